import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../harness/browser.js'
import { openPage } from '../harness/page.js'
import { type Server, startServer } from '../harness/server.js'

const BUDGET_BYTES = 150_000

let server: Server
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

test('a first visit to / loads less than 150 kB of gzipped script', async () => {
  const { page, close } = await openPage(browser, { origin: server.origin })
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname))
      scripts.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: 'Training Plan Setup' }).waitFor()
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  console.log(`First load of /: ${(bytes / 1000).toFixed(1)} kB of gzipped script in ${scripts.length} files`)
  expect(scripts.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(BUDGET_BYTES)
  await close()
})
