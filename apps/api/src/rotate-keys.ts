import { openDatabase } from './db/database.js'
import { startEmbedded } from './db/embedded.js'
import { readEnv } from './env.js'
import { rotateKeys } from './garmin/rotate-keys.js'
import { openTokenBox } from './garmin/token-box.js'

main().catch((error: unknown) => {
  console.error(`The keys were not rotated: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})

/** `npm run rotate-keys` with ENCRYPTION_KEY=new,old: afterwards the old one is needed no more. */
async function main() {
  const env = readEnv(process.env)
  if (env.encryptionKeys.length === 0)
    throw new Error('set ENCRYPTION_KEY=new,old (or the first key alone, when there was none); openssl rand -base64 32')
  const server = env.databaseUrl
    ? { connection: { connectionString: env.databaseUrl }, stop: async () => {} }
    : await startEmbedded({ dataDir: env.dataDir })
  try {
    const db = openDatabase(server.connection, () => {})
    const { closedAgain, unreadable } = await rotateKeys(db, await openTokenBox(db, env.encryptionKeys))
    await db.destroy()
    console.log(`Closed the tokens of ${closedAgain} connections with the newest key.`)
    if (unreadable > 0) console.log(`${unreadable} could not be opened; these users are asked to connect again.`)
  } finally {
    await server.stop()
  }
}
