import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runAs } from './account.js'
import type { Binaries } from './binaries.js'
import { codeOf, EmbeddedError } from './error.js'
import type { Home } from './home.js'

const FAST_STOP_MS = 20_000
const IMMEDIATE_STOP_MS = 5_000
const LARGEST_LOG_BYTES = 1_000_000
/** No process has this id, so PostgreSQL takes a pid file that names it for a left-over, and still checks its memory. */
const NOBODYS_PID = '2147483646'

/** Where the server listens: a folder for its socket, or, where there are none (Windows), loopback. */
export type Address = { host: string; port: number }

/** A server that was told to start; `lastWords` are its last lines about its troubles, for when it ended. */
export type Started = { child: ChildProcess; lastWords: () => string }

/**
 * Starts the server on the home's data and leaves it to itself: it is ready when it takes a connection. Call it when no
 * server runs on these data; what a killed one left in its socket's folder is removed.
 */
export function spawnServer(home: Home, binaries: Binaries, address: Address): Started {
  if (address.host.startsWith('/')) emptyFolder(address.host)
  const log = openLog(home)
  const saidBefore = fstatSync(log).size
  const settings = Object.entries(settingsFor(address)).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(binaries.postgres, ['-D', home.cluster, ...settings], {
    ...runAs(home.account),
    // Its own session: Ctrl+C in the terminal reaches only the app, which then stops the server last.
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  return { child, lastWords: () => troublesIn(readFileSync(logOf(home)).subarray(saidBefore).toString()) }
}

/** The process id of a server that runs on these data, whoever started it; a left-over pid file is made harmless. */
export async function runningServer({ cluster }: Home): Promise<number | undefined> {
  const path = join(cluster, 'postmaster.pid')
  if (!existsSync(path)) return undefined
  if (statSync(path).size === 0) await sleep(200)
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  // Single-user mode writes its id as a negative number.
  const pid = Math.abs(Number(lines[0]))
  if (!(pid > 0)) {
    rmSync(path, { force: true })
    return undefined
  }
  if (isAlive(pid) && worksIn(pid, cluster)) return pid
  writeFileSync(path, [NOBODYS_PID, ...lines.slice(1)].join('\n'))
  return undefined
}

/** Ends a server: its connections are closed and its data written. Resolves when it is gone. */
export async function stopServer(pid: number, home: Home, binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['stop', '-D', home.cluster, '-m', 'fast', '-w'], runAs(home.account))
    return
  }
  if (signalled(pid, 'SIGINT') && !(await isGone(pid, FAST_STOP_MS))) {
    signalled(pid, 'SIGQUIT')
    if (!(await isGone(pid, IMMEDIATE_STOP_MS))) {
      throw new EmbeddedError(`PostgreSQL (process ${pid}) does not stop. End that process and start TriPlan again.`)
    }
  }
}

const settingsFor = ({ host, port }: Address): Record<string, string | number> => ({
  port,
  listen_addresses: host.startsWith('/') ? '' : host,
  unix_socket_directories: host.startsWith('/') ? `"${host.replaceAll('"', '""')}"` : '',
  unix_socket_permissions: '0700',
  password_encryption: 'scram-sha-256',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
})

function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true })
}

/** Whether a process is a server of these data, and not a stranger that got the number of one. */
function worksIn(pid: number, cluster: string): boolean {
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(cluster)
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch {
    return existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)
  }
}

/** Whether a process runs; one that ended and that nobody collects (a container without an init) does not. */
export function isAlive(pid: number): boolean {
  if (!signalled(pid, 0)) return false
  if (process.platform !== 'linux') return true
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** Sends a signal; false when there is no such process. */
export function signalled(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

async function isGone(pid: number, withinMs: number): Promise<boolean> {
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(10)) if (!isAlive(pid)) return true
  return false
}

function troublesIn(text: string): string {
  const lines = text.trim().split('\n')
  const troubles = lines.filter((line) => /FATAL|PANIC|HINT|DETAIL/.test(line))
  return (troubles.length > 0 ? troubles : lines).slice(-3).join('\n')
}

const logOf = (home: Home) => join(home.dir, 'postgres.log')

function openLog(home: Home): number {
  const path = logOf(home)
  if (existsSync(path) && statSync(path).size > LARGEST_LOG_BYTES) renameSync(path, `${path}.1`)
  const handle = openSync(path, 'a', 0o600)
  if (home.account) chownSync(path, home.account.uid, home.account.gid)
  return handle
}
