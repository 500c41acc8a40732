import type { Inputs, Sport, Weekday } from '../types.js'

type None = Record<never, never>

/** Where something was found; no week, or no day, for what stands outside of a calendar. */
type Place = { week?: number; day?: Weekday }

/** Minutes of a day that was found, and how many such days there are. */
type Overfull = Place & { minutes: number; days: number }

/** The longest session and the race's leg in minutes; `room` where the schedule offers less than that takes. */
type Longest = { minutes: number; leg: number; room?: number }

/** What each finding of the audit tells, in minutes, metres and per cent; the first of several, and how many there are. */
export type FindingInputs = {
  'no-dates': None
  'hours-kept': None
  'before-start': Overfull
  'day-off-used': Overfull
  'day-overfull': Overfull & { over: number }
  'sums-right': None
  'sums-wrong': { sums: number }
  'days-used': None
  'day-unused': Place & { days: number }
  'race-in-place': None
  'no-race': None
  'several-races': { races: number }
  'race-misplaced': Place
  'race-day-shared': None
  'outside-plan': Place
  'steepest-week': { week: number; percent: number }
  'no-step': None
  'fitness-rise': { points: number; days: number }
  'recovery-share': { week: number; percent: number; aim: number }
  'loads-in-a-row': { weeks: number }
  'taper-cut': { weeks: number; percent: number; min: number; max: number }
  'sharp-sessions': { sessions: number }
  'no-sharp-session': None
  'easy-share': { percent: number }
  'hardest-week': { week: number; percent: number }
  'hard-days-apart': None
  'hard-after-hard': Place & { pairs: number }
  /** Hard sessions of the day, and how many such days there are. */
  'hard-in-a-day': Place & { sessions: number; days: number }
  'cold-starts': { sessions: number }
  'warmed-up': None
  'ids-repeated': { sessions: number }
  'ids-unique': None
  'no-jump': None
  /** Minutes of it, and of the longest before. */
  jump: Place & { sport: 'bike' | 'swim'; minutes: number; before: number }
  'late-hard': Place
  'easy-too-fast': { sport: Sport }
  /** Minutes of it, and those that the season aims at. */
  'first-of-season': { minutes: number; aim: number }
  'weeks-rest': None
  'week-without-rest': { week: number; weeks: number }
  monotony: { monotony: number }
  'no-run-jump': None
  'run-jump': Place & { minutes: number; percent: number }
  'long-run-share': { percent: number; minutes: number }
  'longest-ride': Longest
  'longest-run': Longest
  'sport-shares': { swim: number; bike: number; run: number }
  'two-swims': { weeks: number; all: number }
  'peak-bricks': { weeks: number; all: number }
  'no-late-session': None
  'late-session': Place & { sport: Sport; minutes: number }
  'hours-used': { percent: number }
  'paces-on-course': None
  'paces-astray': { paces: number }
  /** Swims for technique, of all; `fast` ones before a test has told how fast. */
  technique: { swims: number; all: number; fast?: number }
  /** Metres of the longest swim, of its longest stretch without a stop, and of the race. */
  'longest-swim': { metres: number; unbroken: number; race: number }
  /** Minutes of the first whole week and of the longest run by its end, each with what was done lately, where that is told. */
  'first-week': { minutes?: number; lately?: number; run?: number; longest?: number }
  'after-race-wrong': { sessions: number }
  'back-gently': None
  /** Sessions of the first days after time off. */
  'back-too-soon': { hard: number; long: number }
  'time-off-kept': None
  /** Sessions that stand on time off, the first of them where it says. */
  'on-time-off': Place & { sessions: number }
  'runs-linked': None
  'run-behind-ride': Place & { runs: number }
  'late-load': Place & { minutes: number }
  'taper-start': { days: number; enough: number }
  /** Race effort in one ride and what would fit, where a race has it; whether the race is rehearsed, where it could be. */
  'race-effort': { minutes?: number; room?: number; rehearsed?: boolean }
  'tests-held': { weeks: number; all: number }
  'tests-misplaced': { tests: number }
  /** Days of the time off that leave too little time for what a rule asks. */
  'cut-short': { days: number }
  varied: None
  repeats: { sets: number; weeks: number }
  filler: { sessions: number; all: number }
  'fuel-untried': { asked: number; practised: number }
  'race-skills': { sightings: number; transitions: number; unfuelled: number }
} & { [Code in NotApplying]: None }

/** Why a rule has nothing to judge in a plan. */
export type NotApplying =
  | 'ends-with-race'
  | 'no-late-day'
  | 'no-fitness'
  | 'first-week-over'
  | 'no-load-week'
  | 'no-paces'
  | 'no-place-for-it'
  | 'no-recovery-week'
  | 'no-swim-metres'
  | 'no-time-off'
  | 'no-training'
  | 'one-run-a-week'
  | 'too-few-sessions'
  | 'too-short-plan'

/** What a finding of the audit is called. */
export type FindingCode = keyof FindingInputs

/** A finding with what it tells; no inputs where it always says the same. */
export type Told = { finding: FindingCode; inputs: Inputs }

/** What was found. */
export const tell = <Code extends FindingCode>(finding: Code, inputs: FindingInputs[Code] & Inputs): Told => ({
  finding,
  inputs,
})
