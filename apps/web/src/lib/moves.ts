import {
  type Exercise,
  moveExercise,
  moveWorkout,
  replaceExercise,
  restoreExercise,
  type Weekday,
  type Workout,
} from '@tri/plan-engine'

/** A workout to another day, or an exercise to a place in another or the same workout. */
export type Move =
  | { kind: 'workout'; workoutId: number; week: number; day: Weekday }
  | { kind: 'exercise'; sourceId: number; targetId: number; exerciseId: string; targetIndex: number }

type Row = Workout & { id: number }

/** The rows a move changes, as they are after it; undefined when it changes nothing or names what is not there. */
export function movedRows<W extends Row>(workouts: readonly W[], move: Move): readonly W[] | undefined {
  if (move.kind === 'workout') {
    const workout = rowOf(workouts, move.workoutId)
    const moved = workout && moveWorkout(workout, move)
    return moved && [moved]
  }
  const source = rowOf(workouts, move.sourceId)
  const target = rowOf(workouts, move.targetId)
  const moved = source && target && moveExercise(source, target, move.exerciseId, move.targetIndex)
  if (!moved) return undefined
  return source === target ? [moved.target] : [moved.source, moved.target]
}

/** The move that takes `move` back, asked before it is made; undefined when it changes nothing. */
export function undoOf(workouts: readonly Row[], move: Move): Move | undefined {
  if (!movedRows(workouts, move)) return undefined
  if (move.kind === 'workout') {
    const workout = rowOf(workouts, move.workoutId)
    return workout && { kind: 'workout', workoutId: workout.id, week: workout.week, day: workout.day }
  }
  const { sourceId, targetId, exerciseId } = move
  const targetIndex = rowOf(workouts, sourceId)?.exercises.findIndex(({ id }) => id === exerciseId) ?? 0
  return { kind: 'exercise', sourceId: targetId, targetId: sourceId, exerciseId, targetIndex }
}

/** An exercise as it was, and where; of one that was edited since, in place of what it has become; whether an activity was linked to its day. */
export type Restore = {
  workoutId: number
  exercise: Exercise
  targetIndex: number
  replaces?: boolean
  isLinked?: boolean
}

/** How to take back the deletion of an exercise, asked before it is made; undefined when it is not there. */
export function restoreOf(workouts: readonly Row[], workoutId: number, exerciseId: string): Restore | undefined {
  const exercises = rowOf(workouts, workoutId)?.exercises ?? []
  const targetIndex = exercises.findIndex(({ id }) => id === exerciseId)
  const exercise = exercises[targetIndex]
  return exercise && { workoutId, exercise, targetIndex }
}

/** The row with the exercise as it was; undefined when the row is gone or holds it already. */
export function restoredRows<W extends Row>(
  workouts: readonly W[],
  { workoutId, exercise, targetIndex, replaces }: Restore,
): readonly W[] | undefined {
  const target = rowOf(workouts, workoutId)
  const restored =
    target && (replaces ? replaceExercise(target, exercise) : restoreExercise(target, exercise, targetIndex))
  return restored && [restored]
}

/** The list with some of its rows exchanged for newer ones. */
export const withRows = <W extends Row>(workouts: readonly W[], rows: readonly W[]): W[] =>
  workouts.map((workout) => rows.find(({ id }) => id === workout.id) ?? workout)

const rowOf = <W extends Row>(workouts: readonly W[], id: number): W | undefined =>
  workouts.find((workout) => workout.id === id)
