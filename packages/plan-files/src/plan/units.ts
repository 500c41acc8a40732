import {
  formatMph,
  formatPace,
  METRES_PER_MILE,
  METRES_PER_YARD,
  parsePace,
  type SessionType,
  type Sport,
} from '@tri/plan-engine'
import type { Units } from './plan.js'
import type { Pool } from './pool.js'

export type { Units } from './plan.js'
export type { Pool } from './pool.js'

/** What everything is stored in. */
export const STORED_UNITS: Units = { units: 'miles', poolUnits: 'metres' }

export const KM_PER_MILE = METRES_PER_MILE / 1000

/** Speeds are stored to a tenth of a mile, which tells fifths of a kilometre apart. */
const KMH_STEP = 0.2

/** Pools are 25 yards long. */
const LENGTH_YARDS = 25

const PACE_UNITS = {
  stored: { swim: '/100m', bike: 'mph', run: '/mi' },
  other: { swim: '/100yd', bike: 'km/h', run: '/km' },
} as const

/** The pool that an athlete swims in; one in yards is 25 yards long. */
export const poolOf = ({ poolUnits, poolLength = 25 }: Pick<Units, 'poolUnits' | 'poolLength'>): Pool =>
  poolUnits === 'yards' ? { length: LENGTH_YARDS, unit: 'yd' } : { length: poolLength, unit: 'm' }

/** What a watch that counts the lengths of a pool is told in. */
export const unitsOf = (pool: Pool | undefined): Units =>
  pool?.unit === 'yd' ? { ...STORED_UNITS, poolUnits: 'yards' } : STORED_UNITS

/** Whether the athlete reads a sport in what it is stored in: s/100 m, mph, s/mile. */
export const isStored = ({ units, poolUnits }: Units, sport: Sport): boolean =>
  sport === 'swim' ? poolUnits === 'metres' : units === 'miles'

/** `"/100m"`, `"km/h"`, `"/mi"`. */
export const paceUnit = (units: Units, sport: Sport): string =>
  PACE_UNITS[isStored(units, sport) ? 'stored' : 'other'][sport]

/** A stored pace (s/100 m, mph, s/mile) in the athlete's unit, as exact as it is shown. */
export function shownPace(units: Units, sport: Sport, stored: number): number {
  if (isStored(units, sport)) return stored
  if (sport === 'bike') return Number((Math.round((stored * KM_PER_MILE) / KMH_STEP) * KMH_STEP).toFixed(1))
  return Math.round(sport === 'swim' ? stored * METRES_PER_YARD : stored / KM_PER_MILE)
}

/** A pace in the athlete's unit as text without the unit: `"8:04"`, `"30.6"`. */
export const shownText = (sport: Sport, shown: number): string =>
  sport === 'bike' ? formatMph(shown) : formatPace(shown)

/** A way to write a measure, and the same measure in the other unit. */
type Measure = { pattern: RegExp; convert: (figure: string) => string }

const METRIC: Units = { units: 'metric', poolUnits: 'yards' }

/** A pace in words of the engine, in the other unit. */
const other = (sport: 'swim' | 'run', unit: string) => (figure: string) =>
  `${shownText(sport, shownPace(METRIC, sport, parsePace(figure) ?? 0))}${unit}`

const back = (secondsPerUnit: number, unit: string) => (figure: string) =>
  `${formatPace((parsePace(figure) ?? 0) * secondsPerUnit)}${unit}`

/** The engine's `17.5 mi`, `8:04/mi`, `19.0 mph`, and the athlete's `1.5 miles`, `8:30/mile`. */
const TO_METRIC: readonly Measure[] = [
  {
    pattern: /\b(\d+(?:\.\d+)?) ?mi(?:les?)?\b/g,
    convert: (miles) => `${(Number(miles) * KM_PER_MILE).toFixed(1)} km`,
  },
  { pattern: /\b(\d+:[0-5]\d) ?\/mi(?:le)?\b/g, convert: other('run', '/km') },
  {
    pattern: /\b(\d+(?:\.\d+)?) ?mph\b/g,
    convert: (mph) => `${shownText('bike', shownPace(METRIC, 'bike', Number(mph)))} km/h`,
  },
]

/** What an athlete logged in kilometres, for one who now reads miles. */
const TO_MILES: readonly Measure[] = [
  { pattern: /\b(\d+(?:\.\d+)?) ?km\b(?!\/)/g, convert: (km) => `${(Number(km) / KM_PER_MILE).toFixed(1)} mi` },
  { pattern: /\b(\d+:[0-5]\d) ?\/km\b/g, convert: back(KM_PER_MILE, '/mi') },
  { pattern: /\b(\d+(?:\.\d+)?) ?km\/h\b/g, convert: (kmh) => `${formatMph(Number(kmh) / KM_PER_MILE)} mph` },
]

/** The engine's `1450 m` and `1:51/100m`. */
const TO_YARDS: readonly Measure[] = [
  {
    pattern: /\b(\d+) m\b/g,
    convert: (metres) => `${Math.round(Number(metres) / METRES_PER_YARD / LENGTH_YARDS) * LENGTH_YARDS} yd`,
  },
  { pattern: /\b(\d+:[0-5]\d) ?\/100 ?m\b/g, convert: other('swim', '/100yd') },
]

const TO_METRES: readonly Measure[] = [
  { pattern: /\b(\d+) yd\b/g, convert: (yards) => `${Math.round(Number(yards) * METRES_PER_YARD)} m` },
  { pattern: /\b(\d+:[0-5]\d) ?\/100 ?yd\b/g, convert: back(1 / METRES_PER_YARD, '/100m') },
]

/**
 * A text with every distance, pace and speed in it in the athlete's units; the rest stays. For an exercise's distance and
 * pace, for the words of plans of before, and for what was logged in other units. `sport`
 * is what the text is about: metres on the road are no lengths of a pool.
 */
export function inUnits({ units, poolUnits }: Units, text: string, sport?: SessionType): string {
  const pool = poolUnits === 'yards' ? TO_YARDS : TO_METRES
  const road = units === 'metric' ? TO_METRIC : TO_MILES
  const measures = sport === undefined || sport === 'swim' ? [...road, ...pool] : road
  return measures.reduce(
    (words, { pattern, convert }) => words.replace(pattern, (_, figure: string) => convert(figure)),
    text,
  )
}
