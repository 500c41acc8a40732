import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { clockSettings } from '@tri/test-setup/clock'
import { inject } from 'vitest'
import { newDataDir } from './data-template.js'

const MAIN = fileURLToPath(new URL('../../../apps/api/dist/main.js', import.meta.url))
const READY_WITHIN_MS = 60_000
/** What the app may inherit: nothing that would point it at a database or change its settings. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'TEMP', 'TMP']

export type ServerOptions = {
  /** Data of an earlier server; a new folder when left out. */
  dataDir?: string
  /** The port; a free one when left out. */
  port?: number
  env?: Record<string, string>
}

/** The built app, running as a user would run it, with the bundled database. */
export type Server = {
  origin: string
  dataDir: string
  port: number
  pid: number
  /** All that it printed. */
  logs: () => string
  /** Asks it to end, or ends it; resolves with the exit code, null after a signal. The data stay. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>
  /** Ends it when it still runs, and removes its data. */
  stop: () => Promise<void>
}

/** Starts the built app and waits until it can serve; rejects with what it printed when it ends before. */
export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const dataDir = options.dataDir ?? newDataDir(inject('dataTemplate'))
  const port = options.port ?? (await freePort())
  const origin = `http://localhost:${port}`
  const inherited = INHERITED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...Object.fromEntries(inherited),
      ...clockSettings(),
      PORT: String(port),
      DATA_DIR: dataDir,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  }
  const end = (signal: NodeJS.Signals = 'SIGTERM') => endOf(child, signal)
  const stop = async () => {
    await end()
    removeData(dataDir)
  }
  try {
    await untilReady(origin, child, () => said)
  } catch (error) {
    await (options.dataDir ? end() : stop())
    throw error
  }
  return { origin, dataDir, port, pid: child.pid ?? 0, logs: () => said, end, stop }
}

/** Starts the app again on the data and the address of one that ended. */
export const startAgain = ({ dataDir, port }: Pick<Server, 'dataDir' | 'port'>): Promise<Server> =>
  startServer({ dataDir, port })

async function untilReady(origin: string, child: ChildProcess, said: () => string): Promise<void> {
  for (const limit = Date.now() + READY_WITHIN_MS; Date.now() < limit; await sleep(50)) {
    if (hasEnded(child)) throw new Error(`The app ended with ${child.exitCode ?? child.signalCode}:\n${said()}`)
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`The app was not ready after ${READY_WITHIN_MS / 1000} s:\n${said()}`)
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (hasEnded(child)) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill(signal)
  })
}

/** Removes a data folder, and the place that it points to where the database could not live in it. */
function removeData(dataDir: string): void {
  const sign = join(dataDir, 'WHERE-THE-DATA-ARE.txt')
  const place = existsSync(sign) && /^\/var\/lib\/triplan\/\S+$/m.exec(readFileSync(sign, 'utf8'))?.[0]
  for (const folder of [dataDir, ...(place ? [place] : [])]) rmSync(folder, { recursive: true, force: true })
}

/** A port of this machine that nobody uses. */
export function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
