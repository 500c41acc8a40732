import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { openVisit } from '../harness/page/visit.js'

const BUDGET_BYTES = { js: 125_000, css: 15_000 }

const TITLE = 'a first visit to / loads less than 125 kB of script and 15 kB of style sheets, gzipped, %s'

test.each(['en-US', 'de-DE'])(TITLE, async (locale) => {
  const { page, close } = await openVisit({ locale })
  const bodies: Record<'js' | 'css', Promise<number>[]> = { js: [], css: [] }
  const note = (response: Response) => {
    const kind = new URL(response.url()).pathname.split('.').at(-1)
    if (kind === 'js' || kind === 'css') bodies[kind].push(response.body().then((body) => gzipSync(body).length))
  }
  page.on('response', note)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: 'Training Plan Setup' }).waitFor()
  await page.getByLabel(locale === 'de-DE' ? 'km run' : 'mi run').waitFor()
  expect(await page.locator('[data-stale]').count(), 'the sample week is drawn, and of today').toBe(0)
  // What a slow page loads when idle may still be on its way; nobody would wait for it when the page is closed.
  page.off('response', note)
  for (const kind of ['js', 'css'] as const) {
    const bytes = (await Promise.all(bodies[kind])).reduce((sum, size) => sum + size, 0)
    console.log(`First load of /: ${(bytes / 1000).toFixed(1)} kB of ${kind}, gzipped, in ${bodies[kind].length} files`)
    expect(bodies[kind].length).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(BUDGET_BYTES[kind])
  }
  await close()
})
