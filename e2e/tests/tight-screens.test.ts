import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { register, savePlan } from '../harness/account.js'
import { launchBrowser } from '../harness/browser.js'
import { overflowOf, type Race } from '../harness/journey.js'
import { openPage } from '../harness/page.js'
import { type Server, startServer } from '../harness/server.js'

const RACE: Race = { name: 'A Plan With Quite A Long Name For A Small Screen', type: 'Ironman', weeks: 14 }

/** What a laptop shows of 1440 x 900 at 200 %, and the narrowest phone. */
const SIZES = [
  ['at 200 % zoom', { width: 720, height: 450 }],
  ['at 320 pixels', { width: 320, height: 640 }],
] as const

const VISITORS = ['/', '/auth', '/privacy-policy', '/no/such/page']
const USERS = ['/', '/?view=weekly', '/?new', '/my-plans', '/settings', '/garmin']

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
  ['/?view=weekly', (page) => page.getByRole('button', { name: 'Edit' }).first().click()],
  [
    '/?view=weekly',
    async (page) => {
      await page.getByRole('button', { name: 'Next week' }).click()
      await page
        .getByRole('button', { name: /^Actions for .*workout$/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Complete...' }).click()
    },
  ],
  ['/settings', (page) => page.getByRole('button', { name: 'Change password' }).click()],
]

test.each(SIZES)('nothing sticks out of any screen %s', async (_, viewport) => {
  const { page, troubles, close } = await openPage(browser, { origin: server.origin })
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
  const { page, picture, close } = await openPage(browser, { origin: server.origin })
  await register(page, 'contrast@example.org')
  await savePlan(page, RACE)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/?view=weekly', { waitUntil: 'networkidle' })
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
  await close()
})
