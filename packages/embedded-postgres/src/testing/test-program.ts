import process from 'node:process'
import { startEmbedded } from '../embedded.js'

// The smallest app on an embedded database, for tests that kill one: says its connection, and stops on SIGTERM.
const [dataDir = '', native, uid] = process.argv.slice(2)
if (uid) {
  process.setgroups?.([])
  process.setgid?.(Number(uid))
  process.setuid?.(Number(uid))
}
try {
  const embedded = await startEmbedded({ dataDir, log: (line) => console.error(line), ...(native ? { native } : {}) })
  process.on('SIGTERM', () => void embedded.stop().then(() => process.exit(0)))
  console.log(JSON.stringify(embedded.connection))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
