import type { Sport } from '../types.js'
import { roundHalfUp } from './pace.js'

/** Metres swum as `"1450 m"`, to 50 m; miles as `"17.5 mi"`, to half a mile ridden and a tenth run; halves upwards. */
export function distanceText(sport: Sport, covered: number): string {
  if (sport === 'swim') return `${roundHalfUp(covered / 50) * 50} m`
  const tenths = sport === 'bike' ? roundHalfUp(covered * 2) * 5 : roundHalfUp(covered * 10)
  return `${Math.floor(tenths / 10)}.${tenths % 10} mi`
}
