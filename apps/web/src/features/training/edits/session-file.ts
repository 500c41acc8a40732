import type { RaceType } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import { poolOf } from '@tri/plan-files/units'
import type { SavedFile } from '../../../lib/browser/save-file.js'
import type { Units } from '../../../lib/measures/units.js'
import { forWatch, type WorkoutInWords } from '../../../lib/words.js'

/** For a watch; of a ride, for Zwift; as text for the workout builder of intervals.icu. */
export type SessionFormat = 'fit' | 'zwo' | 'txt'

type Asked = {
  workout: WorkoutInWords
  exercise: TextExercise
  format: SessionFormat
  raceType: RaceType
  units: Units
  now: Date
  /** The athlete's threshold power on the day, in watts, where it is known. */
  ftp: number | undefined
  /** The heart rate at the sport's threshold on the day, where it is known. */
  lthr: number | undefined
}

/** One exercise as a file, and a sentence on each thing that the format cannot carry; undefined where it has none. */
export async function sessionFile(asked: Asked): Promise<(SavedFile & { notes: readonly string[] }) | undefined> {
  const { workout, exercise, format, raceType, units, now, ftp, lthr } = asked
  const pool = poolOf(units)
  const name = sessionFileName(workout, exercise, format)
  if (format === 'zwo') {
    const { rideZwo } = await import('@tri/plan-files/zwift')
    const ride = rideZwo(workout, exercise, { raceType, ftp })
    return ride && { name, type: 'application/xml', ...ride }
  }
  if (format === 'txt') {
    const { intervalsText } = await import('@tri/plan-files/intervals-icu')
    const text = intervalsText(workout, exercise, { units, pool, raceType, lthr })
    return text && { name, type: 'text/plain', ...text }
  }
  const { exerciseFit } = await import('@tri/plan-files/fit')
  const { id } = workout
  const planned = { ...forWatch(workout, pool), id }
  const own = planned.exercises.find((each) => each.id === exercise.id) ?? exercise
  const { content, notes } = exerciseFit(planned, own, { created: now, pool })
  return { name, type: 'application/octet-stream', content: new Uint8Array(content), notes }
}

/** `"week-3-tue-threshold-100s.fit"`. */
function sessionFileName({ week, dayName }: WorkoutInWords, { name }: TextExercise, format: SessionFormat): string {
  const own = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return ['week', week, dayName.slice(0, 3).toLowerCase(), own || 'session'].join('-').concat('.', format)
}
