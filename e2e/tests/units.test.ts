import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enterRace, generate, overflowOf, signUpAndSave } from '../harness/athlete/journey.js'
import { openVisit } from '../harness/page/visit.js'

const RACE = { name: 'Metric Olympic', type: 'Olympic', weeks: 12 } as const
const MILES = /\d ?mi\b|\/mi\b|\bmi (swim|bike|run)\b|\bmph\b|per mile/
const KILOMETRES = /\d ?km\b|\/km\b|\bkm (swim|bike|run)\b|km\/h|per km/

const choose = (page: Page, name: 'Distances' | 'Pool', unit: string) =>
  page.getByRole('combobox', { name }).selectOption(unit)

type Slide = { keys: readonly string[]; spoken: string }

async function slide(page: Page, name: string, { keys, spoken }: Slide): Promise<void> {
  const slider = page.getByRole('slider', { name })
  for (const key of keys) await slider.press(key)
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(spoken)
}

/** What can be read and heard on the page. */
const textOf = (page: Page) => page.getByRole('main').ariaSnapshot()

async function expectMetric(page: Page, where: string): Promise<void> {
  expect(await textOf(page), where).toMatch(KILOMETRES)
  await expectNoMiles(page, where)
}

/** A day may be a swim's, in metres. */
async function expectNoMiles(page: Page, where: string): Promise<void> {
  expect(await textOf(page), where).not.toMatch(MILES)
}

/** Looks at the plan's day, and at its week. */
async function expectMetricPlan(page: Page): Promise<void> {
  await expectNoMiles(page, 'daily view')
  await page.getByRole('button', { name: 'Weekly View' }).click()
  await page.getByText(/^Week 1 of/).waitFor()
  await expectMetric(page, 'weekly planner')
}

const storedPlan = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => (await fetch('/api/training-plans')).json()).then(([plan]) => plan)

test('who has chosen no units reads those of the browser’s region, before and after signing up', async () => {
  const { page, troubles, close } = await openVisit({ locale: 'de-DE' })
  await page.goto('/')
  await page.getByLabel('km run').waitFor()
  await enterRace(page, RACE)
  await expectMetric(page, 'set-up')
  await generate(page, RACE)
  await signUpAndSave(page, 'region@example.org')
  await page.reload()
  await page.getByRole('heading', { name: 'Export' }).waitFor()
  await expectMetricPlan(page)
  const { units } = await page.evaluate(async () => (await fetch('/api/user')).json())
  expect(units, 'a region is no choice').toBeNull()
  expect(troubles).toEqual([])
  await close()
})

test.each(['wide', 'narrow'] as const)(
  'a guest plans in kilometres, and the plan is kept in miles: %s',
  async (size) => {
    const { page, troubles, picture, close } = await openVisit({ size })
    await page.goto('/')
    await enterRace(page, RACE)
    await expect.poll(() => textOf(page)).toMatch(MILES)
    if (size === 'narrow') await page.getByRole('button', { name: 'Units: miles' }).click()
    await choose(page, 'Distances', 'Kilometres')
    if (size === 'narrow') await page.getByRole('button', { name: /^1\.5 km swim/ }).click()
    await page.getByLabel('km run').waitFor()
    await expectMetric(page, 'set-up')
    await expect.poll(() => page.getByLabel('km swim').inputValue()).toBe('1.5')
    await page.getByLabel('km bike').fill('40')
    await page.getByLabel('km run').fill('10,0')
    await slide(page, 'Run pace', { keys: ['Home', 'ArrowRight'], spoken: '3:15 per kilometre' })
    await slide(page, 'Bike pace', { keys: ['Home'], spoken: '17.0 kilometres per hour' })
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await picture('units-set-up')

    await page.waitForFunction(() => localStorage.getItem('triplan.draft')?.includes('24.8548'))
    await page.reload()
    if (size === 'narrow') await page.getByRole('button', { name: /^1\.5 km swim/ }).click()
    await page.getByLabel('km bike').waitFor()
    await expect
      .poll(() => page.getByLabel('km bike').inputValue(), { message: 'what was typed is there after a reload' })
      .toBe('40')
    await expect.poll(() => page.getByLabel('km run').inputValue()).toBe('10')
    await generate(page, RACE)
    await expectMetric(page, 'preview')
    await picture('units-preview')

    await signUpAndSave(page, `metric.${size}@example.org`)
    await page.waitForFunction(async () => (await (await fetch('/api/user')).json()).units === 'metric')
    await expectMetricPlan(page)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await picture('units-weekly')

    const plan = await storedPlan(page)
    expect([plan.swimDistance, plan.bikeDistance, plan.runDistance]).toEqual(['0.93', '24.8548', '6.2137'])
    expect([plan.currentSwimPace, plan.currentBikePace, plan.currentRunPace]).toEqual(['2:30', '10.6', '5:14'])

    await page.goto('/my-plans')
    await page.getByRole('heading', { name: RACE.name }).waitFor()
    await page.getByText('Details').click()
    const card = await textOf(page)
    for (const shown of ['1.5 km', '40 km', '10 km', '17.0 km/h', '3:15 /km']) expect(card).toContain(shown)
    await expectMetric(page, 'my plans')

    await page.goto('/settings')
    await page.getByRole('heading', { name: 'Units' }).waitFor()
    await expectMetric(page, 'settings')
    await picture('units-settings')
    await choose(page, 'Distances', 'Miles')
    await choose(page, 'Pool', '25 yd')
    await page.getByText('Your default settings have been saved.').first().waitFor()
    await page.waitForFunction(async () => {
      const user = await (await fetch('/api/user')).json()
      return user.units === 'miles' && user.poolUnits === 'yards'
    })
    await page.evaluate(() => localStorage.clear())
    await page.goto('/my-plans')
    await page.getByRole('heading', { name: RACE.name }).waitFor()
    await page.getByText('Details').click()
    const back = await textOf(page)
    expect(back, 'the account remembers what this browser forgot').toContain('24.85 mi')
    expect(back).toContain('/100yd')
    expect(back).not.toMatch(KILOMETRES)
    expect(troubles).toEqual([])
    await close()
  },
)
