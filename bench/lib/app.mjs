import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url))

/**
 * The built app in a process of its own, on an empty database that goes with it; on the database of `databaseUrl`, where one
 * is named.
 */
export async function startApp(databaseUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'triplan-bench-'))
  // Run by root, the database belongs to another account, which must be able to enter.
  chmodSync(folder, 0o755)
  const dataDir = join(folder, 'data')
  const app = await startAppOn(dataDir, databaseUrl ? { DATABASE_URL: databaseUrl } : {})
  const stop = () => app.stop().finally(() => rmSync(folder, { recursive: true, force: true }))
  return { ...app, dataDir, stop }
}

/** The built app in a process of its own, on the database of a data folder; `settings` are further variables for it. */
export async function startAppOn(dataDir, settings = {}) {
  if (!existsSync(MAIN)) throw new Error('Nothing is built yet. Run npm start once, or npm run build.')
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, SIGN_IN_LIMIT: '100000', ...settings }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = once(child, 'exit')
  let said = ''
  const ready = new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text
        const [, address] = /ready at (\S+)/.exec(said) ?? []
        if (address) resolve(address)
      })
    }
    exited.then(() => reject(new Error(said)))
  })
  return {
    address: await ready,
    pid: child.pid,
    megabytes: () => residentMegabytes(child.pid),
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** What the process holds in memory; NaN where there is no /proc. */
function residentMegabytes(pid) {
  if (process.platform !== 'linux') return Number.NaN
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
}
