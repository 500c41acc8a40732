import { sharedTest } from '@tri/test-setup/vitest'
import { defineConfig } from 'vitest/config'

/**
 * The files share one app, and in each of two processes one Chromium: two at a time keep a small machine busy. There is
 * time for a slow runner.
 */
export default defineConfig({
  test: {
    ...sharedTest,
    include: ['tests/**/*.test.ts'],
    globalSetup: 'harness/app/global-setup.ts',
    setupFiles: 'harness/end-visits.ts',
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
