import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/**
 * @typedef {import('../../packages/test-setup/src/expected-tests.mjs').PackageRun} PackageRun
 * @typedef {import('../../packages/test-setup/src/expected-tests.mjs').Expected} Expected
 */

const packages = () => [
  'e2e',
  ...['apps', 'packages'].flatMap((folder) => readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`)),
]

const RESULTS = /^test-results(?:\.(\w+))?\.json$/

/** The files with results that packages have, and the name under which each is counted: `apps/api`, `apps/api repository`. */
const resultFiles = () =>
  packages().flatMap((folder) =>
    readdirSync(inRoot(folder)).flatMap((file) => {
      const [isResults, kind] = RESULTS.exec(file) ?? []
      return isResults ? [{ name: kind ? `${folder} ${kind}` : folder, path: inRoot(folder, file) }] : []
    }),
  )

export function forgetResults() {
  for (const { path } of resultFiles()) rmSync(path)
}

/**
 * Returns what each package's test run wrote: this one, or the one that turbo's cache repeats.
 * @returns {PackageRun[]}
 */
export const readResults = () =>
  resultFiles().map(({ name, path }) => ({ name, run: JSON.parse(readFileSync(path, 'utf8')) }))

/** @returns {Expected} */
export const readExpected = () => JSON.parse(readFileSync(inRoot('scripts', 'expected-tests.json'), 'utf8'))
