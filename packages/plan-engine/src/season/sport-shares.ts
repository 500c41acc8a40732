import { legSeconds } from '../formulas/finish-time.js'
import { SHARES } from '../formulas/volume-tables.js'
import type { BySport, Paces } from '../types.js'
import type { Season } from './season.js'

/** Percentage points that the running may gain, and who gives them. Design choice. */
const RUN_GAIN = { max: 6, fromBike: 2 / 3, fromSwim: 1 / 3 } as const

/** Paces in the middle of the levels; an olympic race at them is 29 % running, as Cejuela 2013 (PMC3661898) measured. */
const USUAL_PACES: Paces = { swim: 120, bike: 18, run: 450 }

type Athlete = Pick<Season, 'race' | 'distances' | 'current'>

/** The sports' shares of a week in percent: the race's, with more running the more of the athlete's own race the run takes. */
export function ownShares({ race, distances, current }: Athlete): BySport<number> {
  const { swim, bike, run } = SHARES[race]
  const more = runPart(distances, current) - runPart(distances, USUAL_PACES)
  const gain = Math.min(RUN_GAIN.max, Math.max(0, more))
  return { swim: swim - gain * RUN_GAIN.fromSwim, bike: bike - gain * RUN_GAIN.fromBike, run: run + gain }
}

/** Percent of a race that is spent running. */
function runPart(distances: BySport<number>, paces: Paces): number {
  const { swim, bike, run } = legSeconds(distances, paces)
  return (100 * run) / (swim + bike + run)
}
