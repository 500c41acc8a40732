import { CompiledQuery, type QueryResult } from 'kysely'

/** Statements by their text, under the name that a connection keeps them by. */
const names = new Map<string, string>()

/** Returns the name of a statement that is to be parsed and planned once on each connection; undefined for any other. */
export const nameOf = (text: string): string | undefined => names.get(text)

/** Returns the texts of all prepared statements. */
export const preparedTexts = (): readonly string[] => [...names.keys()]

/** A database or a transaction in it. */
type Runs = { executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> }

/** Runs a prepared statement: its rows, their columns in camel case. */
export type Prepared<Row> = (db: Runs, values: readonly unknown[]) => Promise<Row[]>

/**
 * A statement that each connection parses and plans once. For what is asked many times a second, and names its columns: what
 * `*` stands for changes when a newer version adds a column, and PostgreSQL then refuses the statement on each connection that
 * has it.
 */
export function prepare<Row>(name: string, text: string): Prepared<Row> {
  names.set(text, name)
  return async (db, values) => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
    return rows
  }
}
