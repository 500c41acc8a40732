import { fileURLToPath } from 'node:url'
import { startTestClock } from './clock.mjs'
import { ResultsReporter } from './results-reporter.mjs'
import { SeededSequencer } from './seeded-sequencer.mjs'
import { IS_SOAK } from './soak.mjs'

startTestClock()

const LARGEST_SEED = 2 ** 31 - 1

/** The one limit for all that is waited for: what is there sooner is not waited for, and a busy machine takes its time. */
const PATIENCE_MS = 60_000

/** Where the random tests of `npm test` begin, so that the same tree has the same answer each time. */
const COMMITTED_SEED = 20_261_127

/** Where random tests begin: FC_SEED repeats a run, and without it each soak tries what none has tried before. */
const seed = Number(process.env.FC_SEED || (IS_SOAK ? Math.floor(Math.random() * LARGEST_SEED) : COMMITTED_SEED))

/**
 * What every package's tests have in common. One test alone (`it.only`) fails the run wherever it is run, and the seed of
 * what is made at random is told in each run and kept with its results.
 * @param {{ resultsFile?: string }} options
 */
export const testWith = ({ resultsFile = 'test-results.json' } = {}) =>
  /** @satisfies {import('vitest/config').ViteUserConfig['test']} */ ({
    allowOnly: false,
    expect: { poll: { timeout: PATIENCE_MS } },
    // No test may stand on what another left: files and tests come in an order of the seed's.
    sequence: { shuffle: true, seed, sequencer: SeededSequencer },
    reporters: ['default', new ResultsReporter({ seed, file: resultsFile })],
    provide: { seed, clockShift: Number(process.env.TEST_CLOCK_SHIFT) },
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
