import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../harness/browser.js'
import { enterRace, generate, logIn, overflowOf, type Race, signUpAndSave } from '../harness/journey.js'
import { openPage } from '../harness/page.js'
import { type Server, startServer } from '../harness/server.js'

const RACE: Race = { name: 'Lakefront Olympic', type: 'Olympic', weeks: 14 }
const ATHLETE = 'ann@example.org'
/** The README's pictures, taken again by `npm run pictures`. */
const README_IMAGES = fileURLToPath(new URL('../../docs/images/', import.meta.url))
const README_SCREENS: readonly string[] = ['set-up', 'weekly']
const README_CLIP = { x: 0, y: 0, width: 1440, height: 1060 }

let server: Server
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
  const { page, close } = await openPage(browser, { origin: server.origin })
  await page.goto('/')
  await enterRace(page, RACE)
  await generate(page, RACE)
  await signUpAndSave(page, ATHLETE)
  await close()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

test.each([
  { size: 'wide', scheme: 'light' },
  { size: 'wide', scheme: 'dark' },
  { size: 'narrow', scheme: 'light' },
  { size: 'narrow', scheme: 'dark' },
] as const)('no screen breaks or sticks out, $size and $scheme', async ({ size, scheme }) => {
  const { page, troubles, picture, close } = await openPage(browser, { origin: server.origin, size, scheme })
  const look = async (name: string) => {
    await page.evaluate(() => document.fonts.ready)
    await picture(`screen-${name}`)
    if (process.env.UPDATE_PICTURES && size === 'wide' && scheme === 'light' && README_SCREENS.includes(name)) {
      mkdirSync(README_IMAGES, { recursive: true })
      await page.screenshot({ path: `${README_IMAGES}${name}.png`, fullPage: true, clip: README_CLIP })
    }
    expect(await overflowOf(page), name).toBeLessThanOrEqual(0)
  }

  await page.goto('/')
  await enterRace(page, RACE)
  await page.getByText('14 weeks to race day').waitFor()
  await look('set-up')
  await generate(page, RACE)
  await look('preview')
  await page.getByRole('button', { name: 'More files' }).click()
  await page.getByRole('button', { name: 'Watch workouts' }).waitFor()
  await look('more-files')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Save plan' }).first().click()
  await page.getByRole('dialog').waitFor()
  await look('save-dialog')

  for (const [path, heading] of [
    ['/auth', 'Train for your race in the hours you really have'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-of-service', 'Terms of Service'],
    ['/no/such/page', 'Page Not Found'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { name: heading }).waitFor()
    await look(path.split('/').at(-1) ?? '')
  }

  await logIn(page, ATHLETE)
  await page.getByRole('heading', { name: 'Daily Training' }).waitFor()
  await look('daily')
  await page.getByRole('button', { name: 'Weekly View' }).click()
  await page.getByText(/^Week 1 of/).waitFor()
  await look('weekly')
  for (const [path, heading] of [
    ['/my-plans', RACE.name],
    ['/settings', 'Default Paces'],
    ['/garmin', /Garmin/],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { name: heading }).first().waitFor()
    await look(path.slice(1))
  }
  expect(troubles).toEqual([])
  await close()
})
