import { expect, test } from 'vitest'
import { PLANNER } from '../harness/athlete/planner.js'
import { openAthlete } from '../harness/page/visit.js'

test('with the high-contrast colours of the system, bars can still be told apart and controls have edges', async () => {
  const { page, picture, close } = await openAthlete('contrast@example.org')
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
