import type { GarminActivity } from '@tri/api-contract'
import { addDays, dateOf, daysBetween, type IsoDay, loggedSession, type PlanCalendar } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import type { WorkoutInWords } from '../../../lib/words.js'

/** A session that an activity can be linked to. */
export type LinkTarget = { workout: WorkoutInWords; exercise: TextExercise; date: IsoDay }

/** How far from its day a session may have been done. */
const DAYS_AROUND = 7

type Recorded = Pick<GarminActivity, 'sport' | 'localDay' | 'duration'>

/** Sessions of its sport around the day of an activity that no other one is linked to: the nearest day first, then the nearest in time. */
export function linkTargets(
  { sport, localDay, duration }: Recorded,
  calendar: PlanCalendar,
  workouts: readonly WorkoutInWords[],
): readonly LinkTarget[] {
  const [first, last] = [addDays(localDay, -DAYS_AROUND), addDays(localDay, DAYS_AROUND)]
  const away = ({ date, exercise }: LinkTarget) =>
    Math.abs(daysBetween(localDay, date)) * A_DAY + Math.abs(exercise.duration - duration / 60)
  return workouts
    .map((workout) => ({ workout, date: dateOf(calendar, workout.week, workout.day) }))
    .filter(({ date }) => date >= first && date <= last)
    .flatMap(({ workout, date }) =>
      workout.exercises
        .filter(({ type }) => sport === null || type === sport)
        .filter((exercise) => !isTaken(workout, exercise))
        .map((exercise) => ({ workout, exercise, date })),
    )
    .toSorted((one, other) => away(one) - away(other))
}

/** More minutes than a day has sessions. */
const A_DAY = 100_000

/** Of a workout with an activity: its only session, or one that is logged. */
const isTaken = (workout: WorkoutInWords, exercise: TextExercise): boolean =>
  workout.garminActivityId !== null &&
  (workout.exercises.length === 1 || loggedSession(workout, exercise) !== undefined)

/** What waits to be linked to a session of the plan: of all days, or of one of them. */
export const toLink = (
  planId: number,
  unlinked: readonly GarminActivity[],
  date: IsoDay | undefined,
): readonly GarminActivity[] =>
  unlinked.filter(
    ({ isExtra, localDay, suggestions }) =>
      !isExtra &&
      (date === undefined || localDay === date) &&
      suggestions.some(({ trainingPlanId }) => trainingPlanId === planId),
  )
