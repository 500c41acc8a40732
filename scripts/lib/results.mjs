import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/**
 * @typedef {import('../../packages/test-setup/src/expected-tests.mjs').PackageRun} PackageRun
 * @typedef {import('../../packages/test-setup/src/expected-tests.mjs').Expected} Expected
 */

const packages = () => [
  'e2e',
  ...['apps', 'packages'].flatMap((folder) => readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`)),
]

/** @param {string} name */
const fileOf = (name) => inRoot(name, 'test-results.json')

export function forgetResults() {
  for (const name of packages()) rmSync(fileOf(name), { force: true })
}

/**
 * Returns what each package's test run wrote: this one, or the one that turbo's cache repeats.
 * @returns {PackageRun[]}
 */
export const readResults = () =>
  packages()
    .filter((name) => existsSync(fileOf(name)))
    .map((name) => ({ name, run: JSON.parse(readFileSync(fileOf(name), 'utf8')) }))

/** @returns {Expected} */
export const readExpected = () => JSON.parse(readFileSync(inRoot('scripts', 'expected-tests.json'), 'utf8'))
