import { seededTest } from '@tri/test-setup/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...seededTest,
    globalSetup: 'src/testing/global-setup.ts',
    testTimeout: 30_000,
    maxWorkers: '100%',
  },
})
