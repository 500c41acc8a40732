import type { BySport, RacePriority, RaceType } from '../types.js'

/** What the days after a race allow; days count from race day. */
type Recovery = {
  /** Days without a session. */
  daysOff: number
  /** The first day that may hold a run, where that is not the first with a session. */
  firstRun?: number
  /** Most minutes of a session. */
  most: BySport<number>
}

/** Days and minutes from simonward.co.uk, lifesportcoaching.com and coaching.ironman.com; those of swims are a design choice. */
export const RACE_RECOVERY: Record<RaceType, Recovery> = {
  sprint: { daysOff: 1, most: { swim: 45, bike: 75, run: 60 } },
  olympic: { daysOff: 2, most: { swim: 60, bike: 90, run: 60 } },
  '70.3': { daysOff: 3, most: { swim: 60, bike: 150, run: 60 } },
  ironman: { daysOff: 5, firstRun: 8, most: { swim: 60, bike: 120, run: 40 } },
}

/** A marathon is as hard on the legs as that of an ironman, however long it takes: no run for a week (coaching.ironman.com). */
const MARATHON = { miles: 20, firstRun: 8 } as const

/** The first day after a race that may hold a run, for as many miles as were run in it; 0 where the race's minutes tell. */
export const firstRunAfter = (miles: number): number => (miles >= MARATHON.miles ? MARATHON.firstRun : 0)

/** What a race on the way to the goal asks for: days before it and after it without hard work, fewest days to the goal race. */
type RaceRow = readonly [upTo: number, before: number, after: number, latest: number]

/**
 * B races by the minutes they are raced, which is what a body recovers from (3-5 days an hour: Bernhardt): up to those of a sprint, an
 * olympic race, a 70.3. Easy days after them as simonward.co.uk and chilitri.com have it, days to the goal as myProCoach and TriDot.
 */
const B_ROWS: readonly RaceRow[] = [
  [115, 3, 2, 14],
  [240, 3, 4, 21],
  [480, 3, 10, 28],
]

/** A C race is a hard session with an easy day on either side (active.com); it is no longer than an olympic race. */
const C_ROWS: readonly RaceRow[] = [[240, 1, 1, 10]]

/**
 * A races on the way: easy days after them as after a goal race, and weeks to the next one: three after a short one, six after a long
 * one (support.trainerroad.com; coaching.ironman.com: race again after six weeks).
 */
const A_ROWS: readonly RaceRow[] = [
  [115, 3, 7, 21],
  [240, 3, 10, 21],
  [480, 3, 17, 42],
  [1_000_000, 3, 28, 42],
]

const ROWS = { A: A_ROWS, B: B_ROWS, C: C_ROWS } as const

/** What a race of so many minutes asks for; undefined for one that is too long for its priority. */
export const raceRow = (priority: RacePriority | null | undefined, minutes: number): RaceRow | undefined =>
  ROWS[priority ?? 'B'].find(([upTo]) => minutes <= upTo)
