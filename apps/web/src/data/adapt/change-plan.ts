import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PlanChange, Proposal, Revised } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { call } from '../../http/client.js'
import { Withdrawn } from '../../http/withdrawn.js'
import { counted } from '../../lib/measures/format.js'
import { ADAPT_TOASTS } from '../../lib/texts/adapt-messages.js'
import type { ToastText } from '../../lib/texts/messages.js'
import { changed } from '../changed.js'
import { keys } from '../keys.js'
import { askPlanAnew, isOutOfDate, putPlan, putWorkouts, useUndoRevision } from './proposal.js'

/** What a change of a plan would do; what was asked before stays in sight until the answer is there. */
export const changeQuery = (planId: number, today: IsoDay, change: PlanChange | undefined) =>
  queryOptions({
    queryKey: keys.proposalsOf(planId, `${today} ${JSON.stringify(change ?? null)}`),
    queryFn: () => call('proposals', 'proposeChange', { params: { id: planId }, body: change ?? {} }),
    enabled: change !== undefined,
    placeholderData: keepPreviousData,
  })

/** `start` says when it begins, for the toast. */
type Accepted = { change: PlanChange; proposal: Pick<Proposal, 'id' | 'basedOn'>; version: number; start: string }

/** Changes a plan from tomorrow or a later day on. What is out of date is withdrawn, and the plan and what would come of it asked for anew. */
export function useChangePlan(planId: number) {
  const client = useQueryClient()
  const undo = useUndoRevision(planId)
  return useMutation({
    mutationFn: ({ change, proposal: { id: proposalId, basedOn }, version }: Accepted) =>
      call('proposals', 'acceptChange', {
        params: { id: planId },
        body: { change, proposalId, basedOn, version },
      }).catch((error: unknown) => {
        throw isOutOfDate(error) ? new Withdrawn() : error
      }),
    onSuccess: (revised) =>
      changed<'proposals', 'acceptChange'>(client, {
        plans: () => putPlan(client, revised),
        workouts: () => putWorkouts(client, revised),
      }),
    onError: (error) => error instanceof Withdrawn && askPlanAnew(client, planId),
    meta: {
      success: ({ revision }: Revised, { start }: Accepted): ToastText => ({
        ...ADAPT_TOASTS.planChangedFrom(start),
        message: `${counted(revision.sessions.length, 'session')} planned anew. Done and past ones stay.`,
        undo: () => undo.mutate(revision.id),
      }),
      failure: ADAPT_TOASTS.planNotChanged,
    },
  })
}
