import { inRoot } from './paths.mjs'

/**
 * The command line of the tests in a folder, run by this Node.
 * @param {string[]} folder its path from the root, part by part
 * @param {...string} words files, and settings of Vitest; all files where none is named
 */
export const vitestIn = (folder, ...words) => {
  const vitest = inRoot(...folder, 'node_modules', 'vitest', 'vitest.mjs')
  return [process.execPath, vitest, 'run', '--root', inRoot(...folder), ...words]
}
