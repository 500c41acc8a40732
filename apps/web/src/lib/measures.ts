import { formatMph, formatPace, parsePace, type Sport } from '@tri/plan-engine'
import { distanceUnit, KM_PER_MILE, METRES_PER_YARD, shownDistance, shownPace, shownText, type Units } from './units.js'

/** A way to write a measure, and the same measure in the other unit. */
type Measure = { pattern: RegExp; convert: (figure: string) => string }

/** Pools are 25 yards long. */
const LENGTH_YARDS = 25

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
 * A text with every distance, pace and speed in it in the athlete's units; the rest stays. For the engine's own texts
 * (an exercise's distance and pace, a step's label, a reason's sentence) and for what was logged in other units.
 */
export function inUnits({ units, poolUnits }: Units, text: string): string {
  const measures = [...(units === 'metric' ? TO_METRIC : TO_MILES), ...(poolUnits === 'yards' ? TO_YARDS : TO_METRES)]
  return measures.reduce(
    (words, { pattern, convert }) => words.replace(pattern, (_, figure: string) => convert(figure)),
    text,
  )
}

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
