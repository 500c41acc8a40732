import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewPlan, TrainingPlan } from '@tri/api-contract'
import { call } from '../../http/client.js'
import { TOASTS, type ToastText } from '../../lib/texts/messages.js'
import { AS_KNOWN, changed } from '../changed.js'
import { KEYS_OF, keys } from '../keys.js'

/** All plans of the user, newest first. */
export const plansQuery = queryOptions({
  queryKey: keys.planList(),
  queryFn: () => call('plans', 'list', {}),
})

/** The plan the user trains with, or null. */
export const currentPlanQuery = queryOptions({
  queryKey: keys.currentPlan(),
  queryFn: () => call('users', 'currentPlan', {}),
})

type Undoable = { id: number; undo: () => void }

/** Creates a plan; the toasts differ between the form and the save dialog. */
export function useCreatePlan(toasts: {
  success: ToastText | ((plan: TrainingPlan) => ToastText)
  failure: ToastText
}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewPlan) => call('plans', 'create', { body }),
    onSuccess: (plan) =>
      changed<'plans', 'create'>(client, {
        plans: () => rememberNewPlan(client, plan),
        workouts: AS_KNOWN,
        account: AS_KNOWN,
      }),
    meta: toasts,
  })
}

export function useDeletePlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Undoable) => call('plans', 'remove', { params: { id } }),
    onSuccess: (_, { id }) =>
      changed<'plans', 'remove'>(client, { plans: () => forgetPlan(client, id), account: AS_KNOWN }),
    meta: {
      success: (_: unknown, { undo }: Undoable): ToastText => ({ ...TOASTS.planDeleted, undo }),
      failure: TOASTS.planNotDeleted,
    },
  })
}

/** Chooses the current plan. */
export function useSetCurrentPlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (planId: number) => call('users', 'setCurrentPlan', { body: { planId } }),
    onSuccess: (plan) =>
      changed<'users', 'setCurrentPlan'>(client, {
        account: () => client.setQueryData(currentPlanQuery.queryKey, plan),
      }),
    // One after the other: what was chosen last is what stays.
    scope: { id: 'current plan' },
    meta: { failure: TOASTS.currentPlanNotUpdated, success: TOASTS.currentPlanUpdated },
  })
}

/** A new account has no plans: nobody has to be asked. */
export function knowNoPlans(client: QueryClient): void {
  client.setQueryData(plansQuery.queryKey, [])
  client.setQueryData(currentPlanQuery.queryKey, null)
}

/**
 * The answer goes into the list, and becomes the current plan when there was none: the server does the same. Only what
 * is not known yet is asked for, and an answer from before the plan was there is not waited for.
 */
export async function rememberNewPlan(client: QueryClient, plan: TrainingPlan): Promise<void> {
  await Promise.all(KEYS_OF.plans.map((queryKey) => client.cancelQueries({ queryKey })))
  client.setQueryData(currentPlanQuery.queryKey, (current) => (current === null ? plan : current))
  client.setQueryData(plansQuery.queryKey, (plans) => plans && [plan, ...plans])
  const unknown = [keys.currentPlan(), keys.planList()].filter(
    (queryKey) => client.getQueryData(queryKey) === undefined,
  )
  await Promise.all(unknown.map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** Puts a changed plan in the place of the old one, wherever it is known. */
export function replacePlan(client: QueryClient, plan: TrainingPlan) {
  client.setQueryData(plansQuery.queryKey, (plans) => plans?.map((each) => (each.id === plan.id ? plan : each)))
  client.setQueryData(currentPlanQuery.queryKey, (current) => (current?.id === plan.id ? plan : current))
}

/** Of those that are left, the only one is the current one: the server does the same. */
export function forgetPlan(client: QueryClient, id: number) {
  const left = client.getQueryData(plansQuery.queryKey)?.filter((each) => each.id !== id)
  client.setQueryData(plansQuery.queryKey, left)
  const [only, another] = left ?? []
  const next = only && !another ? only : null
  client.setQueryData(currentPlanQuery.queryKey, (current) => (current?.id === id ? next : current))
  client.removeQueries({ queryKey: keys.plan(id).workouts() })
}
