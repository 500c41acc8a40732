import { statSync } from 'node:fs'
import { checkBackup } from '../backup/backup-file.js'
import { toRead } from '../backup/connect.js'
import { saveBackup } from '../backup/dump.js'
import { fileNamed, inWords, nameForNow, runCommand } from './command-line.js'

const USAGE = `npm run backup [-- FILE]

Writes all data of TriPlan, running or not, into one file: FILE, or a new one in backups/.
The database is that of DATABASE_URL or, without one, of DATA_DIR, as for npm start.`

const [file, ...more] = process.argv.slice(2)

if (more.length > 0 || file?.startsWith('-')) {
  console.error(USAGE)
  process.exitCode = file === '--help' ? 0 : 2
} else {
  await runCommand('The backup failed', async (env) => {
    const path = file ? fileNamed(file) : nameForNow('triplan')
    await toRead(env, (client) => saveBackup(client, path))
    const { rows } = await checkBackup(path)
    console.log(`Saved ${inWords(rows)} in\n${path} (${Math.ceil(statSync(path).size / 1024)} kB)`)
    console.log('It holds password hashes and keys, so only you can read it. Keep it as safe as the database.')
  })
}
