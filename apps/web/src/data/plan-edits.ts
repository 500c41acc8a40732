import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { TrainingPlan } from '@tri/api-contract'
import { call } from '../api/client.js'
import { TOASTS } from '../lib/messages.js'
import { currentPlanQuery, plansQuery, rememberNewPlan, replacePlan } from './plans.js'

/** Takes a deletion back; the server knows whether the plan was the current one. */
export function useRestorePlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('plans', 'restore', { params: { id } }),
    onSuccess: (plan) => recallPlan(client, plan),
    meta: { success: TOASTS.planRestored, failure: TOASTS.planNotRestored },
  })
}

export function useRenamePlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      call('plans', 'rename', { params: { id }, body: { name } }),
    onSuccess: (plan) => replacePlan(client, plan),
    meta: { success: TOASTS.planRenamed, failure: TOASTS.planNotRenamed },
  })
}

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
