import { addDays } from '@tri/plan-engine'
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { register, savePlan } from '../harness/athlete/account.js'
import { call } from '../harness/athlete/call.js'
import { LAKEFRONT, today } from '../harness/athlete/journey.js'
import { openVisit } from '../harness/page/visit.js'

type Stored = { id: number; week: number; day: number; totalDuration: number }

const shownDay = (page: Page) => page.locator('[data-date]').getAttribute('data-date')

/** Opens the dashboard of a new athlete two minutes before midnight. */
async function openLate(username: string) {
  const visit = await openVisit()
  const { page } = visit
  await register(page, username)
  // Today is inside of the first week.
  const planId = await savePlan(page, LAKEFRONT, addDays(today(), 95))
  await page.clock.install({ time: new Date(`${today()}T23:58:00`) })
  await page.goto('/')
  await page.getByRole('heading', { name: 'Export' }).waitFor()
  await expect.poll(() => shownDay(page)).toBe(today())
  return { ...visit, planId }
}

test('at midnight the page that shows today shows the new day, and another chosen day stays', async () => {
  const { page, troubles, close } = await openLate('midnight@example.org')
  await page.clock.runFor('04:00')
  await expect.poll(() => shownDay(page)).toBe(addDays(today(), 1))
  await page.getByText('94 days to go').first().waitFor()

  await page.getByRole('button', { name: 'Next' }).first().click()
  const chosen = addDays(today(), 2)
  await expect.poll(() => shownDay(page)).toBe(chosen)
  // Two nights with the lid closed: a timer that is due runs once.
  await page.clock.fastForward(48 * 60 * 60_000)
  await page.getByText('92 days to go').first().waitFor()
  await expect.poll(() => shownDay(page)).toBe(chosen)
  expect(troubles).toEqual([])
  await close()
})

test('a page that wakes shows the new day and what was done meanwhile elsewhere', async () => {
  const { page, planId, troubles, close } = await openLate('awake@example.org')
  await page.getByRole('button', { name: 'Next' }).first().click()
  const workouts = await call<Stored[]>(page, 'get', `/api/training-plans/${planId}/workouts`)
  const week = workouts.filter((each) => each.week === workouts[0]?.week)
  const daysOf = (some: readonly Stored[]) => new Set(some.map(({ day }) => day)).size
  const complete = ({ id, totalDuration }: Stored) =>
    call(page, 'patch', `/api/workouts/${id}/complete`, { completed: true, actualDuration: totalDuration })
  const doneDays = () =>
    page
      .getByRole('region', { name: 'This Week' })
      .getByRole('button', { name: /Done \d:\d\d/ })
      .count()
  // What a change leads to is asked for after it.
  let asked = 0
  const isProposal = (request: Request) => new URL(request.url()).pathname.endsWith('/proposal')
  page.on('request', (request) => (asked += isProposal(request) ? 1 : 0))
  const end = (request: Request) => (asked -= isProposal(request) ? 1 : 0)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const before = week.slice(0, -1)
  for (const each of before) await complete(each)
  await page.getByRole('button', { name: 'Today' }).first().click()
  // All that was told of them is there: nothing else draws the page anew.
  await expect.poll(async () => [await doneDays(), asked]).toEqual([daysOf(before), 0])

  // The machine sleeps: no timer runs. Seven hours later its lid is opened.
  await page.clock.setSystemTime(new Date(`${addDays(today(), 1)}T07:00:00`))
  await expect.poll(() => shownDay(page)).toBe(today())
  for (const each of week.slice(-1)) await complete(each)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => shownDay(page)).toBe(addDays(today(), 1))
  await page.getByText('94 days to go').first().waitFor()
  await expect.poll(doneDays).toBe(daysOf(week))
  expect(daysOf(week)).toBeGreaterThan(daysOf(before))
  expect(troubles).toEqual([])
  await close()
})
