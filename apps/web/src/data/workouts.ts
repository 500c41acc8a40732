import { queryOptions } from '@tanstack/react-query'
import { workoutRoutes } from '@tri/api-contract'
import { call } from '../api/client.js'

export const workoutsKey = (planId: number) => ['/api/training-plans', planId, 'workouts'] as const

/** All workouts of a plan: the only cached copy; weeks, days and totals are selects of it. */
export const workoutsQuery = (planId: number) =>
  queryOptions({
    queryKey: workoutsKey(planId),
    queryFn: () => call(workoutRoutes.listForPlan, { params: { id: planId } }),
  })
