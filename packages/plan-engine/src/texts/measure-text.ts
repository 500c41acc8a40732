import { distanceText } from '../formulas/distance-text.js'
import { formatMph, formatPace } from '../formulas/pace.js'
import { METRES_PER_MILE, METRES_PER_YARD } from '../formulas/units.js'
import { paceText } from '../formulas/zones.js'
import type { Sport } from '../types.js'
import type { Measures } from './measures.js'

const KM_PER_MILE = METRES_PER_MILE / 1000

/** Yards that swimmers count by, and the one length that drills may turn at. */
const LENGTHS_YARDS = 50
const LENGTH_YARDS = 25

/** Speeds are kept to a tenth of a mile, which tells fifths of a kilometre apart. */
const KMH_STEP = 0.2

/** Metres as the athlete's pool counts them: in one of yards the nearest fifty, or a single length. */
export function poolFigure({ poolUnits }: Measures, metres: number): number {
  if (poolUnits === 'metres') return metres
  const yards = metres / METRES_PER_YARD
  return yards < LENGTHS_YARDS - LENGTH_YARDS / 2 ? LENGTH_YARDS : Math.round(yards / LENGTHS_YARDS) * LENGTHS_YARDS
}

/** Metres swum: `"100 m"`, `"225 yd"`. */
export const swumText = (measures: Measures, metres: number): string =>
  `${poolFigure(measures, metres)} ${measures.poolUnits === 'metres' ? 'm' : 'yd'}`

/** A short way on the ground: `"700 m"`, `"0.4 mi"`. */
export const groundText = ({ units }: Measures, metres: number): string =>
  units === 'metric' ? `${metres} m` : `${(metres / METRES_PER_MILE).toFixed(1)} mi`

/** Miles of a sport: `"1500 m"`, `"40.2 km"`, `"6.2 mi"`. */
export function wayText(measures: Measures, sport: Sport, miles: number): string {
  if (sport === 'swim') return swumText(measures, Number.parseInt(distanceText('swim', miles * METRES_PER_MILE), 10))
  return measures.units === 'miles' ? distanceText(sport, miles) : `${(miles * KM_PER_MILE).toFixed(1)} km`
}

/** A pace in the sport's own unit: `"1:51/100m"`, `"30.6 km/h"`, `"8:04/mi"`. */
export function paceIn({ units, poolUnits }: Measures, sport: Sport, pace: number): string {
  if (sport === 'swim' && poolUnits === 'yards') return `${formatPace(Math.round(pace * METRES_PER_YARD))}/100yd`
  if (sport === 'swim' || units === 'miles') return paceText(sport, pace)
  if (sport === 'run') return `${formatPace(Math.round(pace / KM_PER_MILE))}/km`
  return `${formatMph(Math.round((pace * KM_PER_MILE) / KMH_STEP) * KMH_STEP)} km/h`
}
