import type { Kysely } from 'kysely'
import type { Database, Db } from '../db/schema.js'
import { allRows } from './rows.js'

/** Runs a call in a transaction that is rolled back, and returns its answer. */
export async function rolledBack<T>(db: Kysely<Database>, call: (transaction: Db) => Promise<T>): Promise<T> {
  const transaction = await db.startTransaction().execute()
  try {
    return await call(transaction)
  } finally {
    await transaction.rollback().execute()
  }
}

/** The rows that a call adds, changes or deletes, as `table key`, in order; it is rolled back. */
export const changedRows = (db: Kysely<Database>, call: (transaction: Db) => Promise<unknown>): Promise<string[]> =>
  rolledBack(db, async (transaction) => {
    const before = await labelled(transaction)
    await call(transaction)
    const after = await labelled(transaction)
    const changed = [...before.keys(), ...after.keys()].filter((label) => before.get(label) !== after.get(label))
    return [...new Set(changed)].sort()
  })

/** Every row by its table and first column. */
async function labelled(db: Kysely<Database>): Promise<Map<string, string>> {
  const tables = Object.entries(await allRows(db))
  return new Map(tables.flatMap(([table, rows]) => rows.map((row) => [`${table} ${keyOf(row)}`, row] as const)))
}

/** `(7,Spring race)` is row 7. */
const keyOf = (row: string) => /^\(([^,)]*)/.exec(row)?.[1] ?? ''
