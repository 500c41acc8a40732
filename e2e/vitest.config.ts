import { defineConfig } from 'vitest/config'

/** Each file has a server and a Chromium of its own; two at a time keep a small machine busy, with time for a slow runner. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    reporters: ['verbose', 'json'],
    outputFile: { json: 'test-results.json' },
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
