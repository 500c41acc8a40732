import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { register, savePlan } from '../harness/account.js'
import { launchBrowser } from '../harness/browser.js'
import { type Race, readWeek } from '../harness/journey.js'
import { openPage } from '../harness/page.js'
import { type Server, startServer } from '../harness/server.js'

const RACE: Race = { name: 'Lakefront Olympic', type: 'Olympic', weeks: 14 }

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

/** Takes the middle of one thing to the middle of another, step by step. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('Nothing to drag is on the page')
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 10, start.y + start.height / 2 + 10, { steps: 4 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 })
  await page.locator('[data-over]').waitFor()
  await page.mouse.up()
}

const day = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) })

test('a workout is dragged onto a free day and an exercise into a workout, and both are taken back', async () => {
  const { page, troubles, close } = await openPage(browser, { origin: server.origin })
  await page.setViewportSize({ width: 1440, height: 1800 })
  await register(page, 'drag@example.org')
  await savePlan(page, RACE)
  await page.goto('/?view=weekly')
  await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByText(/^Week 2 of/).waitFor()
  const before = await readWeek(page)
  await drag(page, page.getByRole('button', { name: /^Drag .*workout$/ }).first(), day(page, 'Wednesday'))
  await page.getByText('Workout moved to Wednesday').waitFor()
  expect(await page.locator('[data-over]').count()).toBe(0)
  const moved = await readWeek(page)
  expect(moved.find((line) => line.startsWith('Wednesday'))).toContain(' | ')
  const exercise = page.getByRole('button', { name: /^Drag (?!.*workout$)/ }).first()
  const target = page.locator('[data-place="exercise"]').last()
  await drag(page, exercise, target)
  await page.getByText('Exercise moved successfully').waitFor()
  expect(await readWeek(page)).not.toEqual(moved)
  await page.keyboard.press('Control+z')
  await expect.poll(() => readWeek(page)).toEqual(moved)
  await page.keyboard.press('Control+z')
  await expect.poll(() => readWeek(page)).toEqual(before)
  expect(troubles).toEqual([])
  await close()
})
