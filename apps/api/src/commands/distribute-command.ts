import { toOwn } from '../backup/connect.js'
import { onOne } from '../backup/load.js'
import { distribute } from '../db/distribute.js'
import { migrateToLatest } from '../db/migrations/migrate.js'
import type { Database } from '../db/schema.js'
import { runCommand } from './command-line.js'

const USAGE = `npm run distribute

Spreads the tables of the users over the servers of a Citus cluster; DATABASE_URL names its coordinator. Stop TriPlan first.
A second time it changes nothing. When that is worth it, and how: deploy/citus.md`

if (process.argv.length > 2) {
  console.error(USAGE)
  process.exitCode = process.argv[2] === '--help' ? 0 : 2
} else {
  await runCommand('Nothing was distributed', async (env) => {
    if (!env.databaseUrl) throw new Error(`DATABASE_URL is not set.\n\n${USAGE}`)
    const tables = await toOwn(env, async (client) => {
      const db = onOne<Database>(client)
      await migrateToLatest(db)
      return distribute(db)
    })
    console.log(
      tables.length > 0
        ? `Spread over the servers: ${tables.join(', ')}. Start TriPlan again.`
        : 'The tables are spread over the servers already: nothing was changed.',
    )
  })
}
