import { openDatabase } from '../db/database.js'
import { loadTokenCipher } from '../db/token-cipher.js'
import { rotateKeys } from '../garmin/connection/rotate-keys.js'
import { rotateTotp } from '../sign-in/totp.js'
import { runCommand } from './command-line.js'
import { reachServer } from './reach-server.js'

const USAGE = `npm run rotate-keys

Closes Garmin's tokens, and the keys of apps for codes, again with the newest key of ENCRYPTION_KEY. To change the key:
1. start TriPlan with ENCRYPTION_KEY=new,old (or the first key alone, when there was none)
2. run this with the same ENCRYPTION_KEY; TriPlan may be running
3. start TriPlan with ENCRYPTION_KEY=new
A new key: openssl rand -base64 32`

if (process.argv.length > 2) {
  console.error(USAGE)
  process.exitCode = process.argv[2] === '--help' ? 0 : 2
} else {
  await runCommand('The keys were not rotated', async (env) => {
    if (env.encryptionKeys.length === 0) throw new Error(`ENCRYPTION_KEY is not set.\n\n${USAGE}`)
    const server = await reachServer(env)
    try {
      const db = openDatabase(server.connection, () => {})
      const cipher = await loadTokenCipher(db, env.encryptionKeys)
      const { closedAgain, unreadable } = await rotateKeys(db, cipher)
      const codes = await rotateTotp(db, cipher)
      await db.destroy()
      console.log(`Closed the keys of ${codes.closedAgain} apps for codes with the newest key.`)
      if (codes.unreadable > 0)
        console.log(`${codes.unreadable} could not be opened: these users sign in with a recovery code.`)
      console.log(`Closed the tokens of ${closedAgain} connections with the newest key.`)
      if (unreadable > 0) console.log(`${unreadable} could not be opened: these users are asked to connect again.`)
    } finally {
      await server.stop()
    }
  })
}
