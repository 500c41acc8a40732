import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The process of the PostgreSQL server on a data folder, and those that it started: one for each connection, and more.
 * Throws when none is running, so that no signal goes to anybody else.
 */
export function serverProcesses(dataDir: string): number[] {
  const cluster = join(dataDir, 'postgres')
  const postmaster = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
  if (!(postmaster > 1) || !worksIn(postmaster, cluster)) throw new Error(`No server is running on ${dataDir}`)
  return [postmaster, ...childrenOf(postmaster)]
}

function worksIn(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch {
    return false
  }
}

/** Sends a signal to each; one that is gone already is no trouble. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // Its parent's end was its own.
    }
  }
}

function childrenOf(parent: number): number[] {
  if (process.platform !== 'linux') {
    return spawnSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter(Boolean)
      .map(Number)
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number)
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/\nPPid:\t(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}
