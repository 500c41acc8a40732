import { addDays } from '@tri/plan-engine'
import { clockSettings } from '@tri/test-setup/clock'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../harness/app/server.js'
import { register, savePlan } from '../harness/athlete/account.js'
import { call } from '../harness/athlete/call.js'
import { LAKEFRONT, today, untilAlive } from '../harness/athlete/journey.js'
import { openVisit } from '../harness/page/visit.js'

type Workout = { id: number; week: number; day: number; totalDuration: number }

const DAY_MS = 86_400_000

let server: Server

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** Starts the app again with its data, on the next day. */
async function startADayLater(): Promise<void> {
  await server.end()
  const { dataDir, port } = server
  const shift = Number(clockSettings().TEST_CLOCK_SHIFT) + DAY_MS
  server = await startServer({ dataDir, port, env: { TEST_CLOCK_SHIFT: String(shift) } })
}

/** An athlete in the first week of a plan, with a holiday five weeks ahead, who has done what is planned until then. */
async function athlete(username: string) {
  const visit = await openVisit({ origin: server.origin })
  const { page } = visit
  await register(page, username)
  const planId = await savePlan(page, LAKEFRONT, addDays(today(), 95))
  const workouts = await call<Workout[]>(page, 'get', `/api/training-plans/${planId}/workouts`)
  for (const { id, week, totalDuration } of workouts)
    if (week <= 2)
      await call(page, 'patch', `/api/workouts/${id}/complete`, { completed: true, actualDuration: totalDuration })
  const holiday = { from: addDays(today(), 35), to: addDays(today(), 44), reason: 'holiday' }
  await call(page, 'post', '/api/time-off', holiday)
  return { ...visit, planId }
}

const cardOf = (page: Page) => page.getByRole('region', { name: /^Your holiday/ })

/** Opens the dashboard on a day; tells whether it asks about the holiday. What is proposed comes with the page. */
async function isAsked(page: Page, day: string): Promise<boolean> {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`))
  await page.goto('/', { waitUntil: 'networkidle' })
  await untilAlive(page)
  await page.getByRole('heading', { name: 'Daily Training' }).waitFor()
  await page.locator(`[data-date="${day}"]`).first().waitFor()
  return (await cardOf(page).count()) > 0
}

test('a card that is settled stays away on the next day, refused or accepted', async () => {
  const tomorrow = addDays(today(), 1)
  const [keeper, taker] = [await athlete('keeper@example.org'), await athlete('taker@example.org')]
  for (const { page } of [keeper, taker]) {
    await page.goto('/')
    await cardOf(page).waitFor()
  }
  await cardOf(keeper.page).getByRole('button', { name: 'Keep my plan' }).click()
  await cardOf(taker.page).getByRole('button', { name: 'See changes' }).click()
  await taker.page.getByRole('button', { name: 'Accept all' }).click()
  await taker.page.getByText('Plan changed').waitFor()
  await cardOf(taker.page).getByRole('button', { name: 'Got it' }).click()
  for (const { page } of [keeper, taker]) await cardOf(page).waitFor({ state: 'detached' })

  for (const { page } of [keeper, taker]) await page.goto('about:blank')
  await startADayLater()
  expect([await isAsked(keeper.page, tomorrow), await isAsked(taker.page, tomorrow)]).toEqual([false, false])

  // What is told anew is asked about.
  for (const { page } of [keeper, taker]) {
    const more = { from: addDays(today(), 50), to: addDays(today(), 55), reason: 'holiday' }
    await call(page, 'post', '/api/time-off', more)
    await cardOf(page).waitFor()
  }
  for (const { troubles, close } of [keeper, taker]) {
    expect(troubles).toEqual([])
    await close()
  }
})
