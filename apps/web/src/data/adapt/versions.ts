import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PlanVersion, Proposal, Revised } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { call } from '../../http/client.js'
import { Withdrawn } from '../../http/withdrawn.js'
import { counted } from '../../lib/measures/format.js'
import { ADAPT_TOASTS } from '../../lib/texts/adapt-messages.js'
import type { ToastText } from '../../lib/texts/messages.js'
import { changed } from '../changed.js'
import { keys } from '../keys.js'
import { askPlanAnew, isOutOfDate, putPlan, putWorkouts, useUndoRevision } from './proposal.js'

/** What a revision changed, session by session: it does not change any more. */
export const revisionQuery = (planId: number, revisionId: number) =>
  queryOptions({
    queryKey: keys.proposalsOf(planId, `revision ${revisionId}`),
    queryFn: () => call('proposals', 'revision', { params: { id: planId, revisionId } }),
  })

/** What would change for a version of a plan to stand again; another day is another question. */
export const restoreQuery = (planId: number, today: IsoDay, { revisionId }: PlanVersion) =>
  queryOptions({
    queryKey: keys.proposalsOf(planId, `${today} version ${revisionId}`),
    queryFn: () => call('proposals', 'proposeRestore', { params: { id: planId }, body: { revisionId } }),
    staleTime: 0,
  })

type Accepted = PlanVersion & { proposal: Pick<Proposal, 'id' | 'basedOn'>; version: number }

/** Lets a version of a plan stand again. What is out of date is withdrawn, and the plan and what would come of it asked for anew. */
export function useRestoreVersion(planId: number) {
  const client = useQueryClient()
  const undo = useUndoRevision(planId)
  return useMutation({
    mutationFn: ({ revisionId, proposal: { id: proposalId, basedOn }, version }: Accepted) =>
      call('proposals', 'restore', {
        params: { id: planId },
        body: { revisionId, proposalId, basedOn, version },
      }).catch((error: unknown) => {
        throw isOutOfDate(error) ? new Withdrawn() : error
      }),
    onSuccess: (revised) =>
      changed<'proposals', 'restore'>(client, {
        plans: () => putPlan(client, revised),
        workouts: () => putWorkouts(client, revised),
      }),
    onError: (error) => error instanceof Withdrawn && askPlanAnew(client, planId),
    meta: {
      success: ({ revision }: Revised): ToastText => ({
        ...ADAPT_TOASTS.versionRestored(counted(revision.sessions.length, 'session')),
        undo: () => undo.mutate(revision.id),
      }),
      failure: ADAPT_TOASTS.planNotChanged,
    },
  })
}
