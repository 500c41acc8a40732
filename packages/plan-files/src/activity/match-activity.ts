import {
  type ActualExercise,
  dateOf,
  type Exercise,
  loggedSession,
  measuredFigures,
  type PlanCalendar,
  type Workout,
} from '@tri/plan-engine'
import type { Activity } from './activity-type.js'

/** A planned exercise that an activity may be. */
export type Candidate<W extends Workout> = {
  workout: W
  exercise: W['exercises'][number]
  /** How much longer or shorter the activity was, as a fraction of the plan. */
  difference: number
}

export type Match<W extends Workout> =
  | { kind: 'none' }
  /** `isClose`: near enough in time to be offered as the answer. */
  | { kind: 'one'; candidate: Candidate<W>; isClose: boolean }
  /** The nearest in time first. */
  | { kind: 'several'; candidates: readonly Candidate<W>[] }

/** Within this fraction of the planned time an activity counts as what was planned. Design choice. */
const CLOSE = 0.25

/**
 * The planned sessions of the activity's day and sport, each by itself: those that another activity was linked to are passed
 * over, others of their workout are not. An activity of unknown sport may be any session of its day.
 */
export function matchActivity<W extends Workout>(
  activity: Pick<Activity, 'sport' | 'day' | 'seconds'>,
  workouts: readonly W[],
  calendar: PlanCalendar,
): Match<W> {
  const candidates = workouts
    .filter(({ week, day }) => dateOf(calendar, week, day) === activity.day)
    .flatMap((workout) =>
      workout.exercises
        .filter(({ type }) => activity.sport === 'other' || type === activity.sport)
        .filter((exercise) => !isTaken(workout, exercise))
        .map((exercise: W['exercises'][number]) => ({
          workout,
          exercise,
          difference: differenceOf(activity, exercise),
        })),
    )
    .sort((one, other) => Math.abs(one.difference) - Math.abs(other.difference))
  const [candidate, ...others] = candidates
  if (!candidate) return { kind: 'none' }
  if (others.length > 0) return { kind: 'several', candidates }
  return { kind: 'one', candidate, isClose: isClose(candidate.difference) }
}

/** Of a workout with an activity: its only session, or one that is logged. */
const isTaken = (workout: Workout, exercise: Exercise): boolean =>
  workout.garminActivityId !== null &&
  (workout.exercises.length === 1 || loggedSession(workout, exercise) !== undefined)

/** Whether what was done is near enough in time to be what was planned; `difference` is a share of the planned time. */
export const isClose = (difference: number): boolean => Math.abs(difference) <= CLOSE

const differenceOf = ({ seconds }: Pick<Activity, 'seconds'>, { duration }: Exercise) =>
  duration > 0 ? seconds / 60 / duration - 1 : Number.POSITIVE_INFINITY

/** Seconds by which two devices' starts of one activity may differ. */
export const SAME_START = 60

/** Whether two activities are one that was recorded or imported twice: the same sport from the same minute on. */
export const isSameActivity = (
  one: Pick<Activity, 'sport' | 'start'>,
  other: Pick<Activity, 'sport' | 'start'>,
): boolean => one.sport === other.sport && Math.abs(one.start.getTime() - other.start.getTime()) <= SAME_START * 1000

/** What was done in place of an exercise, in the plan's units: minutes, `"1450 m"` or miles, and the sport's pace. */
export function actualFromActivity(activity: Pick<Activity, 'seconds' | 'metres'>, exercise: Exercise): ActualExercise {
  const { id, code, type, name, intensity } = exercise
  const { seconds, metres } = activity
  return {
    id,
    ...(code !== undefined && { code }),
    type,
    ...(name !== undefined && { name }),
    intensity,
    duration: Math.round(seconds / 60),
    ...(metres ? measuredFigures(type, { seconds, metres }) : { distance: '', actualPace: '' }),
    notes: '',
  }
}
