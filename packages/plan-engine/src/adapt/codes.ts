import type { Inputs, IsoDay, Notice, RacePriority, Reason, Sport, Weekday } from '../types.js'
import type { RaceKind } from './races/types.js'
import type { PlanChange } from './season-change/types.js'
import type { AdaptSource } from './sources.js'
import type { Noticed, TimeOffReason } from './types.js'

/** Which race on the way to the goal; `name` where the athlete has told one. */
export type RaceTold = { priority: RacePriority; kind: RaceKind; name?: string }

/** What lets a week hold no more. */
export type WeekLimit = 'recovery' | 'taper' | 'return' | 'fitness'

/** A session beside a race. */
export type BesideRace = RaceTold & { planned: number }

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
  /** The same after signs that a doctor should look at. */
  'after-fever': { planned: number; day: number; most: number; isAlarming?: boolean }
  'after-illness': { planned: number; day: number }
  'short-days': { planned: number; most: number }
  overdone: { planned: number; week: number; percent: number }
  'overdone-week': { planned: number; week: number; most: number }
  'long-run-held': { planned: number; most: number }
  /** It changes places with another week, so many weeks later: the one with time off, or with a race, is the easier one. */
  'week-swap': { planned: number; weeks: number; isEasy: boolean }
  'race-week-swap': BesideRace & { weeks: number; isEasy: boolean }
  /** The same where another race date would let too many load weeks follow each other. */
  'recovery-week-swap': { planned: number; weeks: number; isEasy: boolean }
  /** The phases that are left were dealt anew after so many days off: its week is base now, or builds. */
  'dealt-anew': { planned: number; days: number; isBase: boolean }
  /** Most minutes of a week, and what asks for that: that it recovers, tapers, leads back from a goal, or that fitness rises no faster; left out, that it grows. */
  'growth-held': { planned: number; week: number; most: number; limit?: WeekLimit }
  /** Of a week, at least so much stays easy. */
  'easy-share': { planned: number; week: number; percent: number }
  /** The longest run of 30 days; with `days`, the longest before so many days without running. */
  'run-held': { planned: number; longest: number; most: number; days?: number }
  /** The first run after so many days without. */
  'run-back-held': { planned: number; days: number; most: number }
  unlinked: { planned: number }
  /** What it was planned around is told no more. */
  'put-back': { planned: number }
  /** It stands again as an earlier version of the plan had it. */
  restored: { planned: number }
  /** A leg of a race: miles, and the pace in the sport's own unit; `weeks` lead to it, where it has a season of its own. */
  'race-leg': BesideRace & { race: string; sport: Sport; miles: number; pace: number; weeks?: number }
  /** Its week leads to a race on the way. */
  'race-season': BesideRace
  'race-gone': BesideRace
  'race-room': BesideRace
  'race-instead': BesideRace & { sport: Sport }
  'race-long': { planned: number; sport: Sport; from: Weekday; to: Weekday }
  'race-long-moved': { planned: number; sport: Sport; to: Weekday }
  /** Days to the race, and the minutes that the day may hold. */
  'race-before': BesideRace & { days: number; most: number }
  'race-before-easy': BesideRace & { days: number }
  'race-openers': BesideRace
  'race-load': BesideRace & { most: number }
  /** Days since the race. */
  'race-after': BesideRace & { day: number; percent: number }
  'race-after-easy': BesideRace & { day: number }
  'race-after-off': BesideRace & { day: number }
  'race-after-run': BesideRace & { day: number }
  /** The plan was changed from a day on: `planned` is 0 where nothing stood. */
  'plan-race-date': { planned: number }
  'plan-hours': { planned: number }
  'plan-level': { planned: number }
  'plan-rhythm': { planned: number }
  'plan-paces': { planned: number }
  'plan-goal': { planned: number }
}

/** A rule that a change gives as its reason. */
export type AdaptRule = keyof AdaptRuleInputs

