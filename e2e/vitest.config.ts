import { IS_SOAK } from '@tri/test-setup/soak'
import { sharedTest } from '@tri/test-setup/vitest'
import { defineConfig } from 'vitest/config'

/**
 * What only `npm run soak` runs in the browser: `npm test` asks the same of the bundled database without the app around it
 * (`packages/embedded-postgres`), and of the units in tests with a DOM (`apps/web/src/session`).
 */
const LONG_TESTS = ['tests/data-folder.test.ts', 'tests/units.test.ts']

/**
 * The files share one app, and in each of two processes one Chromium: two at a time keep a small machine busy. There is
 * time for a slow runner.
 */
export default defineConfig({
  test: {
    ...sharedTest,
    include: ['tests/**/*.test.ts'],
    exclude: IS_SOAK ? [] : LONG_TESTS,
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
