import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../harness/page/browser.js'
import { openPage } from '../harness/page/page.js'

const EXAMPLE = fileURLToPath(new URL('../../packages/plan-engine/examples/browser', import.meta.url))

let folder: string
let server: PreviewServer
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'engine-page-'))
  const common = { root: EXAMPLE, configFile: false, logLevel: 'error' } as const
  await build({ ...common, build: { outDir: folder, emptyOutDir: true } })
  server = await preview({ ...common, build: { outDir: folder }, preview: { host: '127.0.0.1', port: 0 } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe("the engine's example for browsers, bundled", () => {
  test('predicts while the athlete types, and says which pace it cannot read', async () => {
    const origin = server.resolvedUrls?.local[0] ?? ''
    const { page, troubles, close } = await openPage(browser, { origin })
    await page.goto('/')
    const answer = page.getByRole('status')
    await page.getByLabel('Race').selectOption('olympic')
    await expect.poll(() => answer.textContent()).toBe('02:49:27, intermediate')
    await page.getByLabel('Run').fill('7:00')
    await expect.poll(() => answer.textContent()).toMatch(/^02:40:\d\d, intermediate$/)
    await page.getByLabel('Bike').fill('fast')
    await expect.poll(() => answer.textContent()).toBe('The bike pace cannot be read.')
    expect(troubles).toEqual([])
    await close()
  })
})
