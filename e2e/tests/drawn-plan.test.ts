import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PLANNER } from '../harness/athlete/planner.js'
import { SIZES, type Size } from '../harness/page/sizes.js'
import { openAthlete } from '../harness/page/visit.js'

const SCRIPTS = '**/assets/*.js'

/** What a page asks the server for; listening to what will change is no question. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/events') calls.push(request.url())
  })
  return calls
}

const week = (page: Page) => page.getByRole('heading', { name: /^Week 1 of/ })
/** What the cards of the week say. */
const sessions = (page: Page) =>
  page.getByRole('region', { name: 'Weekly planner' }).getByRole('listitem').allTextContents()
const isDrawnOnly = (page: Page) => page.locator('#root').evaluate((root) => (root as HTMLElement).inert)

/** What they say as soon as the browser has taken the page over, before what comes later has come. */
async function takenOver(page: Page) {
  const taken = await page.waitForFunction(() => {
    const isTaken = document.getElementById('root')?.inert === false
    const cards = document.querySelectorAll('[aria-label="Weekly planner"] :is(li, [role="listitem"])')
    return isTaken && [...cards].map(({ textContent }) => textContent)
  })
  return taken.jsonValue()
}

/** An athlete whose browser has been here, so that the server knows its date. */
async function openReturning(username: string, size: Size) {
  const visit = await openAthlete(username, { size })
  await visit.page.goto('/')
  await visit.page.getByRole('button', { name: 'Weekly View' }).waitFor()
  await expect.poll(() => visit.page.evaluate(() => document.cookie)).toContain('time-zone=')
  return visit
}

describe.each(SIZES)('a returning athlete, %s', (size) => {
  test('reads the plan before any script has come, and opens it without a call', async () => {
    const { page, troubles, close } = await openReturning(`drawn.${size}@example.org`, size)
    await page.route(SCRIPTS, (route) => route.abort())
    await page.goto(PLANNER)
    await week(page).waitFor()
    const drawn = await sessions(page)
    expect(drawn.length).toBeGreaterThan(5)
    await expect.poll(() => isDrawnOnly(page)).toBe(true)
    // What was refused here was refused by this test.
    troubles.length = 0

    await page.unroute(SCRIPTS)
    const calls = callsOf(page)
    await page.goto(PLANNER)
    // Once: what jumps into place a moment later has been seen.
    expect(await takenOver(page)).toEqual(drawn)
    await page.getByRole('button', { name: 'Next week' }).click()
    await page.getByRole('heading', { name: /^Week 2 of/ }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual([])
    expect(troubles).toEqual([])
    await close()
  })
})

test('a browser on another date than the server was told shows its own', async () => {
  const { page, troubles, close } = await openReturning('drawn.tomorrow@example.org', 'wide')
  const later = new Date(Date.now() + 9 * 86_400_000)
  await page.clock.setFixedTime(later)
  await page.goto(PLANNER)
  await page.getByRole('heading', { name: /^Week [23] of/ }).waitFor()
  expect(troubles).toEqual([])
  await close()
})

test('signing out takes the time zone along', async () => {
  const { page, close } = await openReturning('drawn.out@example.org', 'wide')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('time-zone=')
  await close()
})
