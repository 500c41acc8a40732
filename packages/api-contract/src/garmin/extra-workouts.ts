import {
  type ExtraSession,
  extraSessions,
  extraWorkout,
  type PlanCalendar,
  type SessionType,
  type Workout,
} from '@tri/plan-engine'
import type { GarminActivity } from './garmin-activity.js'

type Dated = PlanCalendar & { id: number; startDate: string }
type Unlinked = Pick<
  GarminActivity,
  'id' | 'sport' | 'activityType' | 'activityName' | 'localDay' | 'duration' | 'distance' | 'isExtra' | 'suggestions'
>

/** An activity that counts beside a plan, and the workout that it counts as. */
export type ExtraWorkout<A extends Unlinked> = { activity: A; workout: Workout }

/** The activities of a plan's days that count as extra sessions: the one place that decides it, for the page and the server. */
export function extraWorkouts<A extends Unlinked>(
  plan: Dated,
  workouts: readonly Workout[],
  unlinked: readonly A[],
): ExtraWorkout<A>[] {
  const recorded = unlinked
    .filter(({ localDay }) => localDay >= plan.startDate && localDay <= plan.raceDate)
    .map((activity) => ({ activity, ...toExtra(activity, plan.id) }))
  return extraSessions(workouts, recorded).flatMap(({ activity, ...extra }) => {
    const workout = extraWorkout(plan, extra)
    return workout ? [{ activity, workout }] : []
  })
}

function toExtra(activity: Unlinked, planId: number): ExtraSession {
  const { id, sport, activityName: name, localDay: date, duration, distance, isExtra, suggestions } = activity
  return {
    id: `activity-${id}`,
    type: sport ?? besides(activity.activityType),
    name,
    date,
    duration: Math.round(duration / 60),
    ...(distance > 0 && { metres: distance }),
    mayBe: suggestions.flatMap(({ trainingPlanId, exerciseId }) => (trainingPlanId === planId ? exerciseId : [])),
    isKept: isExtra,
  }
}

/** What an activity was that is none of the three sports, by the word of its device. */
function besides(activityType: string): SessionType {
  if (/STRENGTH|WEIGHT/i.test(activityType)) return 'strength'
  return /WALK|HIK/i.test(activityType) ? 'walk' : 'other'
}
