import { addDays } from '@tri/plan-engine'
import { IS_ALL } from '@tri/test-setup/soak'
import { beforeAll, describe, expect, test } from 'vitest'
import { register } from '../harness/athlete/account.js'
import { enterRace, generate, LAKEFRONT, overflowOf, today } from '../harness/athlete/journey.js'
import { saveRunningPlan } from '../harness/athlete/running-plan.js'
import { expectSoundAtBoth } from '../harness/page/axe.js'
import type { OpenPage } from '../harness/page/page.js'
import { openVisit } from '../harness/page/visit.js'

const RUNNING = { name: LAKEFRONT.name, weeks: LAKEFRONT.weeks, weeksAgo: 5 }

const leaveOut = (_name: string, _act: () => Promise<void>): void => undefined

describe.each(['wide', 'narrow'] as const)('the season of a plan that runs, %s', (size) => {
  let visit: OpenPage
  /** What a phone has no other way for: there it is left to `npm run test:all`. */
  const testAtDesk = size === 'wide' || IS_ALL ? test : leaveOut
  const testOnPhone = size === 'narrow' ? test : leaveOut

  const season = () => visit.page.getByRole('region', { name: 'Season' })
  const readout = () => season().locator('p', { hasText: /^Week \d+/ })
  const startOver = async () => {
    await visit.page.goto('/progress')
    await visit.page.getByRole('heading', { name: 'Progress Tracking' }).waitFor()
  }

  beforeAll(async () => {
    visit = await openVisit({ size })
    await register(visit.page, `season.${size}@example.org`)
    await saveRunningPlan(visit.page, RUNNING)
    await visit.page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted') ?? 0) + entry.value })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await startOver()
  })

  test('comes without moving what is there', async () => {
    await readout().waitFor()
    await visit.page.waitForLoadState('networkidle')
    expect(await visit.page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0))).toBeLessThan(0.1)
  })

  testAtDesk('tells the same hours as the planner and its stats, in strip and table', async () => {
    const { page } = visit
    const words = (await readout().textContent()) ?? ''
    const [, week, planned, done] = /^Week (\d+), this week.*: ([\d:]+) planned .* ([\d:]+) done/.exec(words) ?? []
    expect(week).toBeDefined()
    await season().getByRole('button', { name: 'Show as table' }).click()
    const row = season().getByRole('row', { name: new RegExp(`^Week ${week} `) })
    await expect.poll(() => row.textContent()).toContain(planned)
    await expectSoundAtBoth(page, season())
    await season().getByRole('button', { name: 'Week 12', exact: true }).click()
    await season().getByRole('button', { name: 'Show as chart' }).click()
    await season().getByText('Week 12', { exact: true }).waitFor()
    await page.getByRole('navigation', { name: 'Plan' }).getByRole('link', { name: 'Week', exact: true }).click()
    await page.getByRole('heading', { name: 'Week 12 of 14 - Peak Phase' }).waitFor()
    await page.goto(`/?week=${week}`)
    await page.getByText(`Done ${done} of ${planned}`).waitFor()
    await page.getByRole('heading', { name: new RegExp(`^Week ${week} of ${LAKEFRONT.weeks}`) }).waitFor()
    await startOver()
  })

  testAtDesk('has its lines at the hours that they tell', async () => {
    const strip = await season().evaluate((card) => {
      const box = (element: Element) => element.getBoundingClientRect()
      const lines = [...card.querySelectorAll('[aria-hidden] span')].filter((each) =>
        /^[\d.]+ h$/.test(each.textContent ?? ''),
      )
      const bars = [...card.querySelectorAll('[data-sport][style]')].map((each) => each.parentElement)
      const stacks = [...new Set(bars)].flatMap((stack) => (stack ? [stack] : []))
      return {
        lines: lines.map((line) => ({ hours: Number.parseFloat(line.textContent ?? ''), top: box(line).top })),
        // Hours of a stack are told by its week in the table.
        stacks: stacks.map((stack) => ({
          bottom: box(stack).bottom,
          top: Math.min(...[...stack.children].filter((part) => box(part).height > 0).map((part) => box(part).top)),
        })),
      }
    })
    await season().getByRole('button', { name: 'Show as table' }).click()
    const rows = season().getByRole('row', { name: /^Week \d/ })
    await rows.first().waitFor()
    const hours = await rows.evaluateAll((each) =>
      each.flatMap((row) =>
        [5, 6].map((column) => {
          const [whole, minutes] = (row.querySelectorAll('td')[column]?.textContent ?? '').split(':')
          return Number.parseInt(whole ?? '', 10) + Number.parseInt(minutes ?? '', 10) / 60
        }),
      ),
    )
    await season().getByRole('button', { name: 'Show as chart' }).click()
    const most = Math.max(...hours.filter(Number.isFinite))
    const { bottom } = strip.stacks[0] ?? { bottom: 0 }
    const highest = Math.min(...strip.stacks.map(({ top }) => top))
    expect(strip.lines.length).toBeGreaterThan(1)
    for (const { hours, top } of strip.lines)
      expect(Math.abs(((bottom - top) / (bottom - highest)) * most - hours), `the line of ${hours} h`).toBeLessThan(
        0.05,
      )
  })

  test('is walked through by arrow keys, and pressing a week reads it', async () => {
    const { page } = visit
    const week = size === 'narrow' ? season().getByRole('slider') : season().getByRole('button', { name: /^Week 6,/ })
    await week.press('End')
    await season().getByText('Week 14', { exact: true }).waitFor()
    await page.keyboard.press('ArrowLeft')
    await season().getByText('Week 13', { exact: true }).waitFor()
    await page.keyboard.press('Home')
    await season().getByText('Week 1', { exact: true }).waitFor()
    if (size === 'wide')
      await season()
        .getByRole('button', { name: /^Week 8, Recovery Week, .* planned/ })
        .click()
    else
      await season()
        .getByRole('slider')
        .click({ position: { x: 160, y: 40 } })
    await season()
      .getByText(/^Week [78]$/)
      .waitFor()
  })

  testAtDesk('is load as well, and says what its lines mean', async () => {
    const { page, picture } = visit
    await season().getByText('Load', { exact: true }).click()
    await season()
      .getByRole('img', { name: /^Fitness, fatigue and form\. Fitness \d+ today/ })
      .waitFor()
    await season().getByText('Run', { exact: true }).last().click()
    await season().getByText('How fresh you start the day').waitFor()
    await expectSoundAtBoth(page, season())
    await picture('season-load')
  })

  testOnPhone('fits the smallest phone', async () => {
    const { page } = visit
    await page.setViewportSize({ width: 320, height: 700 })
    await startOver()
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 390, height: 844 })
  })

  testAtDesk('is a forecast with clock times from the start that the athlete sets, and stays set', async () => {
    const { page } = visit
    await page.goto('/race', { waitUntil: 'commit' })
    await page.getByLabel('Race starts at').fill('06:30')
    const forecast = page.getByRole('region', { name: 'Race-day forecast' })
    const day = page.getByRole('region', { name: 'Race day by the clock' })
    await day.getByText('07:01').waitFor()
    await forecast.getByRole('row', { name: /^Swim 31:11|^Swim .*31:11/ }).waitFor()
    await day.getByRole('radio', { name: 'Bold' }).check()
    await day.getByText('Forecast: bold').waitFor()
    await expect.poll(() => day.getByRole('listitem').last().textContent()).toContain('2:46:35')
    await page.reload()
    await forecast.getByRole('cell', { name: /^31:11\s?07:01/ }).waitFor()
    await forecast.getByText('What this rests on').click()
    await forecast.getByText('Both transitions take five minutes together').waitFor()
  })

  testAtDesk('is looked at without red and green', async () => {
    const { page, picture } = visit
    await startOver()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'deuteranopia' })
    await picture('season-deuteranopia')
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' })
    for (const sport of ['bike', 'run']) {
      const bar = season().locator(`[aria-hidden] [data-sport="${sport}"][style]`).first()
      expect(await bar.evaluate((each) => getComputedStyle(each).backgroundImage)).toContain('gradient')
    }
  })

  testAtDesk('goes on one sheet of paper, the week that is looked at', async () => {
    const { page } = visit
    await page.goto('/')
    await page.getByRole('heading', { name: 'Export' }).waitFor()
    await page.emulateMedia({ media: null })
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const sheet = page.locator('body > article')
    await expect
      .poll(() => sheet.getByRole('heading', { level: 1, includeHidden: true }).textContent())
      .toBe(LAKEFRONT.name)
    await expect.poll(() => sheet.locator('section').count()).toBe(7)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await sheet.waitFor({ state: 'detached' })
    await page.goto('/race')
    await page.getByRole('heading', { name: 'Race-day forecast' }).waitFor()
    await page.evaluate(() => Object.assign(window, { print: () => window.dispatchEvent(new Event('beforeprint')) }))
    await page.getByRole('button', { name: 'Print forecast' }).click()
    await expect
      .poll(() => sheet.getByRole('heading', { level: 1, includeHidden: true }).textContent())
      .toMatch(/^Race-day forecast/)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await sheet.waitFor({ state: 'detached' })
  })

  testAtDesk('is held against another set-up, which is saved as a copy', async () => {
    const { page } = visit
    await page.goto('/?week=6')
    await page.getByRole('button', { name: 'Change plan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change my plan' })
    await dialog.getByLabel('Race date').fill(today())
    await dialog.getByText('Race date must be in the future').waitFor()
    await expect.poll(() => dialog.getByRole('button', { name: 'Save as a copy' }).isDisabled()).toBe(true)
    await dialog.getByLabel('Race date').fill(addDays(today(), 7 * 20))
    await dialog.getByRole('row', { name: /^Weeks left \d+ 20 \+\d+/ }).waitFor()
    await expectSoundAtBoth(page, dialog)
    await dialog.getByRole('button', { name: 'Save as a copy' }).click()
    await page.getByRole('heading', { name: `${LAKEFRONT.name} (what if)`, level: 1 }).waitFor()
    expect(visit.troubles).toEqual([])
  })
})

