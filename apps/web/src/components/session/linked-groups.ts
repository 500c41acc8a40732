import { type Exercise, isLinkedToPrevious, type Workout } from '@tri/plan-engine'

/** Sessions that are done one straight after the other; one that stands alone has no title. */
export type LinkedGroup<E> = { key: string; title: string; minutes: number; exercises: readonly E[] }

type Day<E> = Pick<Workout, 'workoutType'> & { exercises: readonly E[] }

/** A day's sessions in their order, those that are linked to the one before them together with it. */
export function linkedGroups<E extends Exercise>(workout: Day<E>): readonly LinkedGroup<E>[] {
  const groups: E[][] = []
  for (const exercise of workout.exercises) {
    const last = groups.at(-1)
    if (last && isLinkedToPrevious(workout, exercise)) last.push(exercise)
    else groups.push([exercise])
  }
  return groups.map((group) => ({
    key: group[0]?.id ?? '',
    title: titleOf(group),
    minutes: group.reduce((sum, { duration }) => sum + duration, 0),
    exercises: group,
  }))
}

/** A run behind a ride is a brick; what else is linked has no name of its own. */
function titleOf(group: readonly Exercise[]): string {
  if (group.length < 2) return ''
  return group.some(({ type }, index) => type === 'run' && group[index - 1]?.type === 'bike') ? 'Brick' : 'Together'
}
