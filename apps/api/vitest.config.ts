import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: 'src/testing/global-setup.ts',
    reporters: ['verbose', 'json'],
    outputFile: { json: 'test-results.json' },
  },
})
