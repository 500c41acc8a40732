import type { RaceType } from '../types.js'

type ByRace<T> = Record<RaceType, T>
/** From beginner to advanced: read by a level's place in `EXPERIENCE_LEVELS`. */
type ByLevel<T> = readonly [T, T, T]

/** Fewest and most minutes. */
export type Range = readonly [number, number]

/**
 * Minutes of the long ride in the first and in the biggest week. Published plans reach 1:30, 2:30, 4:00 and 5:30-6:00;
 * TrainingPeaks (windsofhawi.blogspot): 3.5-4.5 h for a 70.3, 5-7 h for an ironman.
 */
export const LONG_RIDE: ByRace<ByLevel<Range>> = {
  sprint: [
    [45, 75],
    [60, 90],
    [60, 105],
  ],
  olympic: [
    [60, 120],
    [75, 150],
    [90, 165],
  ],
  '70.3': [
    [90, 195],
    [120, 225],
    [150, 255],
  ],
  ironman: [
    [120, 300],
    [150, 330],
    [180, 360],
  ],
}

/** The same for the long run: 1.5-2.5 h for a 70.3 (TrainingPeaks); longer runs cost the days after (coachcox.co.uk). */
export const LONG_RUN: ByRace<ByLevel<Range>> = {
  sprint: [
    [25, 40],
    [30, 50],
    [40, 60],
  ],
  olympic: [
    [40, 70],
    [50, 80],
    [60, 90],
  ],
  '70.3': [
    [60, 105],
    [75, 120],
    [90, 135],
  ],
  ironman: [
    [75, 150],
    [90, 150],
    [105, 150],
  ],
}

/** No run is longer (coachcox.co.uk, 'How long is long?'). */
export const LONGEST_RUN = 150

/** Most minutes of a ride and a run in the last 13 days. Dave Scott: long run 18-22, long ride 14-21 days out; minutes D. */
export const LATE_CAPS: ByRace<{ bike: number; run: number }> = {
  sprint: { bike: 75, run: 60 },
  olympic: { bike: 105, run: 60 },
  '70.3': { bike: 150, run: 75 },
  ironman: { bike: 180, run: 90 },
}

/**
 * A ride and a run grow by this much at most against the longest of four weeks, or by `steps` minutes; swims of those only who told
 * their longest. What was done before the plan bounds its first sessions by the factor alone.
 */
export const LONG_GROWTH = {
  /** Design choice. */
  bike: { factor: 1.15, step: 15 },
  /** Frandsen 2025, BJSM 59:1203: a run > 10 % over the longest of 30 days injures more. 5 min is our rounding. */
  run: { factor: 1.1, step: 5 },
  /** Design choice. */
  swim: { factor: 1.25, step: 10 },
} as const

/** The long ride's share of the riding, at most. Design choice. */
export const LONG_RIDE_SHARE = 0.62

/**
 * The long run's share of the running, at most: of three runs or more, of two, and from three hours a week on. A published
 * 70.3 plan has 50-67 % (crewrunners.com, own sums); Daniels' 25-30 % is for runners. Design choice.
 */
const LONG_RUN_SHARE = { usual: 0.65, few: 0.8, many: 0.6, manyMinutes: 180 } as const

/** The long run's share of a week with so many minutes in so many runs, at most; the run of a brick is not counted as one. */
export const longRunShareOf = (minutes: number, runs: number): number =>
  minutes >= LONG_RUN_SHARE.manyMinutes ? LONG_RUN_SHARE.many : runs < 3 ? LONG_RUN_SHARE.few : LONG_RUN_SHARE.usual

/**
 * Minutes at race effort in one ride of the peak, at most. 70.3: 60-120 in blocks (triathlete.com, fljuga); ironman: 2-3 h
 * within 4-4.5 h (alancouzens.com). Short races have theirs as a share of the ride. The steps by level are a design choice.
 */
export const RACE_EFFORT: Partial<ByRace<ByLevel<number>>> = {
  '70.3': [60, 90, 120],
  ironman: [90, 120, 150],
}

/** How much longer it may be than in the long rides before, and its share of the ride, at most. Design choice. */
export const RACE_EFFORT_GROWTH = { step: 20, share: 0.5 } as const

/** Share of a leg that the longest ride and run should reach. Published plans, TrainingPeaks; thresholds D. */
export const LEG_SHARES: ByRace<{ bike: number; run: number }> = {
  sprint: { bike: 1, run: 1 },
  olympic: { bike: 1, run: 0.9 },
  '70.3': { bike: 0.8, run: 0.7 },
  ironman: { bike: 0.65, run: 0.45 },
}

/** Minutes of a light day, at most. Foster 1998, MSSE 30:1164: sameness of load makes ill; sizes are a design choice. */
export const LIGHT_DAY: ByRace<number> = { sprint: 25, olympic: 30, '70.3': 40, ironman: 45 }

/** Minutes a usual day may hold with 1 to 6 days to the race. Bosquet 2007: volume falls, frequency stays; sizes D. */
const RACE_WINDOW_LIMITS = [30, 45, 60, 75, 90, 90] as const

/** A long day holds this share of itself up to `most` minutes; two days before the race up to `mostNear`. Design choice. */
const LONG_DAY = { share: 0.5, most: 120, mostNear: 60 } as const

/** Minutes that a day of so many may hold with 1 to 6 days to the race; none on any other day. */
export function raceWindowLimit(daysToRace: number, minutes: number): number {
  const usual = RACE_WINDOW_LIMITS[daysToRace - 1]
  if (usual === undefined) return 0
  const most = daysToRace === 1 ? usual : daysToRace === 2 ? LONG_DAY.mostNear : LONG_DAY.most
  return Math.min(minutes, most, Math.max(usual, 5 * Math.floor((LONG_DAY.share * minutes) / 5)))
}

/** Minutes of a ride with 1 to 6 days to the race, at most (Dave Scott, trainingpeaks.com; minutes D). */
export const LAST_RIDE = 75

/** Most minutes of a day's second session, so that the day keeps one that counts. Design choice. */
export const SECOND_SESSION: ByRace<number> = { sprint: 45, olympic: 60, '70.3': 90, ironman: 120 }

/** Fewest minutes of a session in a load week, and in a recovery, taper or race week. Design choice. */
export const MIN_MINUTES = { load: 20, light: 15, brick: 10 } as const
