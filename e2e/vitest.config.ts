import { defineConfig } from 'vitest/config'

/** Browser tests share one machine and one Chromium: one file after the other, with time for a slow runner. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    reporters: ['verbose', 'json'],
    outputFile: { json: 'test-results.json' },
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
