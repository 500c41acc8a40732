import { sharedTest } from '@tri/test-setup/vitest'
import { defineConfig } from 'vitest/config'

/** Dates are days of a calendar: no zone may move them, also not one that lies behind the server's. */
const ZONES = ['UTC', 'America/Los_Angeles']

/** Its modules keep no state, so its files share one process each worker: what they import is loaded once. */
export default defineConfig({
  test: {
    ...sharedTest,
    isolate: false,
    projects: ZONES.map((zone) => ({ extends: true as const, test: { name: zone, env: { TZ: zone } } })),
  },
})
