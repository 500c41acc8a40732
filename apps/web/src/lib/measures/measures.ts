import { inUnits } from '@tri/plan-files/units'
import { distanceUnit, shownDistance, type Units } from './units.js'

/** Metres of a swum step as the athlete's pool has them: `"100 m"`, `"100 yd"`. */
export const swumText = (units: Units, metres: number): string => inUnits(units, `${metres} m`)

/** A plan's distance to read and not to type, with its unit: `"0.93 mi"`, `"40.23 km"`. */
export function distanceText(units: Units, miles: string): string {
  const shown = units.units === 'miles' ? String(Number(Number(miles).toFixed(2))) : shownDistance(units, miles)
  return `${shown} ${distanceUnit(units)}`
}