/** What each finding tells. */
export type AdaptFindingInputs = {
  /** Days without training, from a weekday to another, and what was planned on them. */
  MISSED_FEW: { days: number; from: Weekday; to: Weekday; sessions: number; minutes: number }
  GAP: { days: number; resume: Weekday; sport?: Sport }
  /** Days off, and the weeks that are planned anew. */
  DEALT_ANEW: { days: number; weeks: number }
  ILLNESS: { days: number; resume: Weekday; isFever: boolean }
  /** Time off that is to come, and in how many days; `most` are the minutes that each of them has, where they are not all off. */
  TIME_OFF_AHEAD: { days: number; reason: TimeOffReason; ahead: number; most?: number }
  /** Time off that was planned around and is told no more, or otherwise. */
  TIME_OFF_GONE: { days: number; reason: TimeOffReason }
  /** Minutes of 28 days, and each weekday's usual ones. */
  HOURS_TOO_MANY: { done: number; planned: number; percent: number } & { [Day in `day${Weekday}`]: number }
  OVERDONE: { week: number; done: number; planned: number; percent: number }
  LONG_RUN_OVERDONE: { minutes: number; most: number }
  /** Days to the race. */
  /** `weeks` lead to it, where it has a season of its own. */
  RACE_NEW: RaceTold & { days: number; weeks?: number }
  RACE_CHANGED: RaceTold & { days: number }
  RACE_GONE: RaceTold & { days: number }
  /** A version of the plan stands again: `madeAt` as `restoreVersion` was told; left out, the plan as it was first made. */
  VERSION_RESTORED: { madeAt?: string }
  /** From which day on, and what becomes other; the race's date as it is then. */
  PLAN_CHANGED: {
    from: IsoDay
    raceDate: IsoDay
    isRaceDate: boolean
    isSchedule: boolean
    isPaces: boolean
    isGoal: boolean
    isLevel: boolean
    /** Earlier versions left it out. */
    isRhythm?: boolean
  }
}

/** What a finding is called. */
export type AdaptFindingCode = keyof AdaptFindingInputs

/** What each notice tells. */
export type AdaptNoticeInputs = {
  /** Days off, and whole seconds to the finish: at the goal's paces, and at those that can be reached by the race. Earlier versions left these out. */
  GOAL_REVIEW: { days: number; goal?: number; finish?: number }
  SEE_A_DOCTOR: Record<never, never>
  /** Days to the race. */
  LITTLE_TIME_LEFT: { days: number }
  /** Days from a race to the goal race, and the fewest that there should be; refused, or planned as a C race. */
  B_RACE_TOO_LATE: RaceTold & { days: number; latest: number; isRefused: boolean }
  /** Minutes raced, and the most that a race on the way may take. */
  B_RACE_LONGER: Omit<RaceTold, 'priority'> & { minutes: number; most: number }
  /** Days between two goals, and the fewest that there should be; what the first, or the later on the way, is planned as. */
  RACES_TOO_CLOSE: Omit<RaceTold, 'priority'> & { days: number; least: number; plannedAs: 'B' | 'C' | 'none' }
  /** Days since a goal on the way, and the first one that may hold a race again. */
  RACE_IN_RECOVERY: Omit<RaceTold, 'priority'> & { days: number; least: number }
  /** Minutes of running in a race, and those of the longest run before it. */
  RACE_UNTRAINED: Omit<RaceTold, 'priority'> & { minutes: number; longest: number }
  RACE_OUTSIDE_PLAN: Omit<RaceTold, 'priority'>
  RACE_ON_TIME_OFF: Omit<RaceTold, 'priority'>
  RACES_SAME_DAY: Omit<RaceTold, 'priority'>
  /** The race is over, or logged, or its plan cannot be read. */
  PLAN_OVER: Record<never, never>
  /** Days from today to the first one that a race may be on. */
  RACE_TOO_EARLY: { days: number }
  RACE_TOO_LATE: { weeks: number; most: number }
  NO_HOURS: Record<never, never>
  CHANGE_UNREADABLE: { field: keyof PlanChange }
  /** Sessions that stay where a version is to stand again: edited, moved or logged since, or of a day that is over. */
  EDITED_SINCE: { sessions: number }
  /** The race of the version that is to stand again is over. */
  VERSION_OVER: Record<never, never>
}

/** What a notice is called. */
export type AdaptNoticeCode = keyof AdaptNoticeInputs

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
