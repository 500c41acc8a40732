import type { Exercise, Workout } from '@tri/plan-engine'
import { swumText } from '../../lib/measures/measures.js'
import type { Units } from '../../lib/measures/units.js'

/** The length that a swim is named for, e.g. 200 in `Threshold 200s`. */
const REPEATS = /\b(\d{2,4})s\b/g

/**
 * The workouts with their swims named for the athlete's own pool: where the repeats are shown as 225 yd, `Threshold 200s`
 * are `Threshold 225s`. The same list where nothing has to be said differently.
 */
export function namedFor<W extends Workout>(units: Units, workouts: readonly W[]): readonly W[] {
  if (units.poolUnits === 'metres') return workouts
  return workouts.map((workout) => ({ ...workout, exercises: workout.exercises.map((each) => named(units, each)) }))
}

const named = (units: Units, exercise: Exercise): Exercise =>
  exercise.type === 'swim' ? { ...exercise, name: poolName(units, exercise.name) } : exercise

const poolName = (units: Units, name: string) =>
  name.replace(REPEATS, (_, metres: string) => `${Number.parseInt(swumText(units, Number(metres)), 10)}s`)
