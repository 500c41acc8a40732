import { parsePace } from '../formulas/pace.js'
import { METRES_PER_MILE, METRES_PER_YARD } from '../formulas/units.js'
import { type ActualExercise, type BySport, type Exercise, isSport, type Sport } from '../types.js'

const KM_PER_MILE = METRES_PER_MILE / 1000

/** What a pace in this unit is worth in the sport's own; a pace without a unit is in that. */
const UNITS: BySport<Readonly<Record<string, number>>> = {
  swim: { '': 1, '/100m': 1, '/100yd': 1 / METRES_PER_YARD, '/100y': 1 / METRES_PER_YARD },
  bike: { '': 1, mph: 1, 'mi/h': 1, 'km/h': 1 / KM_PER_MILE, kmh: 1 / KM_PER_MILE, kph: 1 / KM_PER_MILE },
  run: { '': 1, '/mi': 1, '/mile': 1, '/km': KM_PER_MILE },
}

/**
 * A pace as athletes write it, `"8:30/mile"`, `"5:17 min/km"`, `"1:51/100m"` or `"19 mph"`, in the sport's own unit:
 * seconds per 100 m, miles per hour, seconds per mile. Undefined when it is no pace of that sport above 0.
 */
export function readPaceText(sport: Sport, text: string): number | undefined {
  const tight = text.toLowerCase().replace(/\s+|min(?=\/)/g, '')
  const [, figure = '', unit = ''] = /^(\d{1,3}(?:[:.]\d{1,3})?)(\D?.{0,9})$/.exec(tight) ?? []
  const factor = Object.hasOwn(UNITS[sport], unit) ? UNITS[sport][unit] : undefined
  const value = figure && (sport === 'bike' ? Number(figure) : parsePace(figure))
  return factor && value ? value * factor : undefined
}

/**
 * The pace of an entry that somebody measured, in the sport's own unit; undefined for one that only repeats what was planned, as
 * forms once prefilled it: nobody ran that.
 */
export function measuredPace(
  { id, type, actualPace, metres, duration }: ActualExercise,
  planned: readonly Pick<Exercise, 'id' | 'pace'>[],
): number | undefined {
  const isPlan = metres === undefined && planned.some((exercise) => exercise.id === id && exercise.pace === actualPace)
  return duration > 0 && !isPlan && isSport(type) ? readPaceText(type, actualPace ?? '') : undefined
}
