import { fileURLToPath } from 'node:url'
import { checkSync } from 'recheck'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type Pattern, patternsIn } from '../testing/patterns.js'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const FOLDERS = [
  'apps/api',
  'apps/garmin-sandbox',
  'packages/api-contract',
  'packages/embedded-postgres',
  'packages/plan-engine',
  'packages/plan-files',
]

/** Each is read to its end, however long that takes, so that the answer is the same on every machine. */
const WITHOUT_CLOCKS = { timeout: null, attackTimeout: null, incubationTimeout: null }

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

/** Nothing where a pattern takes no more than so many steps for each character of a text; else how it grows, and for which text. */
function slowness({ source, flags }: Pattern): string | undefined {
  const answer = checkSync(source, flags, WITHOUT_CLOCKS)
  if (answer.status === 'safe') return undefined
  return answer.status === 'vulnerable'
    ? `${answer.complexity.summary}: ${answer.attack.pattern}`
    : `could not be read: ${answer.error.kind}`
}

describe('S13 every regular expression', () => {
  it('of the server, its packages and the sandbox is found', () => {
    for (const { patterns: own } of found) expect(own.length).toBeGreaterThan(0)
    expect(formats).toEqual(expect.arrayContaining(['email', 'date', 'datetime']))
    expect(found.flatMap(({ built }) => built)).toEqual(['apps/api/src/http/own-today.ts'])
  })

  it.each(patterns)('$source of $place takes time by the length of a text, whatever it is', (pattern) => {
    expect(slowness(pattern)).toBeUndefined()
  })

  it.each([
    ['([\\w-]*key[\\w-]*)=', '3rd degree polynomial'],
    ['\\s+$', '2nd degree polynomial'],
    ['\\d+\\.\\d+', '2nd degree polynomial'],
    ['^(a+)+$', 'exponential'],
  ])('%s is noticed', (source, growth) => {
    expect(slowness({ place: '', source, flags: '' })).toContain(growth)
  })
})
