import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
  sql,
} from 'kysely'

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

/** Stands in a statement for one of the values that it is run with, the first of which is 0. */
export type ValueAt = (place: number) => RawBuilder<unknown>

/** A place in a statement that is written before its values are known. */
class Place {
  constructor(readonly index: number) {}
}

/** Writes statements, and runs none. */
const writer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/**
 * A statement that is written once, and that each connection parses and plans once. For what is asked many times a second, and
 * names its columns: what `*` stands for changes when a newer version adds a column, and PostgreSQL then refuses the statement
 * on each connection that has it.
 */
export function prepare<Row>(name: string, write: (valueAt: ValueAt) => RawBuilder<Row>): Prepared<Row> {
  const statement = write((place) => sql`${new Place(place)}`).compile(writer)
  names.set(statement.sql, name)
  return async (db, values) => {
    const parameters = statement.parameters.map((each) => (each instanceof Place ? values[each.index] : each))
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters })
    return rows
  }
}
