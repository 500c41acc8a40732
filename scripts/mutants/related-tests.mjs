import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** They make plans or broken files by the thousand, pack and install, or kill servers: too long for every mutant. */
const SLOW = /property\.test|audit-generated|-hostile\.test|packaging\/|\.all\.test/
/** Tests that reach a file over more imports than this ask it something else. */
const MOST_STEPS = 4
const MOST_TESTS = 12
/** But these hold all that plans and audits say, in a second: they are asked from any distance. */
const PINNED = /\/pinned-[\w-]+\.test\.ts$/
const FROM = /\bfrom\s+'(\.{1,2}\/[^']+)'|\bimport\('(\.{1,2}\/[^']+)'\)/g

/**
 * Returns which of a package's tests may notice a change of a file: the one of its name, or where there is none those of its
 * folder and those that import it themselves; then those that pin whole plans, and those that import it by way of others, the
 * nearest first.
 * @param {string} file @param {string[]} tests
 * @returns {{ own: string[], others: string[] }}
 */
export function testsOf(file, tests) {
  const stem = file.replace(/\.tsx?$/, '')
  const isOwn = (/** @type {string} */ test) => test === `${stem}.test.ts` || test === `${stem}.test.tsx`
  /** Those of the API reach all by way of the app. */
  const isBeside = (/** @type {string} */ test) => dirname(test) === dirname(file) && !SLOW.test(test)
  const isPinned = (/** @type {string} */ test) => PINNED.test(test)
  const near = tests
    .map((test) => ({ test, steps: stepsTo(test, file) }))
    .filter(
      ({ test, steps }) =>
        isOwn(test) ||
        ((isPinned(test) || isBeside(test)) && Number.isFinite(steps)) ||
        (steps <= MOST_STEPS && !SLOW.test(test)),
    )
    .sort((one, other) => Number(isPinned(other.test)) - Number(isPinned(one.test)) || one.steps - other.steps)
  const first = tests.some(isOwn)
    ? isOwn
    : (/** @type {string} */ test) => isBeside(test) || near.some((each) => each.test === test && each.steps === 1)
  const [own, others] = [true, false].map((isFirst) =>
    near.map(({ test }) => test).filter((test) => first(test) === isFirst),
  )
  return { own: own ?? [], others: (others ?? []).slice(0, MOST_TESTS) }
}

/** How many imports lead from one file to another; infinitely many where none do. @param {string} from @param {string} to */
function stepsTo(from, to) {
  const seen = new Set([from])
  let ring = [from]
  for (let steps = 0; ring.length > 0; steps++) {
    if (ring.includes(to)) return steps
    ring = ring.flatMap(importsOf).filter((file) => !seen.has(file) && seen.add(file))
  }
  return Number.POSITIVE_INFINITY
}

/** @type {Map<string, string[]>} */
const known = new Map()

/** @param {string} file @returns {string[]} */
function importsOf(file) {
  const found = known.get(file)
  if (found) return found
  const names = [...readFileSync(file, 'utf8').matchAll(FROM)].map(([, name, later]) => name ?? later ?? '')
  const files = names.flatMap((name) => {
    const path = resolve(dirname(file), name)
    const candidates = [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx'), join(path, 'index.ts')]
    return candidates.filter((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate)).slice(0, 1)
  })
  known.set(file, files)
  return files
}
