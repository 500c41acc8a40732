import { type RawBuilder, sql } from 'kysely'

/** Camel case in an answer, snake case in a table. */
const columnOf = (key: string) => key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

/** ISO 8601 with Z and milliseconds, as `database.ts` reads an instant. */
const asInstant = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * The columns of a table by the keys of an answer, for JSON that PostgreSQL writes: one that the answer does not name cannot
 * leave. `instants` are those that the table keeps as moments.
 */
export const answerColumns = (
  table: string,
  keys: readonly string[],
  instants: readonly string[] = [],
): RawBuilder<unknown> =>
  sql.join(
    keys.map((key) => {
      const column = sql.ref(`${table}.${columnOf(key)}`)
      return sql`${instants.includes(key) ? asInstant(column) : column} as ${sql.id(key)}`
    }),
  )
