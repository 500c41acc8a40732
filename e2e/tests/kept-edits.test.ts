import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../harness/app/server.js'
import { register, savePlan } from '../harness/athlete/account.js'
import { logIn, type Race, readWeek } from '../harness/athlete/journey.js'
import { choose, moveFirstWorkout, SESSION_MENU } from '../harness/athlete/planner.js'
import { keptEdits } from '../harness/kept/outbox.js'
import { launchBrowser } from '../harness/page/browser.js'
import { openPage } from '../harness/page/page.js'

const RACE: Race = { name: 'Lakefront Olympic', type: 'Olympic', weeks: 14 }
const NOTICE = 'is sent when the connection is back'

type Row = { id: number; week: number; day: number; dayName: string; isCompleted: boolean }

let server: Server
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** A user with a plan, looking at its second week. */
async function athlete(username: string) {
  const visit = await openPage(browser, { origin: server.origin })
  await register(visit.page, username)
  const planId = await savePlan(visit.page, RACE)
  await showSecondWeek(visit.page)
  return { ...visit, planId }
}

async function showSecondWeek(page: Page): Promise<void> {
  await page.goto('/?view=weekly')
  await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByText(/^Week 2 of/).waitFor()
}

/**
 * Goes on in a new page after a crash: nobody was asked anything. A page that is closed lives on for a moment, and with a network
 * again it would still send what it keeps.
 */
async function comeBack(page: Page): Promise<Page> {
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => undefined)
  await crashed
  const next = await page.context().newPage()
  await page.close()
  return next
}

test('edits made without a network outlive the page, and are sent by the next one in their order', async () => {
  const { page, close } = await athlete('crash@example.org')
  const before = await readWeek(page)
  await page.context().setOffline(true)
  await moveFirstWorkout(page, /^Friday/)
  await moveFirstWorkout(page, /^Wednesday/)
  await page.getByText(NOTICE).waitFor()
  const shown = await readWeek(page)
  expect(shown).not.toEqual(before)
  await expect.poll(() => keptEdits(page)).toBe(2)

  const next = await comeBack(page)
  await next.context().setOffline(false)
  await next.goto('/')
  await next.getByText('Workout moved successfully').first().waitFor()
  await expect.poll(() => keptEdits(next)).toBe(0)
  await showSecondWeek(next)
  await expect.poll(() => readWeek(next), { message: 'the server has both moves' }).toEqual(shown)
  await close()
})

test('a result that waits is not stored over what was changed elsewhere in between', async () => {
  const { page, planId, close } = await athlete('elsewhere@example.org')
  const api = page.context().request
  const list = async (): Promise<Row[]> => (await api.get(`/api/training-plans/${planId}/workouts`)).json()
  await page.context().setOffline(true)
  await choose(page, SESSION_MENU, 'Done as planned')
  await page.getByText(NOTICE).waitFor()
  await expect.poll(() => keptEdits(page)).toBe(1)

  const next = await comeBack(page)
  await next.context().setOffline(false)
  for (const { id, day, dayName } of (await list()).filter(({ week }) => week === 2)) {
    const answer = await api.patch(`/api/workouts/${id}/position`, { data: { week: 3, day, dayName } })
    expect(answer.status()).toBe(200)
  }
  await next.goto('/')
  const conflict = next.getByRole('dialog', { name: 'Changed elsewhere' })
  await conflict
    .getByText(/, Week 3: .* open/)
    .first()
    .waitFor()
  await conflict.getByRole('button', { name: 'Keep theirs' }).click()
  await expect.poll(() => keptEdits(next)).toBe(0)
  expect((await list()).filter(({ isCompleted }) => isCompleted)).toEqual([])
  await close()
})

test('edits that wait are dropped when the user signs out', async () => {
  const { page, close } = await athlete('leaving@example.org')
  const before = await readWeek(page)
  await page.route('**/api/workouts/**', (route) => route.abort())
  await moveFirstWorkout(page, /^Friday/)
  await page.getByText(NOTICE).waitFor()
  await expect.poll(() => keptEdits(page)).toBe(1)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect.poll(() => keptEdits(page)).toBe(0)
  await page.unroute('**/api/workouts/**')
  await logIn(page, 'leaving@example.org')
  await showSecondWeek(page)
  await expect.poll(() => readWeek(page)).toEqual(before)
  await close()
})
