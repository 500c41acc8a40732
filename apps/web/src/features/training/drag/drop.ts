import type { Weekday } from '@tri/plan-engine'
import { type Move, movedRows } from '../../../lib/moves.js'
import type { WorkoutInWords } from '../../../lib/words.js'

/** What is being dragged; `label` is how it is spoken of. */
export type Dragged = { label: string } & (
  | { kind: 'workout'; workoutId: number }
  | { kind: 'exercise'; workoutId: number; exerciseId: string }
)

/** What it hovers over. */
export type DropTarget = { label: string } & (
  | { kind: 'day'; week: number; day: Weekday }
  | { kind: 'workout'; workoutId: number }
  | { kind: 'exercise'; workoutId: number; exerciseId: string }
)

/**
 * What a drop means; undefined when it changes nothing. The race stays where it is and takes nothing in; a
 * session that is all of its workout takes that along to another day, so that no empty one stays behind.
 */
export function decideDrop(dragged: Dragged, place: DropTarget, workouts: readonly WorkoutInWords[]): Move | undefined {
  const rowOf = (id: number) => workouts.find((workout) => workout.id === id)
  const source = rowOf(dragged.workoutId)
  if (!source || source.workoutType === 'race') return undefined
  const isWhole = dragged.kind === 'workout' || (place.kind === 'day' && source.exercises.length === 1)
  const move = isWhole ? dropWorkout() : dropExercise(dragged.exerciseId)
  return move && movedRows(workouts, move) ? move : undefined

  function dropWorkout(): Move | undefined {
    const to = place.kind === 'day' ? place : rowOf(place.workoutId)
    return to && { kind: 'workout', workoutId: dragged.workoutId, week: to.week, day: to.day }
  }

  function dropExercise(exerciseId: string): Move | undefined {
    const target =
      place.kind === 'day'
        ? workouts.find(({ week, day }) => week === place.week && day === place.day)
        : rowOf(place.workoutId)
    if (!target || target.workoutType === 'race') return undefined
    if (place.kind !== 'exercise' && target.id === dragged.workoutId) return undefined
    const index = place.kind === 'exercise' ? target.exercises.findIndex(({ id }) => id === place.exerciseId) : 0
    return {
      kind: 'exercise',
      sourceId: dragged.workoutId,
      targetId: target.id,
      exerciseId,
      targetIndex: Math.max(0, index),
    }
  }
}
