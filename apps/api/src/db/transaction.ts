import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.js'

/** PostgreSQL gave up one of two transactions that waited for each other; asking again is right. */
const RETRIABLE = ['40P01', '40001']
const ATTEMPTS = 3

/**
 * Runs `work` in one transaction: all of it is stored, or nothing. Inside, use the transaction and never `db`. May run
 * `work` again after a deadlock.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetriable(error)) throw error
    }
  }
}

const isRetriable = (error: unknown) =>
  error instanceof Error && 'code' in error && RETRIABLE.includes(String(error.code))
