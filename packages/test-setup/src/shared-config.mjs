import { fileURLToPath } from 'node:url'
import { ResultsReporter } from './results-reporter.mjs'

const LARGEST_SEED = 2 ** 31 - 1

/** Where random tests begin: FC_SEED repeats a run, and without it each run tries what none has tried before. */
const seed = Number(process.env.FC_SEED || Math.floor(Math.random() * LARGEST_SEED))

/**
 * What every package's tests have in common. One test alone (`it.only`) fails the run wherever it is run, and the seed of
 * what is made at random is told in each run and kept with its results.
 * @param {{ resultsFile?: string }} options
 */
export const testWith = ({ resultsFile = 'test-results.json' } = {}) =>
  /** @satisfies {import('vitest/config').ViteUserConfig['test']} */ ({
    allowOnly: false,
    reporters: ['default', new ResultsReporter({ seed, file: resultsFile })],
    provide: { seed },
  })

export const sharedTest = testWith()

/**
 * The same for a package that makes samples with fast-check.
 * @satisfies {import('vitest/config').ViteUserConfig['test']}
 */
export const seededTest = {
  ...sharedTest,
  setupFiles: [fileURLToPath(new URL('./use-seed.ts', import.meta.url))],
}
