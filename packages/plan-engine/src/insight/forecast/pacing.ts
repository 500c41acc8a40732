import type { RaceType } from '../../types.js'

/** Ways to race, from the safest to the riskiest. */
export const PACING_NAMES = ['cautious', 'steady', 'bold'] as const
/** One of `PACING_NAMES`. */
export type PacingName = (typeof PACING_NAMES)[number]

/** A way to race against current paces. */
export type Pacing = {
  /** Time in the water, as a factor. */
  swim: number
  /** Speed on the bike, as a factor. */
  bike: number
  /** Time of each half of the run, as a factor of the whole run's. */
  runHalves: readonly [number, number]
  /** How much slower the second half may become when it was too much; undefined when that is not to be feared. */
  fade: number | undefined
}

/** Power on the bike in % of threshold that races are ridden at: least and most (sisuracing.co.uk). */
export const RACE_POWER: Record<RaceType, readonly [number, number]> = {
  sprint: [90, 105],
  olympic: [85, 95],
  '70.3': [75, 85],
  ironman: [65, 80],
}

/**
 * How much slower the run's second half becomes after a ride too hard: up to the 7 % that the run off the bike of an
 * olympic race may lose (Ricci, beginnertriathlete.com), more the longer the race. Design choice.
 */
export const FADE: Record<RaceType, number> = { sprint: 0.05, olympic: 0.07, '70.3': 0.1, ironman: 0.15 }

/** What a tenth of the way to the limit costs and saves in the water and in the run's first half. Design choice. */
const SWIM_MARGIN = 0.02
const RUN_MARGIN = 0.03

/** On a flat road power grows with the cube of speed (whosatthewheel.com). */
const speedFactor = (power: number, middle: number): number => Math.cbrt(power / middle)

function pacingOf(raceType: RaceType): Record<PacingName, Pacing> {
  const [min, max] = RACE_POWER[raceType]
  const middle = (min + max) / 2
  return {
    cautious: {
      swim: 1 + SWIM_MARGIN,
      bike: speedFactor(min, middle),
      runHalves: [(1 + RUN_MARGIN) / 2, 1 / 2],
      fade: undefined,
    },
    steady: { swim: 1, bike: 1, runHalves: [1 / 2, 1 / 2], fade: undefined },
    bold: {
      swim: 1 - SWIM_MARGIN,
      bike: speedFactor(max, middle),
      runHalves: [(1 - RUN_MARGIN) / 2, 1 / 2],
      fade: FADE[raceType],
    },
  }
}

/** Each race's three ways. */
export const PACING: Record<RaceType, Record<PacingName, Pacing>> = {
  sprint: pacingOf('sprint'),
  olympic: pacingOf('olympic'),
  '70.3': pacingOf('70.3'),
  ironman: pacingOf('ironman'),
}
