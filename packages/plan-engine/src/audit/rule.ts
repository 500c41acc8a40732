import { type NotApplying, type Told, tell } from '../codes/findings.js'
import type { RuleId } from '../codes/rule-ids.js'
import { WEEKDAYS } from '../season/season.js'
import type { Source } from '../sources.js'
import type { Inputs, Weekday } from '../types.js'
import type { Break } from './facts/breaks.js'
import { type Facts, stillToCome } from './facts/facts.js'

/**
 * How much a rule weighs in the score: 40, 8, 3 and 0 points of 100 when it fails, half when it warns; a fatal one that counts, such
 * as days beyond their hours, a quarter of it for each.
 */
export const SEVERITIES = ['fatal', 'major', 'minor', 'info'] as const
/** One of `SEVERITIES`. */
export type Severity = (typeof SEVERITIES)[number]

/** What a rule says of a plan. */
export type RuleOutcome = 'pass' | 'warn' | 'fail'

/** Where a value passes: at least `min`, at most `max`; empty where the rule does not apply. */
export type RuleLimit = { min?: number; max?: number }

/** A rule as it stands, before a plan is held against it. */
export type Rule = {
  id: RuleId
  severity: Severity
  /** Of value and limit. */
  unit: string
  source: Source
  limit: RuleLimit
  /** From the limit up to here, or down to, it warns; left out, it fails at once. */
  warn?: number
  /** What is past can only help: a rule that it breaks is asked again of what is still to come. */
  isOfSeason?: boolean
  find: (facts: Facts) => Finding
}

/** As `warn`: however far beyond its limit, the rule only warns. */
export const NEVER_FAILS = 1e9

/** What a rule finds where a break has left no time for what it asks; `otherwise` where there was none. */
export const cutShort = (cut: Pick<Break, 'days'> | undefined, otherwise: NotApplying = 'too-short-plan'): Finding =>
  cut ? { result: 'pass', value: 0, limit: {}, ...tell('cut-short', { days: cut.days }) } : otherwise

/** What a rule finds; why it does not apply where it has nothing to judge. */
export type Finding =
  | NotApplying
  | (Told & {
      value: number
      limit?: RuleLimit
      result?: RuleOutcome
      /** In place of the rule's own, where the plan cannot do better. */
      severity?: Severity
    })

/** How one rule judges a plan; `value` and `limit` are in `unit`. A catalogue of texts says it in words. */
export type RuleResult = {
  /** `R01` and so on, the same in every version. */
  id: RuleId
  severity: Severity
  result: RuleOutcome
  /** 0 where the rule does not apply: then `limit` is empty, and `finding` says why. */
  value: number
  limit: RuleLimit
  unit: string
  /** The key of the publication that the rule rests on, or `design`; a catalogue of texts tells which. */
  source: string
  /** What was found, by its stable name, e.g. `steepest-week`, and the figures that its sentence is made from. */
  finding: string
  inputs: Inputs
}

/** What the rule says of a plan; it fails one without dates, and passes one that it does not apply to. */
export function judge(rule: Rule, facts: Facts | undefined): RuleResult {
  const whole = judgeOnce(rule, facts)
  if (!facts || !rule.isOfSeason || whole.result === 'pass' || !facts.days.some(({ isPast }) => isPast)) return whole
  const ahead = judgeOnce(rule, stillToCome(facts))
  return OUTCOMES.indexOf(ahead.result) <= OUTCOMES.indexOf(whole.result) ? ahead : whole
}

const OUTCOMES: readonly RuleOutcome[] = ['pass', 'warn', 'fail']

function judgeOnce(rule: Rule, facts: Facts | undefined): RuleResult {
  const { id, severity, unit, source, limit, warn, find } = rule
  const found: Finding = facts ? find(facts) : { result: 'fail', value: 0, limit: {}, ...tell('no-dates', {}) }
  const finding =
    typeof found === 'string'
      ? { value: 0, limit: {}, ...tell(found, {}) }
      : { limit, result: grade(found.value, limit, warn), ...found }
  return {
    id,
    severity,
    result: 'pass',
    ...finding,
    unit,
    source,
  }
}

const grade = (value: number, { min, max }: RuleLimit, warn = max ?? 0): RuleOutcome =>
  max === undefined ? atMost(-value, -(min ?? 0), -warn) : atMost(value, max, warn)

/** Pass up to the first bound, warn up to the second; the last bits of a float do not decide. */
export const atMost = (value: number, pass: number, warn: number): RuleOutcome =>
  value <= pass + 1e-9 ? 'pass' : value <= warn + 1e-9 ? 'warn' : 'fail'

/** Week and weekday as far as they are some: a session from elsewhere may stand anywhere. */
export function place({ week, day }: { week: number; day: number }): { week?: number; day?: Weekday } {
  const weekday = WEEKDAYS.find((each) => each === day)
  return { ...(Number.isFinite(week) && { week }), ...(weekday !== undefined && { day: weekday }) }
}

/** A share as percent with at most one decimal. */
export const percent = (share: number): number => Math.round(share * 1000) / 10
