import { sharedTest } from '@tri/test-setup/vitest'
import { defineConfig } from 'vitest/config'

/** Each test starts several processes, each with a database. */
export default defineConfig({
  test: { ...sharedTest, globalSetup: 'src/testing/global-setup.ts', testTimeout: 60_000, hookTimeout: 60_000 },
})
