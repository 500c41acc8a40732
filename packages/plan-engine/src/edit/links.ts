import type { Exercise, Workout } from '../types.js'
import { workoutTypeOf } from '../week/workout-type.js'
import { moveExercise, unlinked, withExercises } from './edits.js'
import { withSameLog } from './log-exercise.js'

/**
 * The workout with one exercise linked to the one before it: done straight after it. Undefined for a race, for the first
 * exercise or an unknown one, and when it is linked already.
 */
export function linkExercise<W extends Workout>(workout: W, exerciseId: string): W | undefined {
  const place = workout.exercises.findIndex(({ id }) => id === exerciseId)
  const exercise = workout.exercises[place]
  if (!exercise || place === 0 || workout.workoutType === 'race') return undefined
  return isLinkedToPrevious(workout, exercise) ? undefined : withLink(workout, place, { ...exercise, linked: true })
}

/** The workout with one exercise for later in the day; undefined when it is not linked to the one before it. */
export function unlinkExercise<W extends Workout>(workout: W, exerciseId: string): W | undefined {
  const place = workout.exercises.findIndex(({ id }) => id === exerciseId)
  const exercise = workout.exercises[place]
  if (!exercise || workout.workoutType === 'race' || !isLinkedToPrevious(workout, exercise)) return undefined
  return withLink(workout, place, unlinked(exercise))
}

/** Whether an exercise is done straight after the one before it; in a brick stored before links were, the run is. */
export function isLinkedToPrevious(
  { workoutType, exercises }: Pick<Workout, 'workoutType' | 'exercises'>,
  exercise: Exercise,
) {
  if (exercise.linked) return true
  if (workoutType !== 'brick' || exercises.some(({ linked }) => linked)) return false
  const before = exercises[exercises.indexOf(exercise) - 1]
  return exercise.type === 'run' && before?.type === 'bike'
}

/** When a further exercise of a day is done: `"Straight after"` or `"Later in the day"`; empty for the first and in a race. */
export function timingText(workout: Pick<Workout, 'workoutType' | 'exercises'>, exercise: Exercise): string {
  if (workout.workoutType === 'race' || workout.exercises[0]?.id === exercise.id) return ''
  return isLinkedToPrevious(workout, exercise) ? 'Straight after' : 'Later in the day'
}

/**
 * The workout with a deleted exercise back in its place (0 is first); a run keeps its link where a ride stands before it.
 * Undefined when the workout holds it.
 */
export function restoreExercise<W extends Workout>(workout: W, exercise: Exercise, targetIndex: number): W | undefined {
  const from = { ...workout, exercises: [exercise] }
  const restored = workout.exercises.some(({ id }) => id === exercise.id)
    ? undefined
    : moveExercise<W>(from, { ...workout }, exercise.id, targetIndex)?.target
  const place = restored?.exercises.findIndex(({ id }) => id === exercise.id) ?? 0
  const followsRide = exercise.type === 'run' && restored?.exercises[place - 1]?.type === 'bike'
  return (restored && exercise.linked && followsRide && linkExercise(restored, exercise.id)) || restored
}

/**
 * The workout with an exercise in place of the one that has its id; it stays linked as that one is. Undefined when there is none, and
 * when it is the same.
 */
export function replaceExercise<W extends Workout>(workout: W, exercise: Exercise): W | undefined {
  const place = workout.exercises.findIndex(({ id }) => id === exercise.id)
  const old = workout.exercises[place]
  if (!old || JSON.stringify(old) === JSON.stringify(exercise)) return undefined
  const put = old.linked ? { ...exercise, linked: true } : unlinked(exercise)
  return withSameLog(workout, withExercises(workout, workout.exercises.with(place, put)))
}

function withLink<W extends Workout>(workout: W, place: number, exercise: Exercise): W {
  const exercises = workout.exercises.with(place, exercise)
  return { ...workout, exercises, workoutType: workoutTypeOf(exercises, 'mixed') }
}
