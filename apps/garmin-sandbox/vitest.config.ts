import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['verbose', 'json'],
    outputFile: { json: 'test-results.json' },
    // A busy machine may need longer than the usual 5 s.
    testTimeout: 30_000,
  },
})
