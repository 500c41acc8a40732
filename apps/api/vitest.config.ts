import { availableParallelism } from 'node:os'
import { IS_ALL } from '@tri/test-setup/soak'
import { seededTest } from '@tri/test-setup/vitest'
import { configDefaults, defineConfig } from 'vitest/config'
import { REPOSITORY_TESTS } from './vitest.repository.config.js'

/**
 * What has a server of its own, to kill it, to flood it or to take its disk, or lives through time: `npm run test:all` runs them,
 * and every call where others take one of each kind.
 */
const ALL_TESTS = 'src/**/*.all.test.ts'

/** What its files import keeps no state that a test counts on, so they share one process each worker: it is loaded once. */
export default defineConfig({
  test: {
    ...seededTest,
    pool: 'forks',
    isolate: false,
    exclude: [...configDefaults.exclude, ...REPOSITORY_TESTS, ...(IS_ALL ? [] : [ALL_TESTS])],
    globalSetup: 'src/testing/global-setup.ts',
    // A database on a cluster takes seconds to make, and each statement there a way through the network.
    ...(process.env.DATABASE_URL_TEST
      ? { testTimeout: 120_000, hookTimeout: 60_000 }
      : { testTimeout: 120_000, hookTimeout: 120_000 }),
    // Much of what they do is waiting: for rows, for Garmin, for the end of a process.
    maxWorkers: availableParallelism() + 1,
  },
})
