import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

/** A new folder among the system's temporary ones. A database that root starts is run by another user, who has to come in. */
export function newFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  chmodSync(folder, 0o755)
  return folder
}

/** The last commit's name. @returns {string} */
export const lastCommit = () => git('rev-parse', 'HEAD')

/** Clones the repository into a folder, at a commit. @param {string} folder @param {string} commit */
export function cloneInto(folder, commit) {
  git('clone', '--quiet', '--no-checkout', ROOT, folder)
  git('-C', folder, 'checkout', '--quiet', '-B', 'main', commit)
}

/** @param {string[]} words */
function git(...words) {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${words.join(' ')} failed: ${stderr}`)
  return stdout.trim()
}
