import { addDays, RULE_IDS } from '@tri/plan-engine'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enterRace, generate, overflowOf, type Race, today, untilAlive } from '../harness/athlete/journey.js'
import { ALL_RULES, choose, PLANNER } from '../harness/athlete/planner.js'
import { fileOf } from '../harness/page/file-of.js'
import type { OpenPage } from '../harness/page/page.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'

const RACE: Race = { name: 'Long Day Out', type: 'Ironman', weeks: 24 }
/** The name of a rule: only what audits plans holds it. */
const RULE = 'Weekly growth'

/** The texts of all scripts that the page has loaded so far. */
function scriptsOf(page: Page): () => Promise<string> {
  const urls = new Set<string>()
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) urls.add(response.url())
  })
  return async () => (await Promise.all([...urls].map((url) => fileOf(page, url)))).join('\n')
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

describe.each(['wide', 'narrow'] as const)('the plan check, %s', (size) => {
  let visit: OpenPage

  beforeAll(async () => {
    visit = await openVisit({ size })
  })
  afterAll(async () => {
    expect(visit.troubles).toEqual([])
    await visit.close()
  })

  test('of the set-up is loaded when it is pressed, and follows what is entered', async () => {
    const { page } = visit
    const scripts = scriptsOf(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await untilAlive(page)
    expect(await scripts()).not.toContain(RULE)
    await page.getByRole('button', { name: 'Check this plan' }).press('Enter')
    const overview = page.getByRole('region', { name: 'Plan Overview' })
    await overview.getByText('100 of 100 Sound').waitFor()
    await expect.poll(scripts).toContain(RULE)
    await expect.poll(() => focused(page), { message: 'the focus stays where it was' }).toContain('Plan check')
    await page.getByLabel('Race Date', { exact: true }).fill('')
    await overview.getByText('Checked for a race 12 weeks away').waitFor()

    await page.getByLabel('Race Date', { exact: true }).fill(addDays(today(), 7 * 20))
    await overview.getByText('Checked for a race').waitFor({ state: 'detached' })
    await overview.getByText('100 of 100 Sound').waitFor()
  })

  test('of the preview opens its rules, each with result, figures and source, and gives the focus back', async () => {
    const { page } = visit
    await page.evaluate(() => localStorage.clear())
    await page.goto('/')
    await enterRace(page, RACE)
    await generate(page, RACE)
    const button = page.getByRole('button', { name: ALL_RULES })
    await button.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Plan check' })
    await dialog.getByRole('heading', { name: RULE }).waitFor()
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(RULE_IDS.length)
    const growth = dialog.getByRole('listitem').filter({ hasText: RULE })
    await expect.poll(() => growth.textContent()).toMatch(/Pass[\s\S]*%[\s\S]*limit at most 10 %/)
    const box = await dialog.boundingBox()
    const isFull = box?.width === page.viewportSize()?.width
    expect(isFull, 'a sheet on a phone').toBe(size === 'narrow')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe(ALL_RULES)
  })

  test('is not the only one to explain: every session does, by the keyboard too', async () => {
    const { page } = visit
    const sessions = await page.getByRole('article').count()
    const buttons = page.getByRole('button', { name: /^Why this session\?/ })
    await expect.poll(() => buttons.count()).toBe(sessions)
    await buttons.first().press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'Why this session?' }).waitFor()
    await dialog.getByRole('list', { name: /^Steps of/ }).waitFor()
    await dialog.getByRole('img', { name: /^Session profile: / }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toMatch(/^Why this session\?/)
  })

  test('stands beside a season that fits, week by week', async () => {
    const { page } = visit
    await page.setViewportSize({ width: size === 'narrow' ? 320 : 1440, height: 800 })
    const season = page.getByRole('region', { name: 'Season' })
    if (size === 'narrow') {
      await season.getByRole('slider', { name: 'Week of the season' }).press('End')
      await season.getByText('Week 24', { exact: true }).waitFor()
    } else await season.getByRole('button', { name: /^Week 24, Race Week/ }).click()
    await page.getByRole('heading', { name: 'Week 24 of 24 - Race Week' }).waitFor()
    await page.getByText(/^Rest, then race: .*race on/).waitFor()
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    const isScrolled = await season.evaluate((card) => card.scrollWidth > card.clientWidth)
    expect(isScrolled).toBe(false)
  })
})

test('the plan check of a saved plan tells what an edit broke', async () => {
  const { page, troubles, close } = await openAthlete('plan.check@example.org')
  await page.goto(PLANNER)
  await page.getByText('100 of 100 Sound').waitFor()
  await choose(page, /^Actions for Long Ride/, 'Delete session')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText(/is free although you have time then/).waitFor()
  await page.getByText(/Needs a change/).waitFor()
  await page.getByText(/You have changed the week since/).waitFor()
  expect(troubles).toEqual([])
  await close()
})

test('a run pace that only a shorter race allows is asked about', async () => {
  const { page, troubles, close } = await openVisit()
  await page.goto('/')
  await enterRace(page, RACE)
  const question = page.getByText(/would be fast for your level/)
  await expect.poll(() => question.count()).toBe(0)
  await page.getByRole('slider', { name: 'Run pace' }).press('Home')
  await question.waitFor()
  await page.getByText(/in the Ironman itself, and not that of a shorter race/).waitFor()
  expect(troubles).toEqual([])
  await close()
})
