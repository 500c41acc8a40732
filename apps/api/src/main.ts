import type { AddressInfo } from 'node:net'
import { startEmbedded } from '@tri/embedded-postgres'
import closeWithGrace from 'close-with-grace'
import type pg from 'pg'
import { buildApp } from './app.js'
import { type Env, readEnv } from './config/env.js'
import { limitTimesByRole, openDatabase, unhurried } from './db/database.js'
import { migrateToLatest } from './db/migrations/migrate.js'
import { reachNamed } from './db/named-database.js'
import { keepsPrepared } from './db/pooler.js'
import { firstAdminLink } from './sign-ups/admin-link.js'

/** Milliseconds that calls in flight and the database have to finish. */
const PATIENCE = 15_000

type Server = {
  connection: pg.PoolConfig
  /** The same past a pooler. */
  direct: pg.PoolConfig
  isPooled: boolean
  stop: () => Promise<void>
}

main().catch((error: unknown) => {
  console.error(`TriPlan cannot start: ${inWords(error)}`)
  process.exit(1)
})

async function main() {
  const env = readEnv(process.env)
  const reaching = reachServer(env)
  // A signal may come while the database is still starting: it is then stopped as soon as it can be.
  const closers = [async () => (await reaching).stop()]
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  closeWithGrace({ delay: PATIENCE }, async ({ err }) => {
    if (err) console.error(`TriPlan stops after an error: ${inWords(err)}`)
    await close()
  })
  try {
    const server = await reaching
    await migrate(server)
    const onLost = (error: Error) => console.error(`A database connection broke: ${error.message}`)
    const { connection, isPooled } = server
    const prepares = !isPooled || (await keepsPrepared(connection))
    const db = openDatabase(connection, onLost, { isPooled, prepares })
    closers.push(() => db.destroy())
    const app = await buildApp({ db, env, direct: server.direct })
    closers.push(() => app.close())
    await app.listen({ port: env.port, host: env.host })
    const address = addressOf(app.addresses()[0], env)
    const link = await firstAdminLink(db)
    console.log(`TriPlan is ready at ${address}`)
    if (link) console.log(`To run it for others, too, create your account by this link: ${address}${link}`)
  } catch (error) {
    await close()
    throw error
  }
}

/** The PostgreSQL server that was named, or our own on the data folder. */
async function reachServer({ databaseUrl, databaseDirectUrl, dataDir }: Env): Promise<Server> {
  if (!databaseUrl) {
    const { connection, stop } = await startEmbedded({ dataDir })
    return { connection, direct: connection, isPooled: false, stop }
  }
  const connection = await reachNamed(databaseUrl)
  const direct = databaseDirectUrl ? await reachNamed(databaseDirectUrl, 'DATABASE_DIRECT_URL') : connection
  return { connection, direct, isPooled: databaseDirectUrl !== undefined, stop: async () => {} }
}

async function migrate({ direct, isPooled }: Server) {
  const db = openDatabase(unhurried(direct), () => {})
  try {
    await migrateToLatest(db)
    if (isPooled) await limitTimesByRole(db)
  } finally {
    await db.destroy()
  }
}

function addressOf(listening: AddressInfo | string | undefined, { host, port, publicOrigin }: Env): string {
  const isAnyHost = host === '0.0.0.0' || host === '::'
  return (
    publicOrigin ?? `http://${isAnyHost ? 'localhost' : host}:${typeof listening === 'object' ? listening.port : port}`
  )
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE' && 'port' in error)
    return `port ${error.port} is in use. Stop the program that uses it, or choose another port: PORT=${Number(error.port) + 1}`
  if (code === 'EACCES' && 'port' in error)
    return `port ${error.port} may not be opened. Choose one above 1023: PORT=3000`
  return error.message
}
