import type { Inputs, Notice, Reason, Sport, Weekday } from '../types.js'
import type { AdaptSource } from './sources.js'
import type { Noticed, TimeOffReason } from './types.js'

/**
 * What each reason of a change tells, in minutes, days and per cent: `planned` is what the session had before it was first changed, `days` is how
 * long the gap was, of one sport or of all, `day` counts from 1 since training resumed.
 */
export type AdaptRuleInputs = {
  'way-back': { planned: number; days: number; sport?: Sport; day: number; percent: number }
  'way-back-easy': { planned: number; days: number; sport?: Sport; day: number }
  'way-back-pace': { planned: number; days: number; sport?: Sport; day: number; percent: number }
  'too-short': { planned: number; least: number }
  'key-session': { planned: number; sport: Sport; from: Weekday; to: Weekday }
  'room-for-key': { planned: number; sport: Sport }
  'time-off': { planned: number; reason: TimeOffReason }
  'after-fever': { planned: number; day: number; most: number }
  'after-illness': { planned: number; day: number }
  'short-days': { planned: number; most: number }
  overdone: { planned: number; week: number; percent: number }
  'overdone-week': { planned: number; week: number; most: number }
  'long-run-held': { planned: number; most: number }
  'growth-held': { planned: number; week: number; most: number }
  'run-held': { planned: number; longest: number; most: number }
  unlinked: { planned: number }
}

/** A rule that a change gives as its reason. */
export type AdaptRule = keyof AdaptRuleInputs

/** What each finding tells. */
export type AdaptFindingInputs = {
  /** Days without training, from a weekday to another, and what was planned on them. */
  MISSED_FEW: { days: number; from: Weekday; to: Weekday; sessions: number; minutes: number }
  GAP: { days: number; resume: Weekday; sport?: Sport }
  ILLNESS: { days: number; resume: Weekday; isFever: boolean }
  /** Time off that is to come, and in how many days. */
  TIME_OFF_AHEAD: { days: number; reason: TimeOffReason; ahead: number }
  /** Minutes of 28 days, and each weekday's usual ones. */
  HOURS_TOO_MANY: { done: number; planned: number; percent: number } & { [Day in `day${Weekday}`]: number }
  OVERDONE: { week: number; done: number; planned: number; percent: number }
  LONG_RUN_OVERDONE: { minutes: number; most: number }
}

/** What a finding is called. */
export type AdaptFindingCode = keyof AdaptFindingInputs

/** What each notice tells. */
export type AdaptNoticeInputs = {
  /** Days off, and the share of the planned speed that is left of a sport. */
  GOAL_REVIEW: { days: number }
  SEE_A_DOCTOR: Record<never, never>
  /** Days to the race. */
  LITTLE_TIME_LEFT: { days: number }
}

/** What a notice is called. */
export type AdaptNoticeCode = keyof AdaptNoticeInputs

const RULES: { [Rule in AdaptRule]: true } = {
  'way-back': true,
  'way-back-easy': true,
  'way-back-pace': true,
  'too-short': true,
  'key-session': true,
  'room-for-key': true,
  'time-off': true,
  'after-fever': true,
  'after-illness': true,
  'short-days': true,
  overdone: true,
  'overdone-week': true,
  'long-run-held': true,
  'growth-held': true,
  'run-held': true,
  unlinked: true,
}

/** Every rule that a change may have as its reason. */
export const ADAPT_RULES: readonly string[] = Object.keys(RULES)

/** Why a session changes. */
export const since = <Rule extends AdaptRule>(
  rule: Rule,
  inputs: AdaptRuleInputs[Rule] & Inputs,
  source: AdaptSource,
): Reason => ({ rule, inputs, source })

/** Something that was noticed. */
export const found = <Code extends AdaptFindingCode>(
  code: Code,
  inputs: AdaptFindingInputs[Code] & Inputs,
  source: AdaptSource,
): Noticed => ({ code, inputs, source })

/** Something the athlete should know beside the changes. */
export const warn = <Code extends AdaptNoticeCode>(code: Code, inputs: AdaptNoticeInputs[Code] & Inputs): Notice => ({
  code,
  inputs,
})
