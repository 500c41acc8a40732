import { testWith } from '@tri/test-setup/vitest'
import { defineConfig } from 'vitest/config'

/** They read files of all packages, so that turbo cannot know by this package's files whether they still pass. */
export const REPOSITORY_TESTS = [
  'directions',
  'every-screen',
  'package-sizes',
  'patterns',
  'published-packages',
  'security-page',
  'source',
  'source-measures',
  'supply-chain',
].map((name) => `src/trust/${name}.test.ts`)

/** The tests of the whole repository: `pnpm test:repository`, in every run. */
export default defineConfig({
  test: {
    ...testWith({ resultsFile: 'test-results.repository.json' }),
    include: REPOSITORY_TESTS,
    testTimeout: 60_000,
    // What reads regular expressions does so in this process, in JavaScript, as it does on every machine.
    env: { RECHECK_SYNC_BACKEND: 'pure' },
  },
})
