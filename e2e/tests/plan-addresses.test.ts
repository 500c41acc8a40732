import { addDays } from '@tri/plan-engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { register } from '../harness/athlete/account.js'
import { LAKEFRONT, submitLogin, today } from '../harness/athlete/journey.js'
import { saveRunningPlan } from '../harness/athlete/running-plan.js'
import { openVisit } from '../harness/page/visit.js'

/** An athlete in week 6 of a plan. */
async function openRunner(username: string, size: 'wide' | 'narrow' = 'wide') {
  const visit = await openVisit({ size })
  await register(visit.page, username)
  await saveRunningPlan(visit.page, { name: LAKEFRONT.name, weeks: LAKEFRONT.weeks, weeksAgo: 5 })
  await visit.page.goto('/')
  await visit.page.getByRole('heading', { name: 'Daily Training' }).waitFor()
  return visit
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Plan' }).getByRole('link', { name, exact: true })
const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '')
const shownDay = (page: Page) => page.locator('[data-date]').first().getAttribute('data-date')

test('each question has an address, Back goes through them, and a reload keeps day and week', async () => {
  const { page, troubles, close } = await openRunner('addresses@example.org')
  await page.getByRole('button', { name: 'Previous', exact: true }).click()
  await expect.poll(() => shownDay(page)).not.toBe(today())
  const day = await shownDay(page)
  await expect.poll(() => addressOf(page)).toBe(`/?day=${day}`)
  await page.reload()
  await page.getByRole('heading', { name: 'Daily Training' }).waitFor()
  await expect.poll(() => shownDay(page)).toBe(day)

  await page.getByRole('button', { name: 'Weekly View' }).click()
  const opened = await page.getByRole('heading', { name: /^Week \d+ of 14/ }).textContent()
  const following = Number(/\d+/.exec(opened ?? '')) + 1
  await page.getByRole('button', { name: 'Next week' }).click()
  const week = page.getByRole('heading', { name: `Week ${following} of 14` })
  await week.waitFor()
  await expect.poll(() => addressOf(page)).toBe(`/?week=${following}`)
  await page.reload()
  await week.waitFor()

  await tab(page, 'Progress').click()
  await page.getByRole('heading', { name: 'Progress Tracking' }).waitFor()
  await expect.poll(() => addressOf(page)).toBe('/progress')
  await expect.poll(() => page.title()).toBe('Progress - TriPlan')
  await tab(page, 'Race').click()
  await page.getByRole('heading', { name: 'Race-day forecast' }).waitFor()
  await expect.poll(() => addressOf(page)).toBe('/race')
  await expect.poll(() => tab(page, 'Race').getAttribute('aria-current')).toBe('page')

  await page.goBack()
  await page.getByRole('heading', { name: 'Progress Tracking' }).waitFor()
  await page.goBack()
  await week.waitFor()
  await page.goBack()
  await page.goBack()
  await expect.poll(() => shownDay(page)).toBe(day)
  await tab(page, 'Today').click()
  await expect.poll(() => shownDay(page)).toBe(today())
  await expect.poll(() => addressOf(page)).toBe('/')
  expect(troubles).toEqual([])
  await close()
})

test('who is not signed in signs in first, and then gets what was asked for', async () => {
  const { page, close } = await openRunner('asked.for@example.org')
  await page.context().clearCookies()
  await page.goto('/race')
  await page.waitForURL('**/auth')
  await submitLogin(page, 'asked.for@example.org')
  await page.getByRole('heading', { name: 'Race-day forecast' }).waitFor()
  await expect.poll(() => addressOf(page)).toBe('/race')
  await close()
})

test.each([
  ['wide', 300],
  ['narrow', 160],
] as const)('today’s session begins near the top of the page, %s', async (size, least) => {
  const { page, close } = await openRunner(`near.the.top.${size}@example.org`, size)
  const strip = page.getByRole('region', { name: 'This Week' }).getByRole('button')
  // Of the days of a week some are off, and have none.
  let lowest = 0
  for (const button of await strip.all()) {
    if (await button.isDisabled()) continue
    await button.click()
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    const top = await page.evaluate(() => {
      const session = document.querySelector('[data-date] article')
      return session ? session.getBoundingClientRect().top + window.scrollY : 0
    })
    expect(top, (await shownDay(page)) ?? '').toBeLessThan(least)
    lowest = Math.max(lowest, top)
  }
  expect(lowest).toBeGreaterThan(100)
  await close()
})

test('on a phone a finger goes from day to day, and the page still scrolls under it', async () => {
  const { page, troubles, close } = await openRunner('swiped.days@example.org', 'narrow')
  await page.getByRole('heading', { name: 'Export' }).waitFor()
  const finger = await page.context().newCDPSession(page)
  const swipe = async (to: { x: number; y: number }) => {
    const from = { x: 300, y: 500 }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
    for (const way of [0.25, 0.5, 0.75, 1])
      await finger.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way }],
      })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe({ x: 80, y: 505 })
  await page.waitForURL(`**/?day=${addDays(today(), 1)}`)
  await swipe({ x: 290, y: 200 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect.poll(() => new URL(page.url()).search).toBe(`?day=${addDays(today(), 1)}`)
  expect(troubles).toEqual([])
  await close()
})
