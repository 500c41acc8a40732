import { fileURLToPath } from 'node:url'
import { IS_SOAK } from '@tri/test-setup/soak'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { hostileTexts, millisecondsOf, type Pattern, patternsIn } from '../testing/patterns.js'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const FOLDERS = [
  'apps/api',
  'apps/garmin-sandbox',
  'packages/api-contract',
  'packages/embedded-postgres',
  'packages/plan-engine',
  'packages/plan-files',
]

/** Short first: a pattern that takes the square of a text's length, or worse, is found before it takes hours. */
const LENGTHS = IS_SOAK ? [1_000, 30_000, 1_000_000] : [1_000, 30_000]
/** Milliseconds of processor time. */
const LIMIT = 50

const found = FOLDERS.map((folder) => patternsIn(ROOT, `${folder}/src`))
const formats = [...new Set(found.flatMap((one) => one.formats))]
const patterns = [...found.flatMap((one) => one.patterns), ...formats.map(patternOf)]

/** The validator's own. */
function patternOf(format: string): Pattern {
  const own: unknown = Object.entries(z.regexes).find(([name]) => name === format)?.[1]
  const pattern: unknown = typeof own === 'function' ? own({}) : own
  if (!(pattern instanceof RegExp)) throw new Error(`The format ${format} has no pattern`)
  return { place: `z.${format}`, source: pattern.source, flags: pattern.flags }
}

/** The least of so many measures, as far as the first is not within the limit: a busy machine only ever adds to what a pattern takes. */
function leastOf(times: number, measure: () => number): number {
  let least = measure()
  for (let time = 1; time < times && least >= LIMIT; time++) least = Math.min(least, measure())
  return least
}

/** What is too slow for a pattern, if anything is. */
function slow(pattern: Pattern) {
  for (const length of LENGTHS) {
    for (const { name, text } of hostileTexts(pattern)) {
      const took = leastOf(3, () => millisecondsOf(pattern, text(length)))
      if (took >= LIMIT) return `${name} of ${length} characters: ${Math.round(took)} ms`
    }
  }
  return undefined
}

describe('S13 every regular expression', () => {
  it('of the server, its packages and the sandbox is found', () => {
    for (const { patterns: own } of found) expect(own.length).toBeGreaterThan(0)
    expect(formats).toEqual(expect.arrayContaining(['email', 'date', 'datetime']))
    expect(found.flatMap(({ built }) => built)).toEqual(['apps/api/src/http/own-today.ts'])
  })

  it.each(patterns)(
    '$source of $place ends for any hostile text, in a soak within 50 ms for one of a megabyte',
    (pattern) => {
      const answer = slow(pattern)
      if (IS_SOAK) expect(answer).toBeUndefined()
    },
  )

  it('that takes the square of a length would be noticed', () => {
    const names = ['([\\w-]*key[\\w-]*)=', '\\s+$', '\\d+\\.\\d+']
    for (const source of names) expect(slow({ place: '', source, flags: '' })).toMatch(/characters: \d+ ms/)
  })
})
