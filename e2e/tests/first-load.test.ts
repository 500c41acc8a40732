import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openVisit } from '../harness/visit.js'

const BUDGET_BYTES = 147_000

test.each(['en-US', 'de-DE'])('a first visit to / loads less than 147 kB of gzipped script, %s', async (locale) => {
  const { page, close } = await openVisit({ locale })
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname))
      scripts.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: 'Training Plan Setup' }).waitFor()
  await page.getByLabel(locale === 'de-DE' ? 'km run' : 'mi run').waitFor()
  expect(await page.locator('[data-stale]').count(), 'the sample week is drawn, and of today').toBe(0)
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  console.log(`First load of /: ${(bytes / 1000).toFixed(1)} kB of gzipped script in ${scripts.length} files`)
  expect(scripts.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(BUDGET_BYTES)
  await close()
})
