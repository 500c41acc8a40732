import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { register, savePlan } from '../harness/athlete/account.js'
import { overflowOf, type Race } from '../harness/athlete/journey.js'
import { choose, LOG, PLANNER, SESSION_MENU, showSecondWeek } from '../harness/athlete/planner.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'

const RACE: Race = { name: 'A Plan With Quite A Long Name For A Small Screen', type: 'Ironman', weeks: 14 }

/** What a laptop shows of 1440 x 900 at 200 %, and the narrowest phone. */
const SIZES = [
  ['at 200 % zoom', { width: 720, height: 450 }],
  ['at 320 pixels', { width: 320, height: 640 }],
] as const

const VISITORS = ['/', '/auth', '/privacy-policy', '/no/such/page']
const USERS = ['/', PLANNER, '/progress', '/race', '/?new', '/my-plans', '/settings', '/garmin']

/** The elements that stick out of the page, when it scrolls sideways. */
async function stickingOut(page: Page): Promise<string[]> {
  if ((await overflowOf(page)) <= 0) return []
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`)
      .slice(0, 5),
  )
}

async function expectFit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('main h1, main h2').first().waitFor()
  expect(await stickingOut(page), path).toEqual([])
}

const dialogs: readonly [path: string, open: (page: Page) => Promise<void>][] = [
  [PLANNER, (page) => page.getByRole('button', { name: 'Edit' }).first().click()],
  [
    PLANNER,
    async (page) => {
      await showSecondWeek(page)
      await choose(page, SESSION_MENU, LOG)
    },
  ],
  ['/settings', (page) => page.getByRole('button', { name: 'Change password' }).click()],
]

test.each(SIZES)('nothing sticks out of any screen %s', async (_, viewport) => {
  const { page, troubles, close } = await openVisit()
  await page.setViewportSize(viewport)
  for (const path of VISITORS) await expectFit(page, path)
  await register(page, `tight.${viewport.width}@example.org`)
  await savePlan(page, RACE)
  for (const path of USERS) await expectFit(page, path)
  for (const [path, open] of dialogs) {
    await page.goto(path)
    await open(page)
    await page.getByRole('dialog').waitFor()
    expect(await stickingOut(page), `dialog of ${path}`).toEqual([])
  }
  expect(troubles).toEqual([])
  await close()
})

test('with the high-contrast colours of the system, bars can still be told apart and controls have edges', async () => {
  const { page, picture, close } = await openAthlete('contrast@example.org', { race: RACE })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(PLANNER, { waitUntil: 'networkidle' })
  await page.locator('article').first().waitFor()
  await picture('forced-colours')
  const drawn = await page
    .locator('article [role="img"] span')
    .first()
    .evaluate((bar) => getComputedStyle(bar).backgroundColor)
  const ground = await page
    .locator('article')
    .first()
    .evaluate((card) => getComputedStyle(card).backgroundColor)
  expect(drawn).not.toBe(ground)

  await page.goto('/progress', { waitUntil: 'networkidle' })
  const season = page.getByRole('region', { name: 'Season' })
  await season.getByRole('list', { name: 'Key' }).waitFor()
  const colourOf = (selector: string) =>
    season.locator(selector).evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor))
  const swatches = await colourOf('ul[aria-label="Key"] li > span[data-sport]:first-child')
  expect(new Set(swatches).size, 'the key tells the sports').toBe(3)
  expect(new Set([...(await colourOf('[data-phase]')), ground]).size, 'the phases have bands').toBeGreaterThan(4)
  const chosen = season.locator('[data-selected]').first()
  expect(await chosen.evaluate((week) => getComputedStyle(week).outlineStyle), 'the chosen week is framed').toBe(
    'solid',
  )
  await close()
})
