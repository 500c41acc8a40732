import type { RaceType, Zone } from '@tri/plan-engine'

/**
 * Power of each zone as a fraction of threshold power (FTP). The plan's speeds are the cube roots of the same numbers, which
 * are bounds and middles of the zones in Friel and Coggan (onegiantleap.co.nz): a trainer then asks for the effort that
 * the planned speed takes on a flat road.
 */
const POWER: Record<Exclude<Zone, 'race'>, number> = {
  recovery: 0.5,
  easy: 0.65,
  moderate: 0.75,
  tempo: 0.85,
  threshold: 0.95,
  interval: 1.12,
}

/** Power of race pace: middles of the ranges for each distance (sisuracing.co.uk). */
const RACE_POWER: Record<RaceType, number> = { sprint: 0.95, olympic: 0.9, '70.3': 0.8, ironman: 0.72 }

/** Fraction of FTP that a trainer asks for in a zone; 1 is FTP. */
export const ftpFraction = (zone: Zone, raceType: RaceType): number =>
  zone === 'race' ? RACE_POWER[raceType] : POWER[zone]

/** The same table in words, for the athlete: `"recovery 50 %, easy 65 %, ..."`. */
export function powerTable(raceType: RaceType): string {
  const zones = Object.entries({ ...POWER, race: RACE_POWER[raceType] })
  return zones.map(([zone, fraction]) => `${zone} ${Math.round(fraction * 100)} %`).join(', ')
}
