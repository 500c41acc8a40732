import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enterRace, generate, LAKEFRONT, overflowOf, type Race } from '../harness/athlete/journey.js'
import { choose, LOG, PLANNER, SESSION_MENU, showSecondWeek } from '../harness/athlete/planner.js'
import type { OpenPage } from '../harness/page/page.js'
import { showScheme } from '../harness/page/scheme.js'
import { showAt, VIEWPORTS } from '../harness/page/sizes.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'

const RACE: Race = { name: 'A Plan With Quite A Long Name For A Small Screen', type: 'Ironman', weeks: 14 }

/** What a laptop shows of 1440 x 900 at 200 %, and the narrowest phone. */
const TIGHT = [
  { width: 720, height: 450 },
  { width: 320, height: 640 },
]

/** The README's pictures, taken again by `npm run pictures`. */
const README_IMAGES = fileURLToPath(new URL('../../docs/images/', import.meta.url))
const README_SCREENS: readonly string[] = ['set-up', 'weekly']
const README_CLIP = { x: 0, y: 0, width: 1440, height: 1060 }

const VISITORS = [
  ['/auth', 'Train for your race in the hours you really have'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/no/such/page', 'Page Not Found'],
] as const

const USERS = [
  ['/progress', 'Progress Tracking'],
  ['/race', 'Race-day forecast'],
  ['/?new', 'Training Plan Setup'],
  ['/my-plans', RACE.name],
  ['/settings', 'Default Paces'],
  ['/settings/security', 'Sign-in & security'],
  ['/garmin', /Garmin/],
  ['/history', /Past training/],
] as const

const DIALOGS: readonly [path: string, open: (page: Page) => Promise<void>][] = [
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

/** Looks at the page as it stands, at every width and in both schemes; it is at a desk again afterwards. */
async function look({ page, picture }: OpenPage, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const viewport of TIGHT) {
    await showAt(page, viewport)
    expect(await stickingOut(page), `${name}, ${viewport.width} pixels`).toEqual([])
  }
  for (const size of ['narrow', 'wide'] as const) {
    await showAt(page, VIEWPORTS[size])
    for (const scheme of ['dark', 'light'] as const) {
      await showScheme(page, scheme)
      await picture(`screen-${name}`, scheme)
      expect(await stickingOut(page), `${name}, ${size}, ${scheme}`).toEqual([])
    }
  }
  if (!process.env.UPDATE_PICTURES || !README_SCREENS.includes(name)) return
  mkdirSync(README_IMAGES, { recursive: true })
  await page.screenshot({ path: `${README_IMAGES}${name}.png`, fullPage: true, clip: README_CLIP })
}

const nameOf = (path: string) => path.split(/\W/).at(-1) ?? ''

test('no screen of a visitor breaks or sticks out at any width, in light or dark', async () => {
  const visit = await openVisit()
  const { page, troubles, close } = visit
  await page.goto('/')
  await enterRace(page, LAKEFRONT)
  await page.getByText('14 weeks to race day').waitFor()
  await look(visit, 'set-up')
  await generate(page, LAKEFRONT)
  await look(visit, 'preview')
  await page.getByRole('button', { name: 'More files' }).click()
  await page.getByRole('button', { name: 'Watch workouts' }).waitFor()
  await look(visit, 'more-files')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Save plan' }).first().click()
  await page.getByRole('dialog').waitFor()
  await look(visit, 'save-dialog')
  for (const [path, heading] of VISITORS) {
    await page.goto(path)
    await page.getByRole('heading', { name: heading }).waitFor()
    await look(visit, nameOf(path))
  }
  expect(troubles).toEqual([])
  await close()
})

test('no screen of a user breaks or sticks out at any width, in light or dark', async () => {
  const visit = await openAthlete('screens@example.org', { race: RACE })
  const { page, troubles, close } = visit
  await page.goto('/')
  await page.getByRole('heading', { name: 'Daily Training' }).waitFor()
  await look(visit, 'daily')
  await page.getByRole('button', { name: 'Weekly View' }).click()
  await page.getByText(/^Week 1 of/).waitFor()
  await look(visit, 'weekly')
  for (const [path, heading] of USERS) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: heading }).first().waitFor()
    await look(visit, nameOf(path))
  }
  for (const [index, [path, open]] of DIALOGS.entries()) {
    await page.goto(path)
    await open(page)
    await page.getByRole('dialog').waitFor()
    await look(visit, `dialog-${index + 1}`)
  }
  expect(troubles).toEqual([])
  await close()
})
