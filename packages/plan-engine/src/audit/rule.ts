import { DAY_NAMES } from '../calendar.js'
import type { Weekday } from '../types.js'
import type { Facts } from './facts.js'

/** How much a rule weighs in the score: 40, 8, 3 and 0 points of 100 when it fails, half when it warns. */
export const SEVERITIES = ['fatal', 'major', 'minor', 'info'] as const
/** One of `SEVERITIES`. */
export type Severity = (typeof SEVERITIES)[number]

/** What a rule says of a plan. */
export type RuleOutcome = 'pass' | 'warn' | 'fail'

/** Where a value passes: at least `min`, at most `max`. */
export type RuleLimit = { min?: number; max?: number }

/** A rule as it stands, before a plan is held against it. */
export type Rule = {
  id: string
  severity: Severity
  /** Two or three words for a list. */
  title: string
  /** Of value and limit: `days`, `min`, `%`, `weeks`, ... */
  unit: string
  /** A publication, or `Design choice`. */
  source: string
  judge: (facts: Facts) => Verdict
}

/** What a rule finds: the value, where it passes, and a sentence for the athlete. */
export type Verdict = { result: RuleOutcome; value: number; limit: RuleLimit; message: string }

/** A verdict that passes because the rule has nothing to judge here. */
export const notApplicable = (limit: RuleLimit, message: string): Verdict => ({
  result: 'pass',
  value: limit.min ?? limit.max ?? 0,
  limit,
  message,
})

/** Pass up to the first bound, warn up to the second; the last bits of a float do not decide. */
export function atMost(value: number, pass: number, warn: number): RuleOutcome {
  if (value <= pass + 1e-9) return 'pass'
  return value <= warn + 1e-9 ? 'warn' : 'fail'
}

/** Pass from the first bound upwards, warn from the second. */
export const atLeast = (value: number, pass: number, warn: number): RuleOutcome => atMost(-value, -pass, -warn)

/** `Thursday of week 3` */
export const place = ({ week, day }: { week: number; day: number }): string =>
  `${DAY_NAMES[day as Weekday] ?? 'A day'} of ${Number.isFinite(week) ? `week ${week}` : 'no week'}`

/** `1 day`, `2 days` */
export const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`

/** Minutes as `45 min` or `2 h 15`. */
export function duration(minutes: number): string {
  const whole = Math.round(minutes)
  if (whole < 100) return `${whole} min`
  const rest = whole % 60
  return rest === 0 ? `${Math.floor(whole / 60)} h` : `${Math.floor(whole / 60)} h ${String(rest).padStart(2, '0')}`
}

/** A share as percent with at most one decimal. */
export const percent = (share: number): number => Math.round(share * 1000) / 10
