import { addDays, weekdayOf } from '@tri/plan-engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { register, savePlan } from '../harness/athlete/account.js'
import { LAKEFRONT, today } from '../harness/athlete/journey.js'
import { ALL_RULES } from '../harness/athlete/planner.js'
import { dayWith, saveRunningPlan } from '../harness/athlete/running-plan.js'
import { openVisit } from '../harness/page/visit.js'

const RUNNING = { name: LAKEFRONT.name, weeks: LAKEFRONT.weeks, weeksAgo: 5 }

test.each([
  ['wide', 300],
  ['narrow', 160],
] as const)('the day begins with its session, %s: above y %i', async (size, y) => {
  const { page, troubles, close } = await openVisit({ size })
  await register(page, `first.look.${size}@example.org`)
  await saveRunningPlan(page, RUNNING)
  await page.goto(`/?day=${await dayWith(page, (sessions) => sessions === 2)}`)
  await page.getByRole('heading', { name: 'Export' }).waitFor()
  const [first, second] = await Promise.all([0, 1].map((nth) => page.getByRole('article').nth(nth).boundingBox()))
  expect(first?.y).toBeLessThan(y)
  expect(second?.height, 'one that comes later is a row').toBeLessThan(size === 'wide' ? 140 : 260)
  expect(troubles).toEqual([])
  await close()
})

/** One of each kind: of load, that runs, of recovery, before the race, the race's. */
const WEEKS = [2, 6, 8, 13, 14]

test('on a laptop the whole week, with all that belongs to it, is at most 1,200 pixels high', async () => {
  const { page, troubles, close } = await openVisit()
  await register(page, 'whole.week@example.org')
  const monday = addDays(today(), -((weekdayOf(today()) + 6) % 7))
  await savePlan(page, LAKEFRONT, addDays(monday, 7 * 9 - 1), addDays(monday, -7 * 5))
  for (const week of WEEKS) {
    await page.goto(`/?week=${week}`)
    await page.getByRole('heading', { name: `Week ${week} of 14` }).waitFor()
    await page.getByRole('button', { name: ALL_RULES }).waitFor()
    await page.getByRole('heading', { name: 'Export' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollHeight), `week ${week}`).toBeLessThanOrEqual(1200)
  }
  expect(troubles).toEqual([])
  await close()
})

test('a wide screen shows seven days in a row to who chose so, and remembers it', async () => {
  const { page, troubles, close } = await openVisit()
  await register(page, 'seven.days@example.org')
  await saveRunningPlan(page, RUNNING)
  await page.goto('/?week=2')
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Seven days in a row' }).click()
  await expect.poll(() => rowsOfDays(page)).toBe(1)
  await page.reload()
  await expect.poll(() => rowsOfDays(page)).toBe(1)
  await page.setViewportSize({ width: 1270, height: 900 })
  await expect.poll(() => rowsOfDays(page), { message: 'where seven have no room' }).toBe(2)
  await expect.poll(() => page.getByRole('button', { name: 'View', exact: true }).isVisible()).toBe(false)
  expect(troubles).toEqual([])
  await close()
})

const rowsOfDays = (page: Page) =>
  page.locator('[data-date]').evaluateAll((days) => new Set(days.map((day) => day.getBoundingClientRect().top)).size)
