/**
 * @typedef {import('./results-reporter.mjs').Results} Results
 * @typedef {{ name: string, run: Results }} PackageRun
 */

/**
 * scripts/expected-tests.json: how many tests each package has at least, and which may be skipped, for what reason. A `*`
 * at the end of a title stands for all that begin so.
 * @typedef {{ package: string, test: string, reason: string }} KnownSkip
 * @typedef {{ least: Record<string, number>, skips: KnownSkip[] }} Expected
 */

/**
 * The sum of some runs. A run that broke outside of its tests counts as a failure.
 * @param {Results[]} runs
 */
export function sumOf(runs) {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const { files, errors, success } of runs) {
    const failed = errors + files.reduce((count, file) => count + file.failed, 0)
    sum.failed += failed === 0 && !success ? 1 : failed
    for (const file of files) {
      sum.passed += file.passed
      sum.skipped += file.skipped
    }
  }
  return sum
}

/**
 * What is wrong with runs in which no test failed: a package with fewer tests than it had, a package that ran none, a skip
 * that is not known. A known skip counts as a test, so that each machine has the same number of them.
 * @param {PackageRun[]} runs @param {Expected} expected
 * @param {{ isWhole: boolean }} options `isWhole`: all packages were to run
 * @returns {string[]}
 */
export function faultsOf(runs, { least, skips }, { isWhole }) {
  const ran = new Set(runs.map(({ name }) => name))
  const missing = isWhole ? Object.keys(least).filter((name) => !ran.has(name)) : []
  return [
    ...missing.map((name) => `${name} ran no test.`),
    ...runs.flatMap(({ name, run }) => [...countFaults(name, run, least[name]), ...skipFaults(name, run, skips)]),
  ]
}

/** @param {string} name @param {Results} run @param {number | undefined} least */
function countFaults(name, run, least) {
  const { passed, failed, skipped } = sumOf([run])
  const count = passed + failed + skipped
  if (least === undefined)
    return [`${name} is not in scripts/expected-tests.json: say there that it has ${count} tests.`]
  if (count >= least) return []
  return [
    `${name} has ${count} tests, and had ${least}. If they were meant to go, say so in scripts/expected-tests.json.`,
  ]
}

/** @param {string} name @param {Results} run @param {KnownSkip[]} known */
const skipFaults = (name, run, known) =>
  run.skipped
    .filter((skipped) => !reasonFor(name, skipped, known))
    .map((skipped) => `${name}: "${skipped.name}" (${skipped.file}) was skipped, and nobody said why it may be.`)

/**
 * The lines that tell which tests were left out and why.
 * @param {PackageRun[]} runs @param {KnownSkip[]} known
 */
export const tellSkips = (runs, known) =>
  runs.flatMap(({ name, run }) =>
    run.skipped.map((skipped) => {
      const reasons = [skipped.note, reasonFor(name, skipped, known)].filter(Boolean)
      return `Skipped in ${name}: ${skipped.name}: ${reasons.join('; ') || 'no reason is given'}`
    }),
  )

/**
 * The lines that tell which tests failed and why.
 * @param {PackageRun[]} runs
 */
export const tellFailures = (runs) =>
  runs.flatMap(({ name, run }) =>
    run.failed.map(
      (failed) => `Failed in ${name}: ${[failed.file, failed.name, failed.message].filter(Boolean).join(': ')}`,
    ),
  )

/** @param {string} name @param {{ name: string }} skipped @param {KnownSkip[]} known */
const reasonFor = (name, skipped, known) =>
  known.find((each) => each.package === name && isTitle(each.test, skipped.name))?.reason

/** @param {string} pattern @param {string} title */
const isTitle = (pattern, title) => (pattern.endsWith('*') ? title.startsWith(pattern.slice(0, -1)) : title === pattern)
