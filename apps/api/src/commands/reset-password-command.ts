import { emailAddress } from '@tri/api-contract'
import { openDatabase } from '../db/database.js'
import { isMigrated } from '../db/migrations/migrate.js'
import { makeLinkFor } from '../recovery/make-link-for.js'
import { runCommand } from './command-line.js'
import { reachServer } from './reach-server.js'

const USAGE = `npm run reset-password -- ann@example.org

Prints a link with which the owner of this account chooses a new password, once, within an hour. TriPlan may be running.
The database is that of DATABASE_URL or, without one, of DATA_DIR, as for npm start.`

const [address = '', ...more] = process.argv.slice(2)
const username = emailAddress.safeParse(address)

if (!username.success || more.length > 0) {
  console.error(USAGE)
  process.exitCode = address === '--help' ? 0 : 2
} else {
  await runCommand('No link was made', async (env) => {
    const server = await reachServer(env)
    const db = openDatabase(server.connection, () => {})
    try {
      if (!(await isMigrated(db)))
        throw new Error('The database is of another version. Start TriPlan once, then try again.')
      const path = await makeLinkFor(db, username.data)
      console.log(
        `For ${username.data}, once, within an hour:\n${env.publicOrigin ?? `http://localhost:${env.port}`}${path}`,
      )
      console.log('Whoever opens it chooses the password: give it to nobody else.')
    } finally {
      await db.destroy()
      await server.stop()
    }
  })
}
