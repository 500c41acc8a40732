import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { IS_ALL } from '@tri/test-setup/soak'
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

/** The version of the analyser, and what it has found to be linear: only `npm run test:all` has it read those again. */
const LIST = fileURLToPath(new URL('../testing/linear-patterns.txt', import.meta.url))
const { version }: { version: string } = createRequire(import.meta.url)('recheck/package.json')
const HEAD = `recheck ${version}`

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

const textOf = ({ source, flags }: Pattern) => `/${source}/${flags}`

/** What the list holds; nothing where another version of the analyser wrote it. */
function listed(): ReadonlySet<string> {
  const [head, ...lines] = existsSync(LIST) ? readFileSync(LIST, 'utf8').trimEnd().split('\n') : []
  return new Set(head === HEAD ? lines : [])
}
const known = IS_ALL ? new Set<string>() : listed()
const verdicts = new Map<string, string | undefined>()

/** As it was found before, in the list or in this run; else as the analyser finds it now. */
function verdict(pattern: Pattern): string | undefined {
  const text = textOf(pattern)
  if (!known.has(text) && !verdicts.has(text)) verdicts.set(text, slowness(pattern))
  return verdicts.get(text)
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
    expect(verdict(pattern)).toBeUndefined()
  })

  it('that was read is written down, so that it is not read in every run', async () => {
    const linear = patterns.filter((pattern) => verdict(pattern) === undefined).map(textOf)
    const text = [HEAD, ...[...new Set(linear)].sort(), ''].join('\n')
    await expect(text, 'Write it down: `pnpm --filter @tri/api test:repository patterns -u`').toMatchFileSnapshot(LIST)
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
