import { seededTest } from '@tri/test-setup/vitest'
import { configDefaults, defineConfig } from 'vitest/config'
import { REPOSITORY_TESTS } from './vitest.repository.config.js'

export default defineConfig({
  test: {
    ...seededTest,
    exclude: [...configDefaults.exclude, ...REPOSITORY_TESTS],
    globalSetup: 'src/testing/global-setup.ts',
    testTimeout: 30_000,
    maxWorkers: '100%',
  },
})
