import { DAY_NAMES } from '../calendar.js'
import { durationText } from '../formulas/duration-text.js'
import type { Source } from '../sources.js'
import type { Facts } from './facts/facts.js'

/** How much a rule weighs in the score: 40, 8, 3 and 0 points of 100 when it fails, half when it warns. */
export const SEVERITIES = ['fatal', 'major', 'minor', 'info'] as const
/** One of `SEVERITIES`. */
export type Severity = (typeof SEVERITIES)[number]

/** What a rule says of a plan. */
export type RuleOutcome = 'pass' | 'warn' | 'fail'

/** Where a value passes: at least `min`, at most `max`; empty where the rule does not apply. */
export type RuleLimit = { min?: number; max?: number }

/** `R01` and so on: two digits, the same in every version. */
export type RuleId = `R${number}`

/** A rule as it stands, before a plan is held against it. */
export type Rule = {
  id: RuleId
  severity: Severity
  /** Two or three words for a list. */
  title: string
  /** Of value and limit. */
  unit: string
  source: Source
  limit: RuleLimit
  /** From the limit up to here, or down to, it warns; left out, it fails at once. */
  warn?: number
  find: (facts: Facts) => Finding
}

/** As `warn`: however far beyond its limit, the rule only warns. */
export const NEVER_FAILS = 1e9

/** What a rule finds, with a sentence for the athlete; the bare end of one where it has nothing to judge. */
export type Finding =
  | string
  | {
      value: number
      message: string
      limit?: RuleLimit
      result?: RuleOutcome
      /** In place of the rule's own, where the plan cannot do better. */
      severity?: Severity
    }

/** How one rule judges a plan; `value` and `limit` are in `unit`, `message` is for the athlete. */
export type RuleResult = {
  /** `R01` and so on, the same in every version. */
  id: string
  title: string
  severity: Severity
  result: RuleOutcome
  /** 0 where the rule does not apply: then `limit` is empty, and `message` says why. */
  value: number
  limit: RuleLimit
  unit: string
  /** The key of the publication that the rule rests on, or `design`; a catalogue of texts tells which. */
  source: string
  message: string
}

/** What the rule says of a plan; it fails one without dates, and passes one that it does not apply to. */
export function judge(rule: Rule, facts: Facts | undefined): RuleResult {
  const { id, severity, title, unit, source, limit, warn, find } = rule
  const found: Finding = facts ? find(facts) : { result: 'fail', value: 0, limit: {}, message: NO_DATES }
  const finding =
    typeof found === 'string'
      ? { value: 0, limit: {}, message: `Does not apply: ${found}.` }
      : { limit, result: grade(found.value, limit, warn), ...found }
  return {
    id,
    title,
    severity,
    result: 'pass',
    ...finding,
    unit,
    source,
  }
}

const NO_DATES = 'The plan’s dates cannot be read. Enter today and the race date as YYYY-MM-DD.'

const grade = (value: number, { min, max }: RuleLimit, warn = max ?? 0): RuleOutcome =>
  max === undefined ? atMost(-value, -(min ?? 0), -warn) : atMost(value, max, warn)

/** Pass up to the first bound, warn up to the second; the last bits of a float do not decide. */
export const atMost = (value: number, pass: number, warn: number): RuleOutcome =>
  value <= pass + 1e-9 ? 'pass' : value <= warn + 1e-9 ? 'warn' : 'fail'

/** `Thursday of week 3` */
export const place = ({ week, day }: { week: number; day: number }): string =>
  `${DAY_NAMES.find((_, number) => number === day) ?? 'A day'} of ${Number.isFinite(week) ? `week ${week}` : 'no week'}`

/** Why several rules do not apply to some plans. */
export const TOO_SHORT_PLAN = 'the plan is too short for it'
export const TOO_FEW_SESSIONS = 'the schedule has too few sessions'
export const NO_DAY_FOR_IT = 'the plan has no week, or no day, for it'

/** `1 day`, `2 days` */
export const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`

/** ` (3 in all)`; nothing for one that is told already. */
export const inAll = (number: number): string => (number > 1 ? ` (${number} in all)` : '')

/** Minutes as `45 min` or `2 h 15`. */
export function duration(minutes: number): string {
  const whole = Math.round(minutes)
  return whole < 100 ? `${whole} min` : durationText(whole)
}

/** A share as percent with at most one decimal. */
export const percent = (share: number): number => Math.round(share * 1000) / 10
