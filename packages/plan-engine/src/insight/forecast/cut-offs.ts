import { isStandard, LONG_RACE_CUT_OFFS } from '../../formulas/presets.js'
import { type BySport, RACE_TYPES, type RaceType } from '../../types.js'

/** Where a race is closed: out of the water, off the bike, at the finish line. */
export const CHECKPOINTS = ['swim', 'bike', 'finish'] as const
/** One of `CHECKPOINTS`. */
export type Checkpoint = (typeof CHECKPOINTS)[number]

/** The usual time limits of a race, in seconds from the athlete's start. */
export type CutOffs = Readonly<Record<Checkpoint, number>> & {
  /** Who sets them. */
  source: string
}

/** In minutes, and who sets them. */
const CUT_OFFS: Record<RaceType, CutOffs> = {
  ironman: { ...LONG_RACE_CUT_OFFS.ironman, source: 'IRONMAN events; Europe often 15 or 16 h' },
  '70.3': { ...LONG_RACE_CUT_OFFS['70.3'], source: 'IRONMAN 70.3 events' },
  olympic: { swim: 60, bike: 180, finish: 240, source: 'Usual limits of organisers, which differ' },
  sprint: { swim: 30, bike: 90, finish: 120, source: 'Half the olympic limits; many have none' },
}

/**
 * The usual cut-offs of a race type, an unknown one counting as olympic; undefined when a leg (miles) is more than a
 * tenth longer or shorter than the standard one, so that nobody's limits are known.
 */
export function cutOffs(raceType: RaceType, miles: BySport<number>): CutOffs | undefined {
  const race = RACE_TYPES.includes(raceType) ? raceType : 'olympic'
  if (!isStandard(race, miles)) return undefined
  const { swim, bike, finish, source } = CUT_OFFS[race]
  return { swim: 60 * swim, bike: 60 * bike, finish: 60 * finish, source }
}
