import { useQuery } from '@tanstack/react-query'
import type { User } from '@tri/api-contract'
import { dateOf, type IsoDay } from '@tri/plan-engine'
import { type Athlete, aimWorkouts, changedTargets } from '@tri/plan-engine/zones'
import { thresholdsQuery } from '../../data/adapt/thresholds.js'
import { currentPlanQuery } from '../../data/plans/plans.js'
import { workoutsQuery } from '../../data/workouts/workouts.js'
import { athleteOf } from '../../lib/athlete.js'

/**
 * How many targets of the current plan would move, from today on, if something else were known of the athlete; undefined without a plan,
 * and until it is known.
 */
export function useTargetsMoved(user: User, change: Partial<Athlete> | undefined, today: IsoDay) {
  const { data: plan } = useQuery(currentPlanQuery)
  const { data: workouts } = useQuery({ ...workoutsQuery(plan?.id ?? 0), enabled: Boolean(plan) })
  const { data: thresholds } = useQuery(thresholdsQuery)
  if (!plan || !workouts || !thresholds || !change) return undefined
  const athlete = athleteOf(user, thresholds)
  const ahead = workouts.filter(({ week, day }) => dateOf(plan, week, day) >= today)
  const before = aimWorkouts(ahead, plan, athlete)
  const after = aimWorkouts(ahead, plan, { ...athlete, ...change })
  return { ...changedTargets(before, after), plan: plan.name }
}
