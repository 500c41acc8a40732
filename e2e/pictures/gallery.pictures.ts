import type { Browser, Cookie } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWithGarmin } from '../harness/app/garmin.js'
import { launchBrowser } from '../harness/page/browser.js'
import { prepareAccounts } from './accounts.js'
import { SCENES, type Viewer } from './scenes.js'
import { takePicture } from './take.js'

let origin: string
let stop: () => Promise<void>
let browser: Browser
let cookies: Record<Viewer, Cookie[]>

beforeAll(async () => {
  const started = await startWithGarmin()
  stop = started.stop
  origin = started.server.origin
  browser = await launchBrowser()
  cookies = await prepareAccounts(browser, started.server)
})
afterAll(async () => {
  await browser?.close()
  await stop?.()
})

describe.each([
  { size: 'wide', scheme: 'light' },
  { size: 'wide', scheme: 'dark' },
  { size: 'narrow', scheme: 'light' },
  { size: 'narrow', scheme: 'dark' },
] as const)('$size and $scheme', (look) => {
  test.each(SCENES)('$name', async (scene) => {
    const sticksOut = await takePicture(browser, scene, { ...look, origin }, cookies[scene.viewer])
    expect(sticksOut).toBeLessThanOrEqual(0)
  })
})
