import { type Exercise, SPORTS, type WorkoutType } from '../types.js'

/**
 * What a workout with these exercises is: its only sport, `brick` for a ride and then a run, else `mixed`. `current` is
 * what it was before: a race stays a race, and an emptied workout keeps its type. Unknown sports are passed over.
 */
export function workoutTypeOf(exercises: readonly { type: Exercise['type'] }[], current: WorkoutType): WorkoutType {
  if (current === 'race') return 'race'
  const sports = exercises
    .map(({ type }) => type)
    .filter((sport) => SPORTS.includes(sport))
    .filter((sport, index, all) => sport !== all[index - 1])
  const [first, second] = sports
  if (!first) return current
  if (!second) return first
  return sports.length === 2 && first === 'bike' && second === 'run' ? 'brick' : 'mixed'
}
