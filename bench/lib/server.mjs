import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '../../packages/embedded-postgres/dist/index.js'

const requireOfApi = createRequire(fileURLToPath(new URL('../../apps/api/package.json', import.meta.url)))

/** The driver and the web server that the app itself uses. */
export const pg = requireOfApi('pg')
export const Fastify = requireOfApi('fastify')

/** Milliseconds. */
const HEARD_WITHIN = 500

/** The PostgreSQL that comes along, on a folder that goes with it, and its address for other processes. */
export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'triplan-bench-'))
  // Run by root, the database belongs to another account, which must be able to enter.
  chmodSync(folder, 0o755)
  const { connection, admin, stop } = await startEmbedded({ dataDir: join(folder, 'data'), log: () => {} })
  return {
    connection,
    admin,
    url: urlOf(connection),
    /** The address of another database of it. */
    urlOf: (database) => urlOf({ ...connection, database }),
    folder,
    async stop() {
      await stop()
      // Its end is heard of after it: then its log is read.
      await sleep(HEARD_WITHIN)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function urlOf({ host, port, user, password, database }) {
  const [name, secret] = [user, password].map(encodeURIComponent)
  // A folder is that of a socket.
  if (!host.startsWith('/')) return `postgres://${name}:${secret}@${host}:${port}/${database}`
  return `postgres://${name}:${secret}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}
