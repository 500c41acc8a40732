import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: 'src/testing/global-setup.ts',
    testTimeout: 30_000,
    maxWorkers: '100%',
    reporters: ['verbose', 'json'],
    outputFile: { json: 'test-results.json' },
  },
})
