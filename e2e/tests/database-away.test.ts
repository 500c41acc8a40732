import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopDatabase } from '../harness/app/database.js'
import { type Server, startServer } from '../harness/app/server.js'
import { register } from '../harness/athlete/account.js'
import { type Race, readWeek, submitLogin } from '../harness/athlete/journey.js'
import { moveFirstWorkout, readSavedWeek, showSecondWeek } from '../harness/athlete/planner.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'
import { openWindow } from '../harness/page/window.js'

const RACE: Race = { name: 'Patient Olympic', type: 'Olympic', weeks: 12 }
const WAYS_IN = '/api/sign-in-options'
const NOTICE = 'The server cannot reach its database. Trying again...'

let server: Server

beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await server?.stop()
})

const statusOf = async (path: string) => (await fetch(`${server.origin}${path}`)).status

test('S43 while the database is away the page says so, keeps what is edited, and goes on by itself', async () => {
  const { page, troubles, picture, close } = await openAthlete('patient@example.org', {
    origin: server.origin,
    race: RACE,
  })
  await showSecondWeek(page)
  const before = await readWeek(page)

  const startDatabase = await stopDatabase(server)
  expect([await statusOf('/api/health/live'), await statusOf('/api/health/ready')]).toEqual([200, 503])
  const refused = await page.request.get('/api/training-plans')
  expect([refused.status(), refused.headers()['retry-after']]).toEqual([503, '5'])

  // One window edits, another one is opened in the middle of it.
  await moveFirstWorkout(page, /^Friday/)
  await page.getByText(NOTICE).waitFor()
  const moved = await readWeek(page)
  expect(moved, 'the move stays on the page').not.toEqual(before)
  await picture('database-away')
  const second = await openWindow(page)
  await second.goto('/')
  await second.getByText(NOTICE).waitFor()

  startDatabase()
  await page.getByText('Workout moved successfully').waitFor({ timeout: 30_000 })
  await page.getByText(NOTICE).waitFor({ state: 'detached' })
  await second.getByRole('heading', { name: RACE.name, level: 1 }).waitFor({ timeout: 30_000 })
  await expect.poll(() => readSavedWeek(second)).toEqual(moved)
  expect(await statusOf('/api/health/ready')).toBe(200)
  expect(troubles.filter((line) => !line.startsWith('503 '))).toEqual([])
  await close()
})

test('S43 a sign-in while the database is away says what to do, and works when it is back', async () => {
  const { page, troubles, close } = await openVisit({ origin: server.origin })
  await register(page, 'late@example.org')
  await page.context().clearCookies()

  const startDatabase = await stopDatabase(server)
  await page.goto('/auth')
  await submitLogin(page, 'late@example.org')
  await page.getByText('The server cannot reach its database. Please try again in a moment.').waitFor()
  const offered = page.waitForResponse((answer) => answer.ok() && answer.url().endsWith(WAYS_IN))
  startDatabase()
  await expect.poll(() => statusOf('/api/health/ready'), { timeout: 30_000 }).toBe(200)
  await offered
  await submitLogin(page, 'late@example.org')
  await page.waitForURL((url) => url.pathname === '/')
  expect(new Set(troubles)).toEqual(new Set(['503 POST /api/login', `503 GET ${WAYS_IN}`]))
  await close()
})
