import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PLANNER } from '../harness/athlete/planner.js'
import { dayWith } from '../harness/athlete/running-plan.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'

/** The parts that begin above one that comes before them: read in one order, seen in another. */
async function outOfOrder(page: Page, parts: string): Promise<string[]> {
  // At the page's end a bar that sticks to the edge is in its own place.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  return page.locator(parts).evaluateAll((elements) => {
    const seen = elements.filter((element) => element.getBoundingClientRect().height > 0)
    const tops = seen.map((element) => ({
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`,
      top: element.getBoundingClientRect().top,
    }))
    return tops
      .filter(({ top }, index) => tops.slice(0, index).some((before) => before.top > top + 1))
      .map(({ name }) => name)
  })
}

const HEADINGS = 'main :is(h1, h2, h3, h4)'
const CONTROLS = 'main :is(section, aside, header, form, [data-date]) > :is(section, header, div, form, footer)'

test('on a phone everything is read in the order in which it is seen', async () => {
  const { page, close } = await openAthlete('reading.order@example.org', { size: 'narrow' })
  for (const [path, heading] of [
    ['/', 'Export'],
    [PLANNER, 'Export'],
    ['/progress', 'Progress Tracking'],
    ['/race', 'Race-day forecast'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { name: heading }).waitFor()
    await expect.poll(() => outOfOrder(page, HEADINGS), { message: path }).toEqual([])
  }
  await close()
})

test('on a visitor’s phone as well, in the set-up and at the log-in', async () => {
  const { page, close } = await openVisit({ size: 'narrow' })
  for (const path of ['/', '/auth']) {
    await page.goto(path)
    await page.locator('#root:not([inert]) main h1').waitFor()
    expect(await outOfOrder(page, 'main :is(h1, h2, h3)'), path).toEqual([])
    await expect.poll(() => outOfOrder(page, CONTROLS), { message: path }).toEqual([])
  }
  await close()
})

test('on a phone the tab key walks from the day to what stands below it, and to the tabs last', async () => {
  const { page, close } = await openAthlete('walking.order@example.org', { size: 'narrow' })
  await page.goto(`/?day=${await dayWith(page, (sessions) => sessions > 0)}`)
  await page.getByRole('heading', { name: 'Export' }).waitFor()
  const names: string[] = []
  for (let tabs = 0; tabs < 60 && !names.includes('Race'); tabs += 1) {
    await page.keyboard.press('Tab')
    names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  const seen = ['Weekly View', 'See progress', 'Export PDF', 'Done as planned', 'Today', 'Race']
  // A day may have a second session with a button of its own.
  expect(names.filter((name, index) => seen.includes(name) && names.lastIndexOf(name) === index)).toEqual(seen)
  await close()
})
