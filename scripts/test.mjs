// npm test: lint, types, every package's tests and the browser tests; the last lines sum them up.
// `npm test -- --filter=@tri/api` runs the tests of some packages only, `npm test -- --force` all of them anew.
import './lib/check-node.mjs'

const { install } = await import('./lib/install.mjs')
const { faultsOf, sumOf, tellFailures, tellSkips } = await import('../packages/test-setup/src/expected-tests.mjs')
const { forgetResults, readExpected, readResults } = await import('./lib/results.mjs')
const { openStep, runMain } = await import('./lib/step.mjs')
const { turbo } = await import('./lib/turbo.mjs')
const { changedFiles } = await import('./lib/work-tree.mjs')

const BROWSER_TESTS = '--filter=@tri/e2e'
// Tests start databases and browsers: more of them at once than this only makes each slower.
const TESTS = ['test', 'test:repository', '--continue', '--concurrency=2', '--output-logs=full', '--log-order=grouped']
const QUIET = '--output-logs=errors-only'

/** @param {string[]} flags @returns {[title: string, command: string[]][]} */
const everything = (flags) => [
  ['Lint', ['biome', 'check', '--error-on-warnings', '.']],
  ['Unused code', ['knip']],
  ['Directions', ['depcruise', 'apps', 'packages']],
  ['Types', turbo('typecheck', '--continue', QUIET)],
  ['Types of scripts', ['tsc', '-p', 'scripts']],
  ['Tests', turbo(...TESTS, '--filter=!@tri/e2e', ...flags)],
  ['Browser tests', turbo(...TESTS, BROWSER_TESTS, ...flags)],
]

await runMain(async () => {
  const words = process.argv.slice(2)
  const isWhole = !words.some((word) => word.startsWith('--filter') || word.startsWith('--affected'))
  await install()
  forgetResults()
  /** @type {[title: string, command: string[]][]} */
  const steps = isWhole ? everything(words) : [['Tests', turbo(...TESTS, ...words)]]
  const failedSteps = []
  for (const [title, command] of steps) if (!(await openStep(title, command))) failedSteps.push(title)
  const runs = readResults()
  const expected = readExpected()
  const faults = faultsOf(runs, expected, { isWhole })
  if (process.env.CI) faults.push(...changedFiles().map((file) => `The run left ${file} changed.`))
  tell(runs, expected)
  if (failedSteps.length > 0) console.log(`Not in order: ${failedSteps.join(', ')}. The messages are above.`)
  for (const fault of faults) console.log(fault)
  const { passed, failed, skipped } = sumOf(runs.map(({ run }) => run))
  const noneRan = passed + failed === 0
  if (noneRan) console.log('No test ran.')
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed > 0 || noneRan || failedSteps.length > 0 || faults.length > 0 ? 1 : 0
})

/**
 * @param {import('./lib/results.mjs').PackageRun[]} runs
 * @param {import('./lib/results.mjs').Expected} expected
 */
function tell(runs, { skips }) {
  console.log()
  for (const { name, run } of runs) {
    const { passed, failed, skipped } = sumOf([run])
    console.log(
      `${name}: ${run.files.length} files, ${passed} passed, ${failed} failed, ${skipped} skipped (FC_SEED=${run.seed})`,
    )
  }
  for (const line of [...tellSkips(runs, skips), ...tellFailures(runs)]) console.log(line)
}
