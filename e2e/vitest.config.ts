import { sharedTest } from '@tri/test-setup/vitest'
import { defineConfig } from 'vitest/config'

/**
 * `npm test` walks the journeys; all else that needs a real browser is run by `npm run test:all` (and by `npx vitest run` here).
 * The files share one app, and in each of two processes one Chromium: two at a time keep a small machine busy. There is
 * time for a slow runner.
 */
export default defineConfig({
  test: {
    ...sharedTest,
    // The tests of a file are the steps of its journey.
    sequence: { ...sharedTest.sequence, shuffle: { files: true } },
    include: ['{journeys,tests}/**/*.test.ts'],
    globalSetup: 'harness/app/global-setup.ts',
    setupFiles: 'harness/page/end-visits.ts',
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
