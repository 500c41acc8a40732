import { type ActualExercise, type Exercise, loggedSession, sessionLog, withEntry } from '@tri/plan-engine'
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
 * The workout with one session logged by an activity; the other ones keep what was logged for them or stay open. What the
 * athlete entered stays, `actual` is then undefined; a session that they only ticked off gets the figures, and keeps how it felt.
 */
export function fillIn(workout: StoredWorkout, { exercise, activity, filled, replaces }: Done) {
  const entry = loggedSession(workout, exercise)
  const { actualExercises, isCompleted } = workout
  const isTicked = !entry || !actualExercises || isWithoutFigures(entry, exercise)
  if (!isTicked && !replaces && !filled.some((made) => isSame(made, entry))) return { workout, actual: undefined }
  const endedAt = new Date(Date.parse(activity.startTime) + activity.duration * 1000).toISOString()
  const seconds = Math.min(activity.duration, MOST_MINUTES * 60)
  const felt = replaces || !entry ? {} : feltOf(entry)
  const actual = { ...actualFromActivity({ seconds, metres: activity.distance }, exercise), ...felt }
  const logged = withEntry(workout, { ...actual, loggedAt: entry?.loggedAt ?? endedAt })
  const sum = actualExercises && minutesOf(sessionLog(workout))
  const isOwnTime = isCompleted && workout.actualDuration !== null && workout.actualDuration !== sum
  const actualDuration = isOwnTime && !replaces && logged.isCompleted ? workout.actualDuration : logged.actualDuration
  return { workout: { ...logged, actualDuration }, actual }
}

/** Done as planned by a press, or skipped: the athlete typed no figure. */
const isWithoutFigures = (entry: ActualExercise, { duration }: Exercise): boolean =>
  entry.skipped !== undefined || (entry.distance === '' && entry.actualPace === '' && entry.duration === duration)

/** What no device tells. */
const feltOf = ({ effort, feel, notes }: ActualExercise): Partial<ActualExercise> => ({
  notes,
  ...(effort !== undefined && { effort }),
  ...(feel !== undefined && { feel }),
})

const minutesOf = (log: readonly ActualExercise[]) => log.reduce((sum, { duration }) => sum + duration, 0)

const FIELDS = [
  ...(['id', 'code', 'type', 'name', 'duration', 'distance', 'actualPace', 'intensity', 'notes'] as const),
  ...(['metres', 'effort', 'feel', 'heartRate', 'skipped'] as const),
]

/** Of an entry of before distances were kept in metres, the rest tells. */
const isSame = (one: ActualExercise, other: ActualExercise) =>
  FIELDS.every((field) => one[field] === other[field] || (field === 'metres' && one.metres === undefined))
