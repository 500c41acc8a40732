import type { Page, Response } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { LAKEFRONT } from '../harness/athlete/journey.js'
import { openHaltingLine } from '../harness/lines/halting-line.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'

const SCREENS = [
  ['/', 'Daily Training'],
  ['/?week=1', /^Week 1 of/],
  ['/progress', 'Progress Tracking'],
  ['/race', 'Race-day forecast'],
  ['/?new', 'Training Plan Setup'],
  ['/my-plans', LAKEFRONT.name],
  ['/settings', 'Default Paces'],
] as const

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[]
  }
}

/** Keeps every layout shift of the pages to come, with what moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element | null }[] }
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          window.shifts.push({ value, moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '') })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Less than this is no shift to Lighthouse, nor to an eye: parts of a pixel. */
const SEEN = 0.0005

/** What moved while the page was loading, and how much. */
async function shiftsOf(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const shifts = await page.evaluate(() => window.shifts)
  const seen = shifts.filter(({ value }) => value >= SEEN)
  return seen.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join(' and ')}`)
}

describe.each(['wide', 'narrow'] as const)('nothing jumps while it loads, %s', (size) => {
  test('for a visitor', async () => {
    const { page, close } = await openVisit({ size })
    await watchShifts(page)
    for (const [path, heading] of [
      ['/', 'Training Plan Setup'],
      ['/auth', 'Train for your race in the hours you really have'],
      ['/privacy-policy', 'Privacy Policy'],
      ['/no/such/page', 'Page Not Found'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('heading', { name: heading, exact: true }).first().waitFor()
      expect(await shiftsOf(page), path).toEqual([])
    }
    await close()
  })

  test('for a user, also while the plan is on its way', async () => {
    const { page, close } = await openAthlete(`calm.${size}@example.org`, { size })
    await watchShifts(page)
    for (const [path, words] of SCREENS) {
      await page.goto(path)
      await page.getByText(words).first().waitFor()
      expect(await shiftsOf(page), path).toEqual([])
    }
    await close()
  })

  test('for a user whose plan the server could not render', async () => {
    const { page, close } = await openAthlete(`calm.skeleton.${size}@example.org`, { size })
    await watchShifts(page)
    for (const [path, words] of SCREENS.slice(0, 4)) {
      // The server does not know the browser's date, and sends a skeleton.
      await page.context().clearCookies({ name: 'time-zone' })
      await page.goto(path)
      await page.getByText(words).first().waitFor()
      expect(await shiftsOf(page), path).toEqual([])
    }
    await close()
  })
})

test('nothing jumps while the line halts in the middle of a page', async () => {
  const line = await openHaltingLine(inject('origin'), 'New Plan')
  const { page, close } = await openAthlete('calm.halting@example.org', { size: 'wide' })
  // The server knows the browser's date from its second page on, and renders the plan.
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('time-zone=')
  await watchShifts(page)
  await page.goto(`${line.origin}/?week=1`)
  await page
    .getByText(/^Week 1 of/)
    .first()
    .waitFor()
  expect(await shiftsOf(page)).toEqual([])
  await close()
  line.close()
})

test('the first text of / stands after the page, one style sheet, one font and one line of script', async () => {
  const { page, close } = await openVisit()
  const sizes: Promise<[string, number]>[] = []
  const note = (response: Response) => {
    const path = new URL(response.url()).pathname
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => [path, responseBodySize]),
    )
  }
  page.on('response', note)
  // Scripts never arrive: what is seen is what the server drew.
  await page.route(/\/assets\/.*\.js$/, () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Your race, your week, your plan.' }).waitFor()
  await page.getByRole('heading', { name: 'Training Plan Setup' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  page.off('response', note)
  const got = await Promise.all(sizes)
  const bytes = (pattern: RegExp) => got.filter(([path]) => pattern.test(path)).reduce((sum, [, size]) => sum + size, 0)
  console.log(
    `Before the first text: ${got.map(([path, size]) => `${path} ${(size / 1000).toFixed(1)} kB`).join(', ')}`,
  )
  expect(got.filter(([path]) => !/favicon/.test(path)).length).toBeLessThanOrEqual(4)
  expect(bytes(/^\/$/)).toBeLessThan(16_000)
  expect(bytes(/\.css$/)).toBeLessThan(28_000)
  expect(bytes(/\.woff2$/)).toBeLessThan(52_000)
  await close()
})

test('a browser is sent what the build has compressed', async () => {
  const page = await (await fetch(`${inject('origin')}/`)).text()
  const [script = ''] = /\/assets\/first[^"]+\.js/.exec(page) ?? []
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await fetch(inject('origin') + script, { headers: { 'accept-encoding': encoding } })
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(headers.get('cache-control')).toContain('immutable')
  }
})
