import { useQuery } from '@tanstack/react-query'
import { extraWorkouts, type GarminActivity, type TrainingPlan, type Workout } from '@tri/api-contract'
import { useMemo } from 'react'
import { unlinkedQuery } from '../../../data/workouts/unlinked-activities.js'

const NONE: readonly GarminActivity[] = []

/**
 * What was recorded beside a plan and counts, the earliest first, and all that was trained. Undefined until both are known: nothing jumps when the
 * activities come; where they cannot be had, the plan stands without them.
 */
export function useTrained(plan: TrainingPlan, workouts: readonly Workout[] | undefined) {
  const { data: unlinked, isPending } = useQuery(unlinkedQuery(plan.id))
  return useMemo(() => {
    if (!workouts || isPending) return undefined
    const extras = extraWorkouts(plan, workouts, (unlinked ?? NONE).toReversed())
    return { extras, unlinked: unlinked ?? NONE, trained: [...workouts, ...extras.map(({ workout }) => workout)] }
  }, [plan, workouts, unlinked, isPending])
}
