import type { Kysely, KyselyPlugin, PluginTransformQueryArgs, QueryResult, RootOperationNode, UnknownRow } from 'kysely'
import { createQueryId, PostgresQueryCompiler } from 'kysely'
import type { Database } from '../db/schema.js'
import { USERS_TABLES } from '../db/users-tables.js'

/** What `everyUser` writes. */
const EVERY_USER = '/* every user */'

/** The database for an app under test: a statement on users' rows that does not say whose they are fails. */
export const refuseUnowned = (db: Kysely<Database>): Kysely<Database> => db.withPlugin(new RefuseUnowned())

class RefuseUnowned implements KyselyPlugin {
  readonly #compiler = new PostgresQueryCompiler()

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    const { sql } = this.#compiler.compileQuery(node, createQueryId())
    const table = unownedTable(sql)
    if (table) throw new Error(`This statement on ${table} does not name the user: ${sql}`)
    return node
  }

  async transformResult({ result }: { result: QueryResult<UnknownRow> }): Promise<QueryResult<UnknownRow>> {
    return result
  }
}

/** A table of the users' that a statement reads or writes without naming the owner; undefined where all is well. */
export function unownedTable(statement: string): string | undefined {
  if (statement.includes(EVERY_USER)) return undefined
  const text = statement.replaceAll('"', '')
  return Object.entries(USERS_TABLES).find(([table, owner]) => {
    const isThere = new RegExp(`\\b(from|join|update|into|using)\\s+${table}\\b`, 'i').test(text)
    return isThere && !isOwned(text, table, owner)
  })?.[0]
}

/** A new user has no id yet. */
const isOwned = (text: string, table: string, owner: string): boolean =>
  table === 'users'
    ? /\binto users\b/i.test(text) || new RegExp(`\\b(users\\.)?${owner} (=|in)|\\buser_id\\b`, 'i').test(text)
    : new RegExp(`\\b${owner}\\b`, 'i').test(text)
