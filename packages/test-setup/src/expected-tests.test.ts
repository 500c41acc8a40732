import { describe, expect, it } from 'vitest'
import { faultsOf, sumOf, tellFailures, tellSkips } from './expected-tests.mjs'
import type { Results } from './results-reporter.mjs'

const SKIP = { package: 'apps/api', test: 'on a full disk*', reason: 'only root can make one' }
const EXPECTED = { least: { 'apps/api': 3, e2e: 1 }, skips: [SKIP] }

const run = (counts: Partial<Results['files'][number]>, more: Partial<Results> = {}): Results => ({
  seed: 1,
  success: true,
  errors: 0,
  files: [{ file: 'a.test.ts', passed: 0, failed: 0, skipped: 0, ms: 1, ...counts }],
  failed: [],
  skipped: [],
  ...more,
})
const skipping = (name: string, note?: string) =>
  run({ passed: 2, skipped: 1 }, { skipped: [{ file: 'a.test.ts', name, ...(note && { note }) }] })
const api = (results: Results) => [{ name: 'apps/api', run: results }]
const faults = (results: Results) => faultsOf(api(results), EXPECTED, { isWhole: false })

describe('a run in which no test failed', () => {
  it('is in order with as many tests as there were', () => {
    expect(faults(run({ passed: 3 }))).toEqual([])
  })

  it('is not with fewer', () => {
    expect(faults(run({ passed: 2 }))).toEqual([expect.stringContaining('apps/api has 2 tests, and had 3.')])
  })

  it('may leave out what is known to be left out, and says why', () => {
    const results = skipping('on a full disk > nothing is lost', 'no mount')
    expect(faults(results)).toEqual([])
    expect(tellSkips(api(results), EXPECTED.skips)).toEqual([
      'Skipped in apps/api: on a full disk > nothing is lost: no mount; only root can make one',
    ])
  })

  it('may leave out nothing else, whatever reason it gives', () => {
    expect(faults(skipping('in the morning', 'too early'))).toEqual([
      'apps/api: "in the morning" (a.test.ts) was skipped, and nobody said why it may be.',
    ])
  })

  it('counts all packages when all were to run', () => {
    expect(faultsOf(api(run({ passed: 3 })), EXPECTED, { isWhole: true })).toEqual(['e2e ran no test.'])
  })

  it('tells of a package that nobody counted', () => {
    const [fault] = faultsOf([{ name: 'apps/new', run: run({ passed: 3 }) }], EXPECTED, { isWhole: false })
    expect(fault).toContain('apps/new is not in scripts/expected-tests.json')
  })
})

describe('a run in which tests failed', () => {
  it('tells each with its file and the first line of why', () => {
    const failed = [
      { file: 'a.test.ts', name: 'a plan > is whole', message: 'expected 3 to be 4' },
      { file: 'b.test.ts', name: '', message: 'no such module' },
    ]
    expect(tellFailures(api(run({ failed: 2 }, { failed })))).toEqual([
      'Failed in apps/api: a.test.ts: a plan > is whole: expected 3 to be 4',
      'Failed in apps/api: b.test.ts: no such module',
    ])
  })
})

describe('the sum of runs', () => {
  it('adds up files and packages', () => {
    expect(sumOf([run({ passed: 3, failed: 1 }, { success: false }), skipping('x')])).toEqual({
      passed: 5,
      failed: 1,
      skipped: 1,
    })
  })

  it('counts what broke outside of tests as a failure', () => {
    expect(sumOf([run({ passed: 3 }, { errors: 1, success: false })]).failed).toBe(1)
    expect(sumOf([run({ passed: 3 }, { success: false })]).failed).toBe(1)
  })
})
