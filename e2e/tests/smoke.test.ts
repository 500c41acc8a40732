import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../harness/browser.js'
import { openPage } from '../harness/page.js'
import { type Server, startServer } from '../harness/server.js'

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

describe('the built app, opened for the first time', () => {
  for (const size of ['wide', 'narrow'] as const) {
    for (const scheme of ['light', 'dark'] as const) {
      test(`shows the set-up without an error or a sideways scroll, ${size} and ${scheme}`, async () => {
        const { page, troubles, picture, close } = await openPage(browser, { origin: server.origin, size, scheme })
        await page.goto('/')
        await page.getByRole('heading', { name: 'Training Plan Setup' }).waitFor()
        await picture('first-visit')
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        expect(await page.title()).toContain('TriPlan')
        expect(troubles).toEqual([])
        await close()
      })
    }
  }

  test('answers an unknown page with the app, and an unknown call with a JSON 404', async () => {
    const page = await fetch(`${server.origin}/no/such/page`)
    expect(page.headers.get('content-type')).toContain('text/html')
    const call = await fetch(`${server.origin}/api/no-such-call`)
    expect(call.status).toBe(404)
    expect(await call.json()).toEqual({ message: expect.any(String) })
  })
})
