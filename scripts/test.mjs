// npm test: lint, types, every package's tests and the browser tests; the last line sums them up.
// `npm test -- --filter=@tri/api` runs the tests of some packages only.
import './lib/check-node.mjs'

const { install } = await import('./lib/install.mjs')
const { forgetResults, sumResults } = await import('./lib/results.mjs')
const { openStep, runMain } = await import('./lib/step.mjs')
const { turbo } = await import('./lib/turbo.mjs')

const BROWSER_TESTS = '--filter=@tri/e2e'
// Tests start databases and browsers: more of them at once than this only makes each slower.
const TESTS = ['test', '--continue', '--concurrency=2', '--output-logs=full', '--log-order=grouped']
const QUIET = '--output-logs=errors-only'

const everything = () => [
  ['Lint', ['biome', 'check', '.']],
  ['Unused code', ['knip']],
  ['Types', turbo('typecheck', '--continue', QUIET)],
  ['Tests', turbo(...TESTS, '--filter=!@tri/e2e')],
  ['Browser tests', turbo(...TESTS, BROWSER_TESTS)],
]

await runMain(async () => {
  const narrowed = process.argv.slice(2)
  await install()
  forgetResults()
  const steps = narrowed.length > 0 ? [['Tests', turbo(...TESTS, ...narrowed)]] : everything()
  const failedSteps = []
  for (const [title, command] of steps) if (!(await openStep(title, command))) failedSteps.push(title)
  const { passed, failed, skipped } = sumResults()
  const noneRan = passed + failed === 0
  console.log()
  if (failedSteps.length > 0) console.log(`Not in order: ${failedSteps.join(', ')}. The messages are above.`)
  if (noneRan) console.log('No test ran.')
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed > 0 || noneRan || failedSteps.length > 0 ? 1 : 0
})
