import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fileOf } from '../harness/page/file-of.js'
import { openVisit } from '../harness/page/visit.js'

const BUDGET_BYTES = { js: 125_000, css: 15_000 }

const TITLE = 'a first visit to / loads less than 125 kB of script and 15 kB of style sheets, gzipped, %s'

test.each(['en-US', 'de-DE'])(TITLE, async (locale) => {
  const { page, close } = await openVisit({ locale })
  const loaded: Record<'js' | 'css', Set<string>> = { js: new Set(), css: new Set() }
  page.on('response', (response) => {
    const kind = new URL(response.url()).pathname.split('.').at(-1)
    if (kind === 'js' || kind === 'css') loaded[kind].add(response.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: 'Training Plan Setup' }).waitFor()
  await page.getByLabel(locale === 'de-DE' ? 'km run' : 'mi run').waitFor()
  expect(await page.locator('[data-stale]').count(), 'the sample week is drawn, and of today').toBe(0)
  for (const kind of ['js', 'css'] as const) {
    const urls = [...loaded[kind]]
    const bodies = await Promise.all(urls.map((url) => fileOf(page, url)))
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
    console.log(`First load of /: ${(bytes / 1000).toFixed(1)} kB of ${kind}, gzipped, in ${urls.length} files`)
    expect(urls.length).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(BUDGET_BYTES[kind])
  }
  await close()
})
