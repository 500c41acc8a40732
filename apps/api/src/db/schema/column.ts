import type { ColumnType } from 'kysely'

/** Read as the value itself, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>

/** An instant: ISO 8601 with Z. */
export type Instant = string
