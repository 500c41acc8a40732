import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from './server.js'

const GONE_WITHIN_MS = 60_000

/**
 * Stops the app's own database server and keeps it from being started again, until the returned function is called. The
 * data stay where they are.
 */
export async function stopDatabase({ dataDir }: Pick<Server, 'dataDir'>): Promise<() => void> {
  const cluster = join(dataDir, 'postgres')
  const version = join(cluster, 'PG_VERSION')
  const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
  renameSync(version, `${version}.away`)
  process.kill(pid, 'SIGINT')
  for (const limit = Date.now() + GONE_WITHIN_MS; existsSync(join(cluster, 'postmaster.pid')); await sleep(50)) {
    if (Date.now() > limit) throw new Error(`The database server ${pid} did not end`)
  }
  return () => renameSync(`${version}.away`, version)
}
