import { useQuery } from '@tanstack/react-query'
import type { NewThreshold, User } from '@tri/api-contract'
import { dateOf, type IsoDay } from '@tri/plan-engine'
import { aimWorkouts, changedTargets } from '@tri/plan-engine/zones'
import { thresholdsQuery } from '../../data/adapt/thresholds.js'
import { currentPlanQuery } from '../../data/plans/plans.js'
import { workoutsQuery } from '../../data/workouts/workouts.js'

/** How many targets of the current plan another threshold would move, from today on; undefined without a plan, and until it is known. */
export function useTargetsMoved(user: User, told: NewThreshold | undefined, today: IsoDay) {
  const { data: plan } = useQuery(currentPlanQuery)
  const { data: workouts } = useQuery({ ...workoutsQuery(plan?.id ?? 0), enabled: Boolean(plan) })
  const { data: thresholds } = useQuery(thresholdsQuery)
  if (!plan || !workouts || !thresholds || !told) return undefined
  const methods = user.targetMethods ?? undefined
  const ahead = workouts.filter(({ week, day }) => dateOf(plan, week, day) >= today)
  const before = aimWorkouts(ahead, plan, { thresholds, methods })
  const after = aimWorkouts(ahead, plan, { thresholds: [...thresholds, told], methods })
  return { ...changedTargets(before, after), plan: plan.name }
}
