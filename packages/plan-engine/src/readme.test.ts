import { describe, expect, it } from 'vitest'
import readme from '../README.md?raw'
import * as adapt from './adapt/index.js'
import * as compliance from './compliance/index.js'
import * as edits from './edit/edit-warnings.js'
import * as engine from './index.js'
import * as figures from './insight.js'
import * as german from './texts/de.js'
import * as english from './texts/en.js'
import * as texts from './texts/index.js'
import * as zones from './zones/index.js'

const [, example = ''] = /```js\n([\s\S]*?)```/.exec(readme) ?? []

/** What the example prints; its import becomes a look at the engine's own source. */
function run(code: string): unknown[] {
  const printed: unknown[] = []
  const body = code
    .replace(/import (\{[^}]*\}) from '@tri\/plan-engine'/, 'const $1 = engine')
    .replace(/import (\{[^}]*\}) from '@tri\/plan-engine\/texts\/en'/, 'const $1 = english')
  new Function('engine', 'english', 'console', body)(engine, english, {
    log: (...values: unknown[]) => printed.push(values),
  })
  return printed
}

describe('the README', () => {
  it('has a tour of ten lines that runs: weeks, a sentence why, and the score of the audit', () => {
    expect(example.trim().split('\n')).toHaveLength(10)
    expect(run(example)).toEqual([
      [14, 'Hard ride on Monday: the days before and after it stay free of hard work.', 100],
    ])
  })

  it('names every value that is exported, and nothing else', () => {
    const listed = readme.slice(readme.indexOf('## What it exports'))
    const names = [...listed.matchAll(/`(\w+)`/g)].map(([, name]) => name)
    const exported = Object.keys({
      ...engine,
      ...adapt,
      ...edits,
      ...figures,
      ...texts,
      ...english,
      ...german,
      ...zones,
      ...compliance,
    })
    for (const name of exported) expect(names).toContain(name)
    const functions = names.filter((name) => name && /^[a-z]/.test(name) && name !== 'date')
    for (const name of functions) expect(exported).toContain(name)
  })
})
