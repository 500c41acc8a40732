import type { Sport } from '@tri/plan-engine'
import { inUnits } from '@tri/plan-files/units'
import { distanceUnit, shownDistance, type Units } from './units.js'

/** Examples for the form of a finished workout. */
export function placeholders({ units, poolUnits }: Units, sport: Sport): { distance: string; pace: string } {
  if (units === 'miles') return { distance: '1.5 miles', pace: '8:30/mile' }
  if (sport === 'bike') return { distance: '40 km', pace: '30 km/h' }
  if (sport === 'run') return { distance: '10 km', pace: '5:15/km' }
  return poolUnits === 'metres'
    ? { distance: '1500 m', pace: '1:50/100m' }
    : { distance: '1650 yd', pace: '1:40/100yd' }
}

/** Metres of a swum step as the athlete's pool has them: `"100 m"`, `"100 yd"`. */
export const swumText = (units: Units, metres: number): string => inUnits(units, `${metres} m`)

/** A plan's distance to read and not to type, with its unit: `"0.93 mi"`, `"40.23 km"`. */
export function distanceText(units: Units, miles: string): string {
  const shown = units.units === 'miles' ? String(Number(Number(miles).toFixed(2))) : shownDistance(units, miles)
  return `${shown} ${distanceUnit(units)}`
}
