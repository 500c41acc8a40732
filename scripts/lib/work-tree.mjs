import { spawnSync } from 'node:child_process'
import { ROOT } from './paths.mjs'

/**
 * Returns the files that differ from the last commit, and new ones; none where there is no git, as in an unpacked archive.
 * @returns {string[]}
 */
export function changedFiles() {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' })
  return status === 0
    ? stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(3))
    : []
}
