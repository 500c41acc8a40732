import { type Exercise, isSport, type Sport, type WorkoutType } from '../types.js'

/**
 * What a workout with these exercises is: its only sport, `brick` for a ride and a run linked to it, else `mixed`.
 * `current` is what it was before: a race stays a race, an emptied workout keeps its type, and so does a brick of a time
 * before links were stored, as long as it is a ride and then a run. Unknown sports are passed over.
 */
export function workoutTypeOf(
  exercises: readonly Pick<Exercise, 'type' | 'linked'>[],
  current: WorkoutType,
): WorkoutType {
  if (current === 'race') return current
  const known = exercises.filter((each): each is typeof each & { type: Sport } => isSport(each.type))
  const turns = known.filter(({ type }, index) => type !== known[index - 1]?.type)
  const [first, second] = turns
  if (!first) return current
  if (!second) return first.type
  const isRideThenRun = turns.length === 2 && first.type === 'bike' && second.type === 'run'
  const isLinked = second.linked || (current === 'brick' && !known.some(({ linked }) => linked))
  return isRideThenRun && isLinked ? 'brick' : 'mixed'
}
