import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { inRoot } from './paths.mjs'

const packages = () => [
  'e2e',
  ...['apps', 'packages'].flatMap((folder) => readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`)),
]

const fileOf = (name) => inRoot(name, 'test-results.json')

export function forgetResults() {
  for (const name of packages()) rmSync(fileOf(name), { force: true })
}

/** The sum of what the packages' test runs wrote. A run that broke outside of its tests counts as a failure. */
export function sumResults() {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const name of packages().filter((known) => existsSync(fileOf(known)))) {
    const run = JSON.parse(readFileSync(fileOf(name), 'utf8'))
    const brokenFiles = run.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    const failed = run.numFailedTests + brokenFiles.length
    sum.passed += run.numPassedTests
    sum.failed += failed === 0 && !run.success ? 1 : failed
    sum.skipped += run.numPendingTests + run.numTodoTests
  }
  return sum
}
