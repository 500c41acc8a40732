import { distanceUnit, shownDistance, type Units } from './units.js'

/** A plan's distance to read and not to type, with its unit: `"0.93 mi"`, `"40.23 km"`. */
export function distanceText(units: Units, miles: string): string {
  const shown = units.units === 'miles' ? String(Number(Number(miles).toFixed(2))) : shownDistance(units, miles)
  return `${shown} ${distanceUnit(units)}`
}
