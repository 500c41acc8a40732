import { type BySport, type RaceType, SPORTS } from '../types.js'

/** Race legs in miles. */
export const RACE_PRESETS: Record<RaceType, BySport<number>> = {
  ironman: { swim: 2.4, bike: 112, run: 26.2 },
  '70.3': { swim: 1.2, bike: 56, run: 13.1 },
  olympic: { swim: 0.93, bike: 25, run: 6.2 },
  sprint: { swim: 0.47, bike: 12, run: 3.1 },
}

/** Hours of each day, Sunday first; Wednesday is off, Tuesday and Saturday are endurance days. */
export const DEFAULT_HOURS: Record<RaceType, readonly number[]> = {
  ironman: [1.5, 1.5, 4, 0, 1.5, 1, 6],
  '70.3': [1.5, 1, 3, 0, 1.5, 1, 4],
  olympic: [1.5, 1, 2, 0, 1, 1, 2],
  sprint: [1, 1, 1.5, 0, 1, 1, 1.5],
}

/** Suggested hours of a regular and of an endurance day. */
export const SUGGESTED_HOURS: Record<RaceType, { regular: number; endurance: number }> = {
  ironman: { regular: 1.5, endurance: 4 },
  '70.3': { regular: 1.5, endurance: 3 },
  olympic: { regular: 1, endurance: 2 },
  sprint: { regular: 1, endurance: 1.5 },
}

/**
 * Where the long races are usually closed, in minutes from the athlete's start: after 2:20, 10:30 and 17:00 h, and after 1:10, 5:30 and
 * 8:30 h (sportcoaching.co.nz, sportcoaching.com.au).
 */
export const LONG_RACE_CUT_OFFS = {
  ironman: { swim: 140, bike: 630, finish: 1020 },
  '70.3': { swim: 70, bike: 330, finish: 510 },
} as const satisfies Partial<Record<RaceType, object>>

/** How far a distance may be from the standard one before its limits say nothing. */
const ALIKE = 0.1

/** Whether no leg (miles) is more than a tenth longer or shorter than the race's standard one. */
export const isStandard = (race: RaceType, miles: BySport<number>): boolean =>
  SPORTS.every((sport) => Math.abs(miles[sport] / RACE_PRESETS[race][sport] - 1) <= ALIKE)
