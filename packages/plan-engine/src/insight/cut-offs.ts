import { RACE_PRESETS } from '../formulas/presets.js'
import { lookup } from '../lookup.js'
import { type BySport, type RaceType, SPORTS } from '../types.js'

/** Where a race is closed: out of the water, off the bike, at the finish line. */
export const CHECKPOINTS = ['swim', 'bike', 'finish'] as const
/** One of `CHECKPOINTS`. */
export type Checkpoint = (typeof CHECKPOINTS)[number]

/** The usual time limits of a race, in seconds from the athlete's start. */
export type CutOffs = Readonly<Record<Checkpoint, number>> & {
  /** Who sets them. */
  source: string
}

const hm = (hours: number, minutes: number): number => (hours * 60 + minutes) * 60

const CUT_OFFS: Record<RaceType, CutOffs> = {
  ironman: { swim: hm(2, 20), bike: hm(10, 30), finish: hm(17, 0), source: 'IRONMAN events; Europe often 15 or 16 h' },
  '70.3': { swim: hm(1, 10), bike: hm(5, 30), finish: hm(8, 30), source: 'IRONMAN 70.3 events' },
  olympic: { swim: hm(1, 0), bike: hm(3, 0), finish: hm(4, 0), source: 'Usual limits of organisers, which differ' },
  sprint: { swim: hm(0, 30), bike: hm(1, 30), finish: hm(2, 0), source: 'Half the olympic limits; many have none' },
}

/** How far a distance may be from the standard one before its limits say nothing. */
const ALIKE = 0.1

/**
 * The usual cut-offs of a race type, an unknown one counting as olympic; undefined when a leg (miles) is more than a
 * tenth longer or shorter than the standard one, so that nobody's limits are known.
 */
export function cutOffs(raceType: RaceType, miles: BySport<number>): CutOffs | undefined {
  const standard = lookup(RACE_PRESETS, raceType, 'olympic')
  const isAlike = SPORTS.every((sport) => Math.abs(miles[sport] / standard[sport] - 1) <= ALIKE)
  return isAlike ? lookup(CUT_OFFS, raceType, 'olympic') : undefined
}
