import { DAY_NAMES } from '../calendar.js'
import { clampAmount } from '../clamp-amount.js'
import { asPlanned, minutesOf, sessionLog } from '../session-log.js'
import type { ActualExercise, Exercise, Weekday, Workout, WorkoutType } from '../types.js'
import { workoutTypeOf } from '../week/workout-type.js'
import { unlogged, withMovedEntry } from './log-exercise.js'

/**
 * One exercise taken out of `source` and put into `target` at `targetIndex` (0 is first; beyond the end is the end).
 * With `source` as `target` it changes place within the workout. What was logged for it goes along, and whether each workout is
 * completed follows; both keep every other field, ids included.
 * Undefined when the exercise is not in `source`, when `target` holds another one with its id, or when nothing changes.
 */
export function moveExercise<W extends Workout>(
  source: W,
  target: W,
  exerciseId: string,
  targetIndex: number,
): { source: W; target: W } | undefined {
  const from = source.exercises.findIndex(({ id }) => id === exerciseId)
  const moved = source.exercises[from]
  if (!moved) return undefined
  const left = source.exercises.toSpliced(from, 1)
  if (isSameWorkout(source, target)) {
    const to = clampIndex(targetIndex, left.length)
    if (to === from) return undefined
    const reordered = withExercises(source, left.toSpliced(to, 0, moved))
    return { source: reordered, target: reordered }
  }
  if (target.exercises.some(({ id }) => id === exerciseId)) return undefined
  const to = clampIndex(targetIndex, target.exercises.length)
  const apart = {
    source: withExercises(source, left),
    target: withExercises(target, target.exercises.toSpliced(to, 0, moved)),
  }
  return withMovedEntry({ source, target }, apart, exerciseId)
}

/** The workout without one exercise; undefined when it does not hold it. The last one leaves an empty workout. */
export function deleteExercise<W extends Workout>(workout: W, exerciseId: string): W | undefined {
  const left = workout.exercises.filter(({ id }) => id !== exerciseId)
  return left.length === workout.exercises.length ? undefined : withExercises(workout, left)
}

/** The workout on another day of the plan; undefined when it already stands there, or there is no such week or day. */
export function moveWorkout<W extends Workout>(
  workout: W,
  { week, day }: { week: number; day: Weekday },
): W | undefined {
  const isSame = workout.week === week && workout.day === day
  if (isSame || !DAY_NAMES[day] || !Number.isInteger(week) || week < 1) return undefined
  return { ...workout, week, day, dayName: DAY_NAMES[day] }
}

/**
 * The workout with other exercises; its minutes and its type follow them, and a link stays only where both ends are still
 * neighbours. A duration that is no number adds nothing.
 */
export function withExercises<W extends Workout>(workout: W, given: readonly Exercise[]): W {
  const exercises = given.map((exercise, index) =>
    exercise.linked && !isNeighbour(workout.exercises, exercise, given[index - 1]) ? unlinked(exercise) : exercise,
  )
  return {
    ...workout,
    exercises,
    totalDuration: exercises.reduce((sum, { duration }) => sum + clampAmount(duration), 0),
    workoutType: workoutTypeOf(exercises, typeToKeep(workout, exercises)),
  }
}

/** Whether an exercise stood straight after the other one. */
function isNeighbour(exercises: readonly Exercise[], { id }: Exercise, other: Exercise | undefined): boolean {
  const place = exercises.findIndex((exercise) => exercise.id === id)
  return other !== undefined && exercises[place - 1]?.id === other.id
}

/** The exercise without its link. */
export function unlinked({ linked: _, ...exercise }: Exercise): Exercise {
  return exercise
}

/** A brick whose link was stored is one no more when the link goes. */
const typeToKeep = ({ workoutType, exercises: before }: Workout, exercises: readonly Exercise[]): WorkoutType =>
  workoutType === 'brick' && exercises.length > 0 && before.some(({ linked }) => linked) ? 'mixed' : workoutType

/** Whether two values stand for one workout: the same object, or the same place holding the same exercises. */
function isSameWorkout(one: Workout, other: Workout): boolean {
  if (one === other) return true
  return (
    one.week === other.week &&
    one.day === other.day &&
    one.exercises.length === other.exercises.length &&
    one.exercises.every(({ id }, index) => id === other.exercises[index]?.id)
  )
}

/** A whole place from 0 to `last`; what is no number counts as the first place. */
const clampIndex = (index: number, last: number) => Math.max(0, Math.min(last, Math.trunc(index) || 0))

/** What the completion form starts with: the planned values of an exercise, as if all of it had been done. */
export function toActual(exercise: Exercise): ActualExercise {
  return { ...asPlanned(exercise), distance: exercise.distance, actualPace: exercise.pace }
}

/** What an athlete tells about a finished workout; what is left out keeps the value logged before. */
export type CompletionValues = {
  actualExercises?: readonly ActualExercise[] | undefined
  /** Whole minutes; left out, the sum of `actualExercises` where those are given. */
  actualDuration?: number | undefined
  notes?: string | undefined
}

/**
 * The workout as done at `completedAt` (ISO 8601 with Z). Editing a completed one keeps its first completion time. Minutes
 * below 0, or no number, count as 0. Where some of its sessions were logged before, the others are done as planned.
 */
export function completeWorkout<W extends Workout>(workout: W, values: CompletionValues, completedAt: string): W {
  const { actualExercises, actualDuration, notes } = values
  const log = actualExercises ? [...actualExercises] : wholeLog(workout)
  const sum = log && log !== workout.actualExercises ? minutesOf(log) : undefined
  return {
    ...workout,
    isCompleted: true,
    completedAt: (workout.isCompleted && workout.completedAt) || completedAt,
    actualExercises: log,
    actualDuration: actualDuration === undefined ? (sum ?? workout.actualDuration) : clampAmount(actualDuration),
    notes: notes ?? workout.notes,
  }
}

/** The log kept from before; with the open sessions as planned where some were logged one by one. */
function wholeLog(workout: Workout): Workout['actualExercises'] {
  const { actualExercises, exercises, isCompleted } = workout
  const logged = isCompleted ? [] : sessionLog(workout)
  if (logged.length === 0) return actualExercises
  const open = exercises.filter(({ id }) => !logged.some((entry) => entry.id === id))
  return [...logged, ...open.map(asPlanned)]
}

/** The workout as not done; the actual values stay for the next time. Undefined when nothing was logged. */
export function markIncomplete<W extends Workout>(workout: W): W | undefined {
  if (!workout.isCompleted && sessionLog(workout).length === 0) return undefined
  const actualExercises = workout.actualExercises?.map(unlogged) ?? null
  return { ...workout, isCompleted: false, completedAt: null, actualExercises }
}
