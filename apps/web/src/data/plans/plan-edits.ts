import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewGoal, PlanRename, RaceResult, ResultOfRace, TrainingPlan } from '@tri/api-contract'
import { call } from '../../http/client.js'
import { stopwatch } from '../../lib/measures/format.js'
import { TOASTS } from '../../lib/texts/messages.js'
import { AS_KNOWN, changed } from '../changed.js'
import { keys } from '../keys.js'
import { planEdit } from './plan-edit.js'
import { currentPlanQuery, plansQuery, rememberNewPlan, replacePlan } from './plans.js'

/** Takes a deletion back; the server knows whether the plan was the current one. */
export function useRestorePlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('plans', 'restore', { params: { id } }),
    onSuccess: (plan) =>
      changed<'plans', 'restore'>(client, { plans: () => recallPlan(client, plan), account: AS_KNOWN }),
    meta: { success: TOASTS.planRestored, failure: TOASTS.planNotRestored },
  })
}

export const renamePlan = (client: QueryClient) =>
  planEdit<PlanRename & { id: number }>(client, {
    kind: 'rename-plan',
    send: ({ id, name }, { version, idempotencyKey }) =>
      call('plans', 'rename', { params: { id }, body: { name, version }, idempotencyKey }),
    onSuccess: (plan) => changed<'plans', 'rename'>(client, { plans: () => replacePlan(client, plan) }),
    theirs: ({ name }) => name,
    mine: ({ name }) => name,
    meta: { success: TOASTS.planRenamed, failure: TOASTS.planNotRenamed },
  })

export const useRenamePlan = () => useMutation(renamePlan(useQueryClient()))

export const recordResult = (client: QueryClient) =>
  planEdit<ResultOfRace & { id: number }>(client, {
    kind: 'record-result',
    send: ({ id, result }, { version, idempotencyKey }) =>
      call('plans', 'recordResult', { params: { id }, body: { result, version }, idempotencyKey }),
    onSuccess: (plan) => changed<'plans', 'recordResult'>(client, { plans: () => replacePlan(client, plan) }),
    theirs: ({ result }) => finishText(result),
    mine: ({ result }) => finishText(result),
    meta: { success: TOASTS.resultKept, failure: TOASTS.resultNotKept },
  })

const finishText = (result: RaceResult | null) => (result ? stopwatch(result.finish) : 'no result')

export const useRecordResult = () => useMutation(recordResult(useQueryClient()))

export const changeGoal = (client: QueryClient) =>
  planEdit<NewGoal & { id: number }>(client, {
    kind: 'change-goal',
    send: ({ id, version: _, ...goal }, { version, idempotencyKey }) =>
      call('plans', 'changeGoal', { params: { id }, body: { ...goal, version }, idempotencyKey }),
    onSuccess: (plan) =>
      changed<'plans', 'changeGoal'>(client, {
        plans: () => replacePlan(client, plan),
        workouts: () => client.invalidateQueries({ queryKey: keys.plan(plan.id).workouts() }),
      }),
    theirs: goalText,
    mine: goalText,
    meta: { success: TOASTS.goalUpdated, failure: TOASTS.goalNotUpdated },
  })

const goalText = ({ goalFinishTime }: Pick<NewGoal, 'goalFinishTime'>) =>
  goalFinishTime === null ? 'no goal' : `a goal of ${goalFinishTime}`

export const useChangeGoal = () => useMutation(changeGoal(useQueryClient()))

export function useDuplicatePlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('plans', 'duplicate', { params: { id } }),
    onSuccess: (plan) =>
      changed<'plans', 'duplicate'>(client, {
        plans: () => rememberNewPlan(client, plan),
        workouts: AS_KNOWN,
        account: AS_KNOWN,
      }),
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
