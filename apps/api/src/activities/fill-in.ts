import { type ActualExercise, completeWorkout, type Exercise } from '@tri/plan-engine'
import { actualFromActivity } from '@tri/plan-files/match-activity'
import type { StoredWorkout } from '../workouts/workouts.repository.js'
import type { StoredActivity } from './links.repository.js'

/** Minutes that an exercise may have taken at most. */
const MOST_MINUTES = 10_000

type Done = {
  /** What was planned. */
  exercise: Exercise
  activity: Pick<StoredActivity, 'startTime' | 'duration' | 'distance'>
  /** Entries of the log that links made; all others are the athlete's own. */
  filled: readonly ActualExercise[]
  /** Whether the athlete agreed that their own entry goes. */
  replaces: boolean
}

/**
 * The workout completed by an activity: the exercise's entry in its log has the activity's values, the other legs keep
 * theirs or stay without. What the athlete entered stays; `actual` is then undefined.
 */
export function fillIn(workout: StoredWorkout, { exercise, activity, filled, replaces }: Done) {
  const log = workout.actualExercises ?? []
  const endedAt = new Date(Date.parse(activity.startTime) + activity.duration * 1000).toISOString()
  const entry = log.find(({ id }) => id === exercise.id)
  if (entry && !replaces && !filled.some((made) => isSame(made, entry)))
    return { workout: completeWorkout(workout, {}, endedAt), actual: undefined }
  const seconds = Math.min(activity.duration, MOST_MINUTES * 60)
  const actual = actualFromActivity({ seconds, metres: activity.distance }, exercise)
  const actualExercises = [...log.filter(({ id }) => id !== exercise.id), actual].toSorted(
    (one, other) => placeOf(workout, one) - placeOf(workout, other),
  )
  const isOwnTime = !replaces && workout.actualDuration !== null && workout.actualDuration !== minutesOf(log)
  const actualDuration = isOwnTime ? (workout.actualDuration ?? undefined) : undefined
  return { workout: completeWorkout(workout, { actualExercises, actualDuration }, endedAt), actual }
}

const minutesOf = (log: readonly ActualExercise[]) => log.reduce((sum, { duration }) => sum + duration, 0)

/** Entries of exercises that were moved away come last. */
const placeOf = ({ exercises }: StoredWorkout, { id }: ActualExercise) => {
  const place = exercises.findIndex((exercise) => exercise.id === id)
  return place < 0 ? exercises.length : place
}

const FIELDS = ['id', 'code', 'type', 'name', 'duration', 'distance', 'actualPace', 'intensity', 'notes'] as const

const isSame = (one: ActualExercise, other: ActualExercise) => FIELDS.every((field) => one[field] === other[field])
