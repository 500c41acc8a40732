import { openDatabase } from '../db/database.js'
import { isMigrated } from '../db/migrations/migrate.js'
import { makeAdminLink } from '../sign-ups/admin-link.js'
import { runCommand } from './command-line.js'
import { reachServer } from './reach-server.js'

const USAGE = `npm run admin-link

Prints a link that makes whoever opens it first an admin of this server, within seven days: a new account, or the one that is
logged in. TriPlan may be running. Anybody who has the link can use it.`

if (process.argv.length > 2) {
  console.error(USAGE)
  process.exitCode = process.argv[2] === '--help' ? 0 : 2
} else {
  await runCommand('There is no link', async (env) => {
    const server = await reachServer(env)
    try {
      const db = openDatabase(server.connection, () => {})
      if (!(await isMigrated(db)))
        throw new Error('start this version of TriPlan once first, so that it makes its tables')
      const path = await makeAdminLink(db)
      await db.destroy()
      console.log(`${env.publicOrigin ?? `http://localhost:${env.port}`}${path}`)
    } finally {
      await server.stop()
    }
  })
}
