import { ACTIVITIES_A_PAGE, type GarminActivity, type LinkSuggestion } from '@tri/api-contract'
import { dateOf } from '@tri/plan-engine'
import { isClose, matchActivity } from '@tri/plan-files/match-activity'
import type { Db } from '../db/schema.js'
import { listActivities, listActivityPage, type StoredActivity } from './links.repository.js'
import { type PlannedDays, plannedFor } from './planned-for.js'
import { sessionName } from './session-name.js'

/** The latest activities of a user, with what they are or may be linked to. */
export const showActivities = async (db: Db, userId: number): Promise<GarminActivity[]> =>
  viewActivities(db, userId, await listActivities(db, userId))

/** One page of all activities. */
export async function showActivityPage(db: Db, userId: number, page: number) {
  const { activities, total } = await listActivityPage(db, userId, { page, size: ACTIVITIES_A_PAGE })
  return { activities: await viewActivities(db, userId, activities), total }
}

/** One activity as its owner sees it. */
export async function viewActivity(db: Db, userId: number, activity: StoredActivity): Promise<GarminActivity> {
  const [view] = await viewActivities(db, userId, [activity])
  if (!view) throw new Error('An activity has no view')
  return view
}

/** Activities as their owner sees them; a link into a deleted plan is not shown, and the activity is free again. */
export async function viewActivities(db: Db, userId: number, activities: readonly StoredActivity[]) {
  const linked = await linkedWorkouts(db, userId, activities)
  const free = activities.filter(({ id }) => !linked.has(id))
  const planned = await plannedFor(
    db,
    userId,
    free.map(({ localDay }) => localDay),
  )
  return activities.map((activity): GarminActivity => {
    const linkedWorkout = linked.get(activity.id) ?? null
    const { deviceName } = activity.activityData
    return {
      ...activity,
      deviceName: typeof deviceName === 'string' ? deviceName : null,
      isLinkedToWorkout: linkedWorkout !== null,
      linkedWorkoutId: linkedWorkout?.workoutId ?? null,
      isAutomaticLink: linkedWorkout !== null && activity.isAutomaticLink,
      linkedWorkout,
      suggestions: linkedWorkout ? [] : suggestionsFor(activity, planned),
    }
  })
}

/** How matching sees a stored activity. */
export const toMatched = ({ sport, localDay, duration }: StoredActivity) => ({
  sport: sport ?? ('other' as const),
  day: localDay,
  seconds: duration,
})

function suggestionsFor(activity: StoredActivity, planned: readonly PlannedDays[]): LinkSuggestion[] {
  const found = planned.flatMap(({ plan, calendar, workouts }) => {
    const match = matchActivity(toMatched(activity), workouts, calendar)
    const candidates = match.kind === 'one' ? [match.candidate] : match.kind === 'several' ? match.candidates : []
    return candidates.map(({ workout, exercise, difference }) => ({
      workoutId: workout.id,
      trainingPlanId: plan.id,
      planName: plan.name,
      workoutType: workout.workoutType,
      date: activity.localDay,
      exerciseId: exercise.id,
      exerciseName: sessionName(exercise),
      plannedDuration: exercise.duration,
      // An exercise of no minutes is infinitely shorter, which JSON cannot say.
      difference: Math.min(difference, MOST_DIFFERENCE),
      isClose: isClose(difference),
    }))
  })
  return found.toSorted((one, other) => Math.abs(one.difference) - Math.abs(other.difference))
}

const MOST_DIFFERENCE = 1000

/** The planned exercise of each linked activity, by the activity's id; none where its plan is deleted. */
async function linkedWorkouts(db: Db, userId: number, activities: readonly StoredActivity[]) {
  const ids = activities.flatMap(({ linkedWorkoutId }) => linkedWorkoutId ?? [])
  if (ids.length === 0) return new Map<number, NonNullable<GarminActivity['linkedWorkout']>>()
  const workouts = await db
    .selectFrom('workouts')
    .innerJoin('training_plans', (join) =>
      join
        .onRef('training_plans.userId', '=', 'workouts.userId')
        .onRef('training_plans.id', '=', 'workouts.trainingPlanId'),
    )
    .select(['workouts.id', 'week', 'day', 'workoutType', 'exercises', 'totalDuration'])
    .select(['trainingPlanId', 'training_plans.name as planName', 'raceDate', 'totalWeeks'])
    .where('workouts.userId', '=', userId)
    .where('training_plans.userId', '=', userId)
    .where('training_plans.deletedAt', 'is', null)
    .where('workouts.id', 'in', ids)
    .execute()
  return new Map(
    activities.flatMap((activity) => {
      const workout = workouts.find(({ id }) => id === activity.linkedWorkoutId)
      if (!workout) return []
      const exercise = workout.exercises.find(({ id }) => id === activity.linkedExerciseId)
      const planned = {
        workoutId: workout.id,
        trainingPlanId: workout.trainingPlanId,
        planName: workout.planName,
        workoutType: workout.workoutType,
        date: dateOf(workout, workout.week, workout.day),
        exerciseId: activity.linkedExerciseId ?? '',
        exerciseName: exercise ? sessionName(exercise) : activity.activityName,
        plannedDuration: exercise?.duration ?? workout.totalDuration,
      }
      return [[activity.id, planned] as const]
    }),
  )
}
