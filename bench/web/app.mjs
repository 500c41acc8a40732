import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import puppeteer from 'puppeteer-core'
import { addDays, defaultSchedule, RACE_PRESETS, weeksUntil } from '../../packages/plan-engine/dist/index.js'

const MAIN = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url))
export const PASSWORD = 'long ride on saturday'
const PROGRAMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const WEEKS = 14

/** Starts the built app on a port and data of its own; `stop` removes them. */
export async function startApp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'triplan-bench-'))
  await chmod(dataDir, 0o755)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir }
  const child = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' })
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (child.exitCode === null) child.kill()
    if (child.exitCode === null) await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    if ((await fetch(`${origin}/api/health/ready`).catch(() => undefined))?.ok) return { origin, stop, pid: child.pid }
    await sleep(100)
  }
  await stop()
  throw new Error('The app did not start. Build it first: npm start, once.')
}

/** A browser that Lighthouse can be pointed at, with a profile that is gone afterwards. */
export async function startBrowser() {
  const executablePath = process.env.CHROMIUM_PATH ?? PROGRAMS.find((path) => existsSync(path))
  if (!executablePath) throw new Error('No Chromium was found. Set CHROMIUM_PATH to the program.')
  const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update']
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return puppeteer.launch({ executablePath, args: [...quiet, ...root, '--disable-sync', '--disable-dev-shm-usage'] })
}

/** Registers a user with an Olympic plan, of fourteen weeks unless told, in the page's browser; answers the plan's id. */
export async function registerWithPlan(page, origin, username, weeks = WEEKS) {
  await page.goto(`${origin}/auth`)
  await post(page, '/api/register', { username, password: PASSWORD })
  return (await post(page, '/api/training-plans', newPlan(weeks))).id
}

/** What a plan of so many weeks is made from. */
export function newPlan(weeks) {
  const now = new Date()
  const startDate = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  const raceDate = addDays(startDate, 7 * weeks)
  const { swim, bike, run } = RACE_PRESETS.olympic
  const paces = { Swim: '2:05', Bike: '18.5', Run: '8:25' }
  return {
    name: 'Lakefront Olympic',
    raceType: 'olympic',
    swimDistance: String(swim),
    bikeDistance: String(bike),
    runDistance: String(run),
    raceDate,
    startDate,
    totalWeeks: weeksUntil(startDate, raceDate),
    experienceLevel: 'intermediate',
    goalFinishTime: null,
    ...Object.fromEntries(Object.entries(paces).map(([sport, pace]) => [`current${sport}Pace`, pace])),
    ...Object.fromEntries(Object.entries(paces).map(([sport, pace]) => [`goal${sport}Pace`, pace])),
    weeklySchedule: defaultSchedule('olympic'),
  }
}

/** Calls the API as the page's user. */
export const post = (page, path, body) => call(page, 'POST', path, body)

export function call(page, method, path, body) {
  return page.evaluate(
    async (method, path, body) => {
      const answer = await fetch(path, {
        method,
        ...(body && { body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json' },
      })
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
      return answer.json()
    },
    method,
    path,
    body,
  )
}

function freePort() {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
