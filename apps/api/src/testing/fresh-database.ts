import { inject } from 'vitest'
import { openDatabase } from '../db/database.js'
import {
  connectionTo,
  createDatabase,
  createEmptyDatabase,
  dropDatabase,
  inDatabase,
  type TestServer,
} from './databases.js'

declare module 'vitest' {
  interface ProvidedContext {
    server: TestServer
    /** A migrated database to copy. */
    template: string
    /** The folder of the built programs. */
    programs: string
  }
}

/** A database of one's own for a test file, the way to it past any pooler, and the query builder on it. */
export async function freshDatabase(kind: 'migrated' | 'empty' = 'migrated') {
  const server = inject('server')
  const name = await (kind === 'empty' ? createEmptyDatabase(server) : migrated(server))
  const connection = connectionTo(server, name)
  const db = server.pooler
    ? openDatabase(inDatabase(server.pooler, name), () => {}, { isPooled: true })
    : openDatabase(connection, () => {})
  const drop = async () => {
    await db.destroy()
    await dropDatabase(server, name)
  }
  return { db, connection, name, drop }
}

/** Whether the tests run on a Citus cluster, which has no foreign keys to the tables that lead to users. */
export const isOnCluster = (): boolean => inject('server').cluster !== undefined

/** A cluster's databases cannot be copied. */
const migrated = (server: TestServer): Promise<string> =>
  server.cluster ? createDatabase(server) : createEmptyDatabase(server, inject('template'))
