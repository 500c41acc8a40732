import type { CueCode } from '../../steps.js'

/** The drills of the pool, in the order in which the weeks take them: reach, hold, recovery, balance, timing, feel (practice of coaches). */
export const DRILLS = [
  'drill-catch-up',
  'drill-fist',
  'drill-fingertip',
  'drill-side-kick',
  'drill-breathe-out',
  'drill-one-arm',
  'drill-scull',
  'drill-six-kicks',
] as const satisfies readonly CueCode[]
/** One of `DRILLS`. */
export type Drill = (typeof DRILLS)[number]

/** The drill in turn. */
export const drillOf = (turn: number): Drill => DRILLS[turn % DRILLS.length] ?? DRILLS[0]
