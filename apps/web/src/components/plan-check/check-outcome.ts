import type { PlanAudit, RuleResult } from '@tri/plan-engine'
import { en } from '@tri/plan-engine/texts/en/audit'
import { clock, counted } from '../../lib/measures/format.js'
import type { Units } from '../../lib/measures/units.js'

export type Verdict = { outcome: RuleResult['result']; word: string }

const OUTCOMES = ['fail', 'warn', 'pass'] as const
const SEVERITIES = ['fatal', 'major', 'minor', 'info'] as const

/** The score's word: a plan that keeps every rule is sound; one that breaks a weighty rule should be changed. */
export function verdictOf({ rules }: PlanAudit): Verdict {
  const { toLook } = sortRules(rules)
  if (toLook.length === 0) return { outcome: 'pass', word: 'Sound' }
  const isBroken = toLook.some(
    ({ result, severity }) => result === 'fail' && severity !== 'minor' && severity !== 'info',
  )
  return isBroken ? { outcome: 'fail', word: 'Needs a change' } : { outcome: 'warn', word: 'Fair' }
}

/** Rules to look at, the weightiest first, and rules that passed, in their own order. */
export function sortRules(rules: readonly RuleResult[]): {
  toLook: readonly RuleResult[]
  passed: readonly RuleResult[]
} {
  const rank = ({ result, severity }: RuleResult) =>
    SEVERITIES.length * OUTCOMES.indexOf(result) + SEVERITIES.indexOf(severity)
  return {
    toLook: rules.filter(({ result }) => result !== 'pass').sort((one, other) => rank(one) - rank(other)),
    passed: rules.filter(({ result }) => result === 'pass'),
  }
}

/** What a rule is called. */
export const titleOf = ({ id }: { id: string }): string => en.title(id) ?? id

/** What a rule found, as a sentence in the athlete's units. */
export const findingOf = (rule: Pick<RuleResult, 'finding' | 'inputs'>, units: Units): string =>
  en.finding(rule, units) ?? ''

/** The most important thing to know about a plan, in one sentence, and how many more there are. */
export function remarkOf({ rules }: PlanAudit, units: Units): string {
  const [first, ...others] = sortRules(rules).toLook
  if (!first) return `All ${rules.length} rules are kept.`
  const said = findingOf(first, units)
  return others.length === 0 ? said : `${said} And ${counted(others.length, 'more note')}.`
}

/** What a rule measured: `"9.3 %"`, `"1 day"`, `"1:50"`. */
export const valueText = ({ value, unit }: Pick<RuleResult, 'value' | 'unit'>): string => withUnit(value, unit)

/** Whether a rule measured something: one that does not apply to the plan has no limit. */
export const isMeasured = ({ limit: { min, max } }: Pick<RuleResult, 'limit'>): boolean =>
  min !== undefined || max !== undefined

/** Where a rule passes: `"at most 10 %"`, `"41 to 60 %"`, `"exactly 1 race"`, `"none"`. */
export function limitText({ limit: { min, max }, unit }: Pick<RuleResult, 'limit' | 'unit'>): string {
  if (min !== undefined && min === max) return `exactly ${withUnit(min, unit)}`
  if (min !== undefined && max !== undefined) return `${min} to ${withUnit(max, unit)}`
  if (min !== undefined) return `at least ${withUnit(min, unit)}`
  if (max === undefined) return ''
  return max === 0 ? 'none' : `at most ${withUnit(max, unit)}`
}

/** Units that count things lose their plural for one thing. */
const SINGULAR: Readonly<Record<string, string>> = {
  days: 'day',
  sums: 'sum',
  races: 'race',
  weeks: 'week',
  sessions: 'session',
  'pairs of days': 'pair of days',
  runs: 'run',
  paces: 'pace',
  points: 'point',
  'points a week': 'point a week',
}

function withUnit(value: number, unit: string): string {
  if (unit === 'min') return `${clock(Math.round(value))} h`
  if (unit === 'monotony') return String(value)
  return `${value} ${value === 1 ? (SINGULAR[unit] ?? unit) : unit}`
}
