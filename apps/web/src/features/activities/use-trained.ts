import { useQuery } from '@tanstack/react-query'
import { extraWorkouts, type TrainingPlan, type Workout } from '@tri/api-contract'
import { useMemo } from 'react'
import { unlinkedQuery } from '../../data/workouts/unlinked-activities.js'

/**
 * What was recorded beside a plan and counts, the earliest first, and all that was trained. Undefined until both are known: nothing jumps when the
 * activities come; where they cannot be had, the plan stands without them.
 */
export function useTrained(plan: TrainingPlan, workouts: readonly Workout[] | undefined) {
  const { data: unlinked, isPending } = useQuery(unlinkedQuery(plan.id))
  return useMemo(() => {
    if (!workouts || isPending) return undefined
    const extras = extraWorkouts(plan, workouts, (unlinked ?? []).toReversed())
    return { extras, trained: [...workouts, ...extras.map(({ workout }) => workout)] }
  }, [plan, workouts, unlinked, isPending])
}
