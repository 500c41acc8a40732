import '../app/theme/styles.js'
import '../app/global.css'
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'

const WIDTH = 1280
const HEIGHT = 900

/** Between two tests there is no network: what a page asks for that has been closed reaches nobody. */
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(WIDTH, HEIGHT)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