test('on a phone today comes first, then the next days, then the week, and the four questions lie at the thumb', async () => {
  const { page, close } = await openVisit({ size: 'narrow' })
  await register(page, 'today@example.org')
  await saveRunningPlan(page, RUNNING)
  await page.goto('/')
  const headings = ['Daily Training', "This Week's Overview", 'Next two days', /^Week \d+$/, 'Progress Tracking']
  const tops: number[] = []
  for (const name of headings) tops.push((await page.getByRole('heading', { name }).boundingBox())?.y ?? -1)
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
  const tabs = page.getByRole('navigation', { name: 'Plan' }).getByRole('link')
  await expect.poll(() => tabs.allTextContents()).toEqual(['Today', 'Week', 'Progress', 'Race'])
  for (const tab of await tabs.all()) {
    const box = await tab.boundingBox()
    expect(box?.y).toBeGreaterThan(844 * 0.9)
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await close()
})

test('a plan that is not saved yet is held against another set-up, which takes its place', async () => {
  const { page, troubles, close } = await openVisit()
  await page.goto('/')
  await enterRace(page, LAKEFRONT)
  await generate(page, LAKEFRONT)
  await page
    .getByRole('region', { name: 'Season' })
    .getByRole('button', { name: /^Week 1, / })
    .waitFor()
  await page.getByRole('button', { name: 'Compare another plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'What if' })
  await dialog.getByLabel('Race date').fill(addDays(today(), 7 * 20))
  await dialog.getByRole('row', { name: /^Weeks left 14 20 \+6/ }).waitFor()
  await dialog.getByRole('button', { name: 'Use this set-up' }).click()
  await page.getByRole('heading', { name: 'Week 1 of 20 - Base Building' }).waitFor()
  expect(troubles).toEqual([])
  await close()
})

test('a set-up that is not generated yet is held against another one, which is then entered', async () => {
  const { page, troubles, close } = await openVisit({ size: 'narrow' })
  await page.goto('/')
  await page.getByLabel('Race Date', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Compare another plan' }).click()
  await page.getByText('Race date is required').first().waitFor()
  await enterRace(page, LAKEFRONT)
  await page.getByRole('button', { name: 'Compare another plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'What if' })
  await dialog.getByRole('row', { name: 'Weeks left 14 14', exact: true }).waitFor()
  await dialog.getByLabel('Race date').fill(addDays(today(), 7 * 20))
  await dialog.getByRole('row', { name: /^Weeks left 14 20 \+6/ }).waitFor()
  await dialog.getByRole('button', { name: 'Use this set-up' }).click()
  await page.getByText('20 weeks to race day').waitFor()
  expect(troubles).toEqual([])
  await close()
})

/** Pages of a PDF as the browser writes it. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
