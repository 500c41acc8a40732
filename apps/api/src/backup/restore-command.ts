import { fileNamed, inWords, nameForNow, runCommand } from './command-line.js'
import { saveBackup } from './dump.js'
import { toOwn } from './reach.js'
import { restoreBackup } from './restore.js'

const USAGE = `npm run restore -- FILE [--replace]

Puts the data of a backup into the database of DATABASE_URL or, without one, of DATA_DIR. Stop TriPlan first.
--replace  also when the database holds accounts; they are saved into backups/ first`

const given = process.argv.slice(2)
const files = given.filter((word) => !word.startsWith('-'))
const [file] = files
const flags = given.filter((word) => word.startsWith('-'))

if (!file || files.length > 1 || flags.some((flag) => flag !== '--replace')) {
  console.error(USAGE)
  process.exitCode = flags.includes('--help') ? 0 : 2
} else {
  await runCommand('The restore failed, and nothing was changed', async (env) => {
    const rows = await toOwn(env, (client) =>
      restoreBackup(client, fileNamed(file), { replaced: flags.length > 0 ? { save: saveOld } : undefined }),
    )
    console.log(`Restored ${inWords(rows)}. Start TriPlan again with npm start.`)
  })
}

async function saveOld(client: Parameters<typeof saveBackup>[0]) {
  const path = nameForNow('before-restore')
  await saveBackup(client, path)
  console.log(`What was there is saved in ${path}`)
}
