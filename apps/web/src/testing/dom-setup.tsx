import '../app/first-styles.js'
import { notifications } from '@mantine/notifications'
import { shiftClock } from '@tri/test-setup/shift-clock'
import { afterEach, beforeEach, inject, vi } from 'vitest'
import { page } from 'vitest/browser'
import { clearEntries } from '../sync/outbox/outbox-store.js'
import './dom/network.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds from the machine's clock to that of the tests. */
    clockShift: number
  }
}

const WIDTH = 1280
const HEIGHT = 900

// The page lives on the day of the tests, as the rest of them does.
shiftClock(inject('clockShift'))

/** Between two tests there is no network: what a page asks for that has been closed reaches nobody. */
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
globalThis.EventSource = class extends EventSource {
  constructor() {
    super('data:,')
    this.close()
  }
}

beforeEach(async () => {
  await clearEntries()
  localStorage.clear()
  sessionStorage.clear()
  notifications.clean()
  await page.viewport(WIDTH, HEIGHT)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
