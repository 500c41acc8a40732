import { defineConfig } from 'vitest/config'

/** `npm run pictures`: one app for all pictures, which are only taken, and compared by whoever looks at them. */
export default defineConfig({
  test: {
    include: ['pictures/**/*.pictures.ts'],
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
