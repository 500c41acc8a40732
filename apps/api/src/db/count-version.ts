import { type RawBuilder, sql } from 'kysely'

/** Whether what is written differs from what is stored; each column with its new value. */
export const isChanged = (columns: readonly (readonly [RawBuilder<unknown>, unknown])[]): RawBuilder<boolean> =>
  sql`(${sql.join(columns.map(([column]) => column))}) is distinct from (${sql.join(columns.map(([, value]) => value))})`

/** A row's version with this change: one more, unless nothing changes. */
export const nextVersion = (changed: RawBuilder<boolean>) => sql<number>`version + (${changed})::integer`
