import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inRoot } from '../lib/paths.mjs'

/**
 * @typedef {{ file: string, was: string, is: string, proof: string }} Equivalent
 *   a mutant that nobody can tell from the code as it is: its file's name, its line before and after, and why
 */

/** @returns {Equivalent[]} */
const readEquivalents = () => JSON.parse(readFileSync(inRoot('scripts', 'mutants', 'equivalent.json'), 'utf8'))

/**
 * Returns the mutants that change what the code does, and the entries of `equivalent.json` about these files that fit none.
 * @param {import('./mutate.mjs').Mutant[]} mutants @param {string[]} files
 */
export function withoutEquivalents(mutants, files) {
  const names = new Set(files.map((file) => basename(file)))
  const listed = readEquivalents().filter(({ file }) => names.has(file))
  const found = new Set(mutants.map(keyOf))
  const keys = new Set(listed.map(keyOfEntry))
  return {
    mutants: mutants.filter((mutant) => !keys.has(keyOf(mutant))),
    outdated: listed.filter((entry) => !found.has(keyOfEntry(entry))),
  }
}

/** @param {import('./mutate.mjs').Mutant} mutant */
const keyOf = ({ file, lines }) => `${basename(file)}\n${lines.was}\n${lines.is}`

/** @param {Equivalent} entry */
const keyOfEntry = ({ file, was, is }) => `${file}\n${was}\n${is}`
