import { describe, expect, it } from 'vitest'
import readme from '../README.md?raw'
import * as edits from './edit-warnings.js'
import * as figures from './figures.js'
import * as engine from './index.js'

const [, example = ''] = /```js\n([\s\S]*?)```/.exec(readme) ?? []

/** What the example prints; its import becomes a look at the engine's own source. */
function run(code: string): unknown[] {
  const printed: unknown[] = []
  const body = code.replace(/import (\{[^}]*\}) from '@tri\/plan-engine'/, 'const $1 = engine')
  new Function('engine', 'console', body)(engine, { log: (value: unknown) => printed.push(value) })
  return printed
}

describe('the README', () => {
  it('has an example that runs and prints what it says', () => {
    const [predicted, weeks, reason, score] = run(example)
    expect(example).toContain(`// ${predicted}`)
    expect(weeks).toHaveLength(4)
    expect(reason).toMatch(/^[A-Z].*[.]$/)
    expect(score).toBeGreaterThan(90)
  })

  it('names every value that is exported, and nothing else', () => {
    const listed = readme.slice(readme.indexOf('## What it exports'))
    const names = [...listed.matchAll(/`(\w+)`/g)].map(([, name]) => name)
    const exported = Object.keys({ ...engine, ...edits, ...figures })
    for (const name of exported) expect(names).toContain(name)
    const functions = names.filter((name) => name && /^[a-z]/.test(name) && name !== 'date')
    for (const name of functions) expect(exported).toContain(name)
  })
})
