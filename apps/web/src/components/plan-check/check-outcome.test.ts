import type { PlanAudit, RuleResult } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { STORED_UNITS } from '../../lib/measures/units.js'
import { isMeasured, limitText, remarkOf, sortRules, valueText, verdictOf } from './check-outcome.js'

const rule = (changes: Partial<RuleResult> = {}): RuleResult => ({
  id: 'R05',
  severity: 'major',
  result: 'pass',
  value: 9.3,
  limit: { max: 10 },
  unit: '%',
  source: 'convention',
  finding: 'steepest-week',
  inputs: { week: 3, percent: 9.3 },
  ...changes,
})
const audit = (...rules: RuleResult[]): PlanAudit => ({ score: 90, rules })

describe('the order of the rules', () => {
  it('puts failures before warnings, the weightiest first, and keeps the passed ones in theirs', () => {
    const rules = [
      rule({ id: 'R01' }),
      rule({ id: 'R02', result: 'warn', severity: 'minor' }),
      rule({ id: 'R03', result: 'fail', severity: 'minor' }),
      rule({ id: 'R04', result: 'warn' }),
      rule({ id: 'R05', result: 'fail', severity: 'fatal' }),
      rule({ id: 'R06' }),
    ]
    const { toLook, passed } = sortRules(rules)
    expect(toLook.map(({ id }) => id)).toEqual(['R05', 'R03', 'R04', 'R02'])
    expect(passed.map(({ id }) => id)).toEqual(['R01', 'R06'])
  })
})

describe('what is said of a plan', () => {
  const warned = rule({ result: 'warn', finding: 'peak-bricks', inputs: { weeks: 1, all: 3 } })
  const failed = rule({ result: 'fail', finding: 'no-race', inputs: {} })

  it.each([
    ['all kept', [rule()], 'Sound'],
    ['a warning', [rule(), warned], 'Fair'],
    ['a minor failure', [rule({ result: 'fail', severity: 'minor' })], 'Fair'],
    ['a failure to know of', [rule({ result: 'fail', severity: 'info' })], 'Fair'],
    ['a warning and a failure', [warned, failed], 'Needs a change'],
  ] as const)('fits what was found: %s', (_, rules, word) => {
    expect(verdictOf(audit(...rules)).word).toBe(word)
  })

  it('is that all is kept, the one remark, or the weightiest remark and how many follow', () => {
    expect(remarkOf(audit(rule(), rule()), STORED_UNITS)).toBe('All 2 rules are kept.')
    expect(remarkOf(audit(warned, rule()), STORED_UNITS)).toBe(
      '1 of 3 peak weeks have a brick, a run right after a ride.',
    )
    expect(remarkOf(audit(warned, failed), STORED_UNITS)).toBe('The plan has no race. And 1 more note.')
    expect(remarkOf(audit(warned, failed, warned), STORED_UNITS)).toContain('And 2 more notes.')
  })
})

describe('the figures of a rule', () => {
  it.each([
    [{ value: 9.3, unit: '%', limit: { max: 10 } }, '9.3 %', 'at most 10 %'],
    [{ value: 75, unit: '%', limit: { min: 75 } }, '75 %', 'at least 75 %'],
    [{ value: 49.2, unit: '%', limit: { min: 41, max: 60 } }, '49.2 %', '41 to 60 %'],
    [{ value: 1, unit: 'races', limit: { min: 1, max: 1 } }, '1 race', 'exactly 1 race'],
    [{ value: 1, unit: 'days', limit: { max: 0 } }, '1 day', 'none'],
    [{ value: 2, unit: 'pairs of days', limit: { max: 0 } }, '2 pairs of days', 'none'],
    [{ value: 110, unit: 'min', limit: { min: 78 } }, '1:50 h', 'at least 1:18 h'],
    [{ value: 1.95, unit: 'monotony', limit: { max: 2 } }, '1.95', 'at most 2'],
    [{ value: 0, unit: 'sums', limit: {} }, '0 sums', ''],
  ])('read as %o', (figures, value, limit) => {
    expect(valueText(figures)).toBe(value)
    expect(limitText(figures)).toBe(limit)
  })

  it('show no figures for a rule that does not apply', () => {
    expect(isMeasured({ limit: {} })).toBe(false)
    expect(isMeasured({ limit: { max: 0 } })).toBe(true)
  })
})
