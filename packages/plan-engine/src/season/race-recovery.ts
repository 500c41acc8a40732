import type { BySport, RaceType } from '../types.js'

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
