import { sharedTest } from '@tri/test-setup/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...sharedTest,
    // A busy machine may need longer than the usual 5 s.
    testTimeout: 30_000,
  },
})
