import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewGoal, PlanRename, TrainingPlan } from '@tri/api-contract'
import { call } from '../http/client.js'
import { TOASTS } from '../lib/texts/messages.js'
import { keys } from './keys.js'
import { currentPlanQuery, plansQuery, rememberNewPlan, replacePlan } from './plans.js'
import { isOutdated } from './workout-rows.js'

/** Takes a deletion back; the server knows whether the plan was the current one. */
export function useRestorePlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('plans', 'restore', { params: { id } }),
    onSuccess: (plan) => recallPlan(client, plan),
    meta: { success: TOASTS.planRestored, failure: TOASTS.planNotRestored },
  })
}

export const renamePlan = (client: QueryClient) =>
  mutationOptions({
    mutationKey: ['rename-plan'],
    mutationFn: ({ id, ...body }: PlanRename & { id: number }) => call('plans', 'rename', { params: { id }, body }),
    onSuccess: (plan) => replacePlan(client, plan),
    onError: (error) => reloadOutdated(client, error),
    meta: { success: TOASTS.planRenamed, failure: TOASTS.planNotRenamed },
  })

export const useRenamePlan = () => useMutation(renamePlan(useQueryClient()))

export const changeGoal = (client: QueryClient) =>
  mutationOptions({
    mutationKey: ['change-goal'],
    mutationFn: ({ id, ...body }: NewGoal & { id: number }) => call('plans', 'changeGoal', { params: { id }, body }),
    onSuccess: (plan) => {
      replacePlan(client, plan)
      return client.invalidateQueries({ queryKey: keys.plan(plan.id).workouts() })
    },
    onError: (error) => reloadOutdated(client, error),
    meta: { success: TOASTS.goalUpdated, failure: TOASTS.goalNotUpdated },
  })

export const useChangeGoal = () => useMutation(changeGoal(useQueryClient()))

export function useDuplicatePlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('plans', 'duplicate', { params: { id } }),
    onSuccess: (plan) => rememberNewPlan(client, plan),
    meta: { success: ({ name }: TrainingPlan) => TOASTS.planDuplicated(name), failure: TOASTS.planNotDuplicated },
  })
}

/** Puts a restored plan back in its place, newest first; it may be the current one again. */
export function recallPlan(client: QueryClient, plan: TrainingPlan): Promise<void> {
  client.setQueryData(plansQuery.queryKey, (plans) => {
    const others = plans?.filter(({ id }) => id !== plan.id)
    return others && [...others, plan].sort((one, other) => other.id - one.id)
  })
  return client.invalidateQueries({ queryKey: currentPlanQuery.queryKey })
}

/** Asks again for the plans when one of them was changed or deleted in another window. */
async function reloadOutdated(client: QueryClient, error: Error) {
  if (!isOutdated(error)) return
  await Promise.all([keys.plans(), keys.workouts()].map((queryKey) => client.invalidateQueries({ queryKey })))
}
