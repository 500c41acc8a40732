import { toOwn } from '../backup/connect.js'
import { saveBackup } from '../backup/dump.js'
import { restoreBackup } from '../backup/restore.js'
import { fileNamed, inWords, nameForNow, runCommand } from './command-line.js'

const USAGE = `npm run restore -- FILE [--replace] [--keep-sessions]

Puts the data of a backup into the database of DATABASE_URL or, without one, of DATA_DIR. Stop TriPlan first.
--replace        also when the database holds accounts; they are saved into backups/ first
--keep-sessions  leave everybody signed in who was when the backup was made, also where that was ended since`

const FLAGS = ['--replace', '--keep-sessions']

const SIGNED_OUT = 'Everybody is signed out and logs in again; connections to Garmin that were under way begin anew.'
const SESSIONS_KEPT =
  'Sessions of the backup go on, also those that were ended after it: who stole one may use it again.'

const given = process.argv.slice(2)
const files = given.filter((word) => !word.startsWith('-'))
const [file] = files
const flags = given.filter((word) => word.startsWith('-'))

if (!file || files.length > 1 || flags.some((flag) => !FLAGS.includes(flag))) {
  console.error(USAGE)
  process.exitCode = flags.includes('--help') ? 0 : 2
} else {
  await runCommand('The restore failed, and nothing was changed', async (env) => {
    const keepsSessions = flags.includes('--keep-sessions')
    const replaced = flags.includes('--replace') ? { save: saveOld } : undefined
    const rows = await toOwn(env, (client) => restoreBackup(client, fileNamed(file), { replaced, keepsSessions }))
    console.log(`Restored ${inWords(rows)}. Start TriPlan again with npm start.`)
    console.log(keepsSessions ? SESSIONS_KEPT : SIGNED_OUT)
    console.log('Passwords are those of the backup: who has changed theirs since logs in with the one before.')
  })
}

async function saveOld(client: Parameters<typeof saveBackup>[0]) {
  const path = nameForNow('before-restore')
  await saveBackup(client, path)
  console.log(`What was there is saved in ${path}`)
}
