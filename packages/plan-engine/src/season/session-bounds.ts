import type { Range } from '../formulas/minute-tables.js'
import type { ExperienceLevel, RaceType } from '../types.js'

/** The sessions that are not the long ones, in the order of a row of `BOUNDS`; `brick` is the run off the bike. */
export const SESSION_KEYS = ['swim', 'easyBike', 'qualityBike', 'easyRun', 'qualityRun', 'brick'] as const
export type SessionKey = (typeof SESSION_KEYS)[number]

type Row = readonly [Range, Range, Range, Range, Range, Range]

/** Minutes of a session, fewest and most; sized from the sample sessions of published plans (design choice). */
export const BOUNDS: Record<RaceType, Record<ExperienceLevel, Row>> = {
  sprint: {
    beginner: [
      [20, 45],
      [30, 60],
      [30, 50],
      [20, 35],
      [25, 40],
      [10, 15],
    ],
    intermediate: [
      [20, 50],
      [30, 75],
      [30, 60],
      [20, 40],
      [30, 45],
      [10, 20],
    ],
    advanced: [
      [20, 60],
      [30, 90],
      [35, 65],
      [20, 45],
      [30, 55],
      [10, 20],
    ],
  },
  olympic: {
    beginner: [
      [20, 50],
      [30, 75],
      [35, 60],
      [20, 45],
      [30, 50],
      [10, 20],
    ],
    intermediate: [
      [25, 60],
      [30, 90],
      [40, 75],
      [20, 50],
      [30, 60],
      [10, 25],
    ],
    advanced: [
      [25, 70],
      [30, 90],
      [40, 80],
      [25, 60],
      [35, 65],
      [10, 30],
    ],
  },
  '70.3': {
    beginner: [
      [25, 60],
      [30, 90],
      [40, 75],
      [20, 50],
      [30, 55],
      [10, 25],
    ],
    intermediate: [
      [25, 70],
      [30, 105],
      [40, 90],
      [25, 60],
      [35, 65],
      [10, 30],
    ],
    advanced: [
      [30, 75],
      [30, 120],
      [45, 100],
      [25, 70],
      [35, 70],
      [15, 40],
    ],
  },
  ironman: {
    beginner: [
      [25, 60],
      [30, 100],
      [40, 80],
      [20, 55],
      [30, 60],
      [10, 30],
    ],
    intermediate: [
      [30, 75],
      [30, 120],
      [45, 100],
      [25, 65],
      [35, 65],
      [15, 35],
    ],
    advanced: [
      [30, 90],
      [30, 150],
      [45, 120],
      [25, 75],
      [35, 75],
      [15, 45],
    ],
  },
}
