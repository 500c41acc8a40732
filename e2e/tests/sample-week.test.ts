import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { untilAlive } from '../harness/athlete/journey.js'
import { SIZES } from '../harness/page/sizes.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'

const PINNED = /^Predicted/

/** The days of the sample week with the sessions that stand beside them. */
const readSample = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'Days of the week' })
    .locator('> li')
    .evaluateAll((days) =>
      days.map((day) => {
        const name = day.querySelector('input')?.getAttribute('aria-label')
        const sessions = [...day.querySelectorAll('article')].map(
          (session) => `${session.querySelector('h3')?.textContent} ${session.querySelector('b')?.textContent}`,
        )
        return [name?.split(':')[0], ...(sessions.length > 0 ? sessions : [day.querySelector('p')?.textContent])].join(
          ' | ',
        )
      }),
    )

const lowerEdgeOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .evaluateAll((elements) => Math.max(...elements.map((element) => element.getBoundingClientRect().bottom)))

test('a visitor sees a whole week of sessions, each with why, before anything is pressed', async () => {
  const { page, troubles, close } = await openVisit()
  await page.goto('/', { waitUntil: 'networkidle' })
  await untilAlive(page)
  expect(await lowerEdgeOf(page, 'main ul article')).toBeLessThan(900)
  const generate = await page.getByRole('button', { name: 'Generate Training Plan' }).boundingBox()
  expect((generate?.y ?? 900) + (generate?.height ?? 0)).toBeLessThan(900)
  const days = await readSample(page)
  expect(days.map((day) => day.split(' | ')[0]?.slice(0, 3))).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  expect(days.filter((day) => /\d:\d\d/.test(day))).toHaveLength(6)
  expect(days[2]).toContain('Rest.')
  await page.getByText('Raises the power you can hold for an hour.', { exact: true }).click()
  await page.getByText(/^Hard ride on Monday:/).waitFor()
  expect(troubles).toEqual([])
  await close()
})

test('on a phone the first session stands above the bar at the lower edge', async () => {
  const { page, close } = await openVisit({ size: 'narrow' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await untilAlive(page)
  const bar = await page.locator('form div', { hasText: PINNED }).last().boundingBox()
  const name = await page.locator('article h3').first().boundingBox()
  expect((name?.y ?? 844) + (name?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await close()
})

describe.each(SIZES)('the sample week, %s', (size) => {
  test('follows what is entered, and is the week that is generated', async () => {
    const { page, troubles, close } = await openVisit({ size })
    await page.goto('/', { waitUntil: 'networkidle' })
    await untilAlive(page)
    const drawn = await readSample(page)
    await page.getByRole('spinbutton', { name: 'Monday: hours' }).fill('0.5')
    await expect.poll(async () => (await readSample(page))[0]).not.toBe(drawn[0])
    expect(await page.locator('[data-stale]').count()).toBe(0)
    await page.getByRole('checkbox', { name: 'Thursday: Available' }).uncheck()
    await expect.poll(async () => (await readSample(page))[3]).toContain('Rest.')
    await page.getByRole('slider', { name: 'Run pace' }).press('Home')
    await page.getByRole('spinbutton', { name: 'Monday: hours' }).fill('1')
    await page.getByRole('checkbox', { name: 'Thursday: Available' }).check()
    await page.getByRole('slider', { name: 'Run pace' }).press('End')
    await page.getByRole('radio', { name: /^Ironman/ }).check({ force: true })
    await expect.poll(async () => (await readSample(page))[5]).toMatch(/Long Ride.* [23]:\d\d/)
    const sample = await readSample(page)
    const [, week] = /^Week (\d+) of 12/.exec((await page.getByText(/^Week \d+ of 12, made/).textContent()) ?? '') ?? []

    await page.getByRole('button', { name: 'Generate Training Plan' }).click()
    await page.getByText(/^Week 1 of 12/).waitFor()
    for (let shown = 1; shown < Number(week); shown += 1) await page.getByRole('button', { name: 'Next week' }).click()
    await page.getByText(new RegExp(`^Week ${week} of 12`)).waitFor()
    const names = await page.locator('section[aria-label*="day, "] article h4').allTextContents()
    expect(sample.flatMap((day) => day.split(' | ').slice(1)).filter((text) => !text.startsWith('Rest'))).toEqual(
      names.map((name) => expect.stringContaining(name)),
    )
    expect(troubles).toEqual([])
    await close()
  })

  test('is there for who is signed in as well, of their own paces and days', async () => {
    const { page, troubles, close } = await openAthlete(`sample.${size}@example.org`, { size })
    await page.goto('/?new')
    await expect.poll(async () => (await readSample(page)).filter((day) => /\d:\d\d/.test(day)).length).toBe(6)
    expect(troubles).toEqual([])
    await close()
  })
})

test('a sample week that cannot be loaded says so, and comes with the page that is loaded again, which kept what was entered', async () => {
  const { page, close } = await openVisit()
  await page.goto('/', { waitUntil: 'networkidle' })
  await untilAlive(page)
  await page.context().setOffline(true)
  await page.getByRole('checkbox', { name: 'Thursday: Available' }).uncheck()
  await page.getByText('The sample week could not be loaded.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect.poll(async () => (await readSample(page))[3]).toContain('Rest.')
  await close()
})
