import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newDataDir } from '../harness/app/data-template.js'
import { freePort } from '../harness/app/server.js'
import { PASSWORD } from '../harness/athlete/journey.js'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const READY = /TriPlan is ready at (http:\S+)/
/** What npm and turbo set for this very test run is not for the one it starts. */
const OURS = /^(npm_|TURBO_|VITEST|GARMIN_|PUBLIC_ORIGIN$|NODE_ENV$|DATABASE_URL$|DATA_DIR$|PORT$|HOST$)/

type Launched = { npm: ChildProcess; said: () => string; dataDir: string; port: number; garminPort: number }
const launched: Launched[] = []

async function endAll(started: Launched[]) {
  for (const { npm } of started) signalGroup(npm, 'SIGTERM')
  await Promise.all(started.map(untilOver))
  for (const { dataDir } of started) rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
}

describe('npm start, when everything is installed and built', () => {
  /** Runs beside the others; what changed since the last build, if anything, is built by it. */
  let first: Launched

  beforeAll(async () => {
    first = await launch()
  })
  afterEach(() => endAll(launched.splice(1)))
  afterAll(() => endAll(launched.splice(0)))

  test('serves without installing or building anything again, and prints the address', async () => {
    const builds = ['apps/api/dist/main.js', 'apps/web/dist/index.html'].map((file) => join(ROOT, file))
    const before = builds.map((file) => statSync(file).mtimeMs)
    const began = Date.now()
    const { said, port, garminPort } = await launch()
    console.log(`npm start, nothing changed: ${Date.now() - began} ms to serving`)
    expect(READY.exec(said())?.[1]).toBe(`http://localhost:${port}`)
    expect(said()).not.toContain('Installing')
    expect(builds.map((file) => statSync(file).mtimeMs)).toEqual(before)
    await expectSandbox({ port, garminPort })
  })

  test('leaves nothing running when npm alone gets SIGTERM or SIGKILL', async () => {
    let app = await launch()
    // npm tells its shell of the first, and cannot tell anybody of the second.
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      app.npm.kill(signal)
      await untilOver(app)
      app = await launch(app)
      expect(app.said(), signal).not.toContain('left behind')
    }
  })

  test('ends with an error and the reason when the port is taken', async () => {
    const { port, free: freeOne } = await takePort()
    await expect(launch({ port })).rejects.toThrow(`port ${port} is in use`)
    expect(launched.at(-1)?.npm.exitCode).toBe(1)
    // The sandbox is an extra: without its port the app goes on.
    const { port: garminPort, free: freeOther } = await takePort()
    const other = await launch({ garminPort })
    await expect.poll(other.said, { timeout: 30_000 }).toContain(`port ${garminPort} is in use`)
    expect((await fetch(`http://localhost:${other.port}/api/health/live`)).ok).toBe(true)
    await Promise.all([freeOne(), freeOther()])
  })

  test('stops all at Ctrl+C', async () => {
    signalGroup(first.npm, 'SIGINT')
    await untilOver(first)
  })
})

/** A port that somebody else listens on. */
async function takePort() {
  const server = createServer((socket) => socket.destroy())
  await once(server.listen(0), 'listening')
  const address = server.address()
  const free = async () => {
    server.close()
    await once(server, 'close')
  }
  return { port: typeof address === 'object' && address ? address.port : 0, free }
}

/** A Garmin sandbox answers, and the app sends athletes to it. */
async function expectSandbox({ port, garminPort }: Pick<Launched, 'port' | 'garminPort'>): Promise<void> {
  const origin = `http://127.0.0.1:${garminPort}`
  const pageOf = async () => (await fetch(origin).catch(() => undefined))?.text()
  await expect.poll(pageOf, { timeout: 30_000 }).toContain('This is not Garmin')
  const registered = await fetch(`http://localhost:${port}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'launcher@example.org', password: PASSWORD }),
  })
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const answer = await fetch(`http://localhost:${port}/api/garmin/auth`, { headers: { cookie } })
  expect(((await answer.json()) as { authUrl: string }).authUrl).toContain(`${origin}/oauth2Confirm?`)
}

type Place = Partial<Pick<Launched, 'port' | 'dataDir' | 'garminPort'>>

async function launch({ port, garminPort, dataDir = newDataDir() }: Place = {}): Promise<Launched> {
  const chosen = port ?? (await freePort())
  const chosenForGarmin = garminPort ?? (await freePort())
  const kept = Object.entries(process.env).filter(([name]) => !OURS.test(name))
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: {
      ...Object.fromEntries(kept),
      PORT: String(chosen),
      GARMIN_SANDBOX_PORT: String(chosenForGarmin),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const entry: Launched = { npm, said: () => output, dataDir, port: chosen, garminPort: chosenForGarmin }
  launched.push(entry)
  return new Promise((resolve, reject) => {
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        if (READY.test(output)) resolve(entry)
      })
    }
    npm.once('close', () => reject(new Error(output)))
  })
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** What a terminal does at Ctrl+C: everything in the foreground gets the signal. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (!hasEnded(child) && child.pid) process.kill(-child.pid, signal)
}

/** Waits until nobody answers on the ports nor holds the data; fails after 5 s. */
async function untilOver({ port, garminPort, dataDir }: Omit<Launched, 'npm' | 'said'>): Promise<void> {
  for (const limit = Date.now() + 5_000; Date.now() < limit; await sleep(50)) {
    const urls = [`http://localhost:${port}/api/health/live`, `http://127.0.0.1:${garminPort}`]
    const answers = await Promise.all(urls.map((url) => fetch(url).catch(() => undefined)))
    if (!answers.some(Boolean) && !existsSync(join(dataDir, 'in-use.sock'))) return
  }
  throw new Error(`Something still answers on port ${port} or ${garminPort}, or holds ${dataDir}.`)
}
