import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { enterRace, generate, LAKEFRONT, logIn, overflowOf } from '../harness/athlete/journey.js'
import { showScheme } from '../harness/page/scheme.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'

const ATHLETE = 'screens@example.org'
/** The README's pictures, taken again by `npm run pictures`. */
const README_IMAGES = fileURLToPath(new URL('../../docs/images/', import.meta.url))
const README_SCREENS: readonly string[] = ['set-up', 'weekly']
const README_CLIP = { x: 0, y: 0, width: 1440, height: 1060 }

beforeAll(async () => {
  const { close } = await openAthlete(ATHLETE)
  await close()
})

test.each(['wide', 'narrow'] as const)('no screen breaks or sticks out in light or dark, %s', async (size) => {
  const { page, troubles, picture, close } = await openVisit({ size })
  const look = async (name: string) => {
    await page.evaluate(() => document.fonts.ready)
    for (const scheme of ['dark', 'light'] as const) {
      await showScheme(page, scheme)
      await picture(`screen-${name}`, scheme)
      expect(await overflowOf(page), `${name}, ${scheme}`).toBeLessThanOrEqual(0)
    }
    if (process.env.UPDATE_PICTURES && size === 'wide' && README_SCREENS.includes(name)) {
      mkdirSync(README_IMAGES, { recursive: true })
      await page.screenshot({ path: `${README_IMAGES}${name}.png`, fullPage: true, clip: README_CLIP })
    }
  }

  await page.goto('/')
  await enterRace(page, LAKEFRONT)
  await page.getByText('14 weeks to race day').waitFor()
  await look('set-up')
  await generate(page, LAKEFRONT)
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
    ['/my-plans', LAKEFRONT.name],
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
