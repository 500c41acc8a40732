import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Outlook, Proposal, Revised } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { ApiError } from '../../http/api-error.js'
import { call } from '../../http/client.js'
import { Withdrawn } from '../../http/withdrawn.js'
import { counted } from '../../lib/measures/format.js'
import { ADAPT_TOASTS } from '../../lib/texts/adapt-messages.js'
import type { ToastText } from '../../lib/texts/messages.js'
import { AS_KNOWN, changed } from '../changed.js'
import { keys } from '../keys.js'
import { replacePlan } from '../plans/plans.js'

/** What would change in a plan as of today; another day is another question. */
export const proposalQuery = (planId: number, today: IsoDay) =>
  queryOptions({
    queryKey: keys.proposalsOf(planId, today),
    queryFn: () => call('proposals', 'propose', { params: { id: planId } }),
  })

/** What proposals have changed in a plan, the newest first. */
export const revisionsQuery = (planId: number) =>
  queryOptions({
    queryKey: keys.proposalsOf(planId, 'revisions'),
    queryFn: () => call('proposals', 'history', { params: { id: planId } }),
    staleTime: 0,
  })

const outlookQuery = (planId: number, { id, basedOn }: Pick<Proposal, 'id' | 'basedOn'>, changes: string[]) =>
  queryOptions({
    queryKey: keys.outlook(planId, [id, basedOn, ...changes]),
    queryFn: () => call('proposals', 'outlook', { params: { id: planId, proposalId: id }, body: { basedOn, changes } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })

/** What those of a proposal's changes that are chosen come to; while it is asked for, what the choice before came to. */
export function useOutlook(
  planId: number,
  proposal: Proposal | undefined,
  chosen: readonly { id: string }[],
): Outlook | undefined {
  const ids = chosen.map(({ id }) => id)
  const isPart = proposal !== undefined && ids.length > 0 && ids.length < proposal.changes.length
  const { data } = useQuery({ ...outlookQuery(planId, proposal ?? { id: '', basedOn: '' }, ids), enabled: isPart })
  if (isPart) return data
  return ids.length === 0 ? proposal?.before : proposal?.after
}

type Accepted = {
  proposal: Pick<Proposal, 'id' | 'basedOn'>
  /** Ids of the changes to make; left out, all. */
  changes: readonly string[] | undefined
}

/** Makes the changes of a proposal. One that is out of date is withdrawn and asked for anew: what is proposed now is on the page. */
export function useAcceptProposal(planId: number) {
  const client = useQueryClient()
  const undo = useUndoRevision(planId)
  return useMutation({
    mutationFn: ({ proposal, changes }: Accepted) =>
      call('proposals', 'accept', {
        params: { id: planId, proposalId: proposal.id },
        body: { basedOn: proposal.basedOn, ...(changes && { changes: [...changes] }) },
      }).catch(withdrawn),
    onSuccess: (revised) => changed<'proposals', 'accept'>(client, { workouts: () => putWorkouts(client, revised) }),
    onError: (error) => askAnew(client, error),
    meta: {
      success: ({ revision }: Revised): ToastText => ({
        ...ADAPT_TOASTS.planChanged(counted(revision.sessions.length, 'change')),
        undo: () => undo.mutate(revision.id),
      }),
      failure: ADAPT_TOASTS.planNotChanged,
    },
  })
}

/** Keeps the plan as it is: this is not proposed again until more comes. One that is out of date is asked for anew. */
export function useDeclineProposal(planId: number, today: IsoDay) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (proposalId: string) =>
      call('proposals', 'decline', { params: { id: planId, proposalId } }).catch(withdrawn),
    onSuccess: (_, proposalId) => {
      client.setQueryData(proposalQuery(planId, today).queryKey, (known) =>
        known?.id === proposalId ? { ...known, isDeclined: true } : known,
      )
      return changed<'proposals', 'decline'>(client, { workouts: AS_KNOWN })
    },
    onError: (error) => askAnew(client, error),
    meta: { failure: ADAPT_TOASTS.notKept },
  })
}

/** Puts back what a revision changed, and the plan itself where it changed that. */
export function useUndoRevision(planId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (revisionId: number) => call('proposals', 'undo', { params: { id: planId, revisionId } }),
    onSuccess: (revised) =>
      changed<'proposals', 'undo'>(client, {
        plans: () => putPlan(client, revised),
        workouts: () => putWorkouts(client, revised),
      }),
    meta: { success: ADAPT_TOASTS.undone, failure: ADAPT_TOASTS.notUndone },
  })
}

export const putPlan = (client: QueryClient, { plan }: Revised) => replacePlan(client, plan)

export const putWorkouts = (client: QueryClient, { plan, workouts }: Revised) =>
  client.setQueryData(keys.plan(plan.id).workouts(), workouts)

/** What is out of date is withdrawn; any other failure is one. */
function withdrawn(error: unknown): never {
  throw isOutOfDate(error) ? new Withdrawn() : error
}

/** What is proposed now is on the page then. */
const askAnew = (client: QueryClient, error: unknown) =>
  error instanceof Withdrawn && client.invalidateQueries({ queryKey: keys.proposals() })

/** The plan, its workouts and what would come of a change of it. */
export const askPlanAnew = (client: QueryClient, planId: number) =>
  Promise.all(
    [keys.proposals(), keys.plans(), keys.currentPlan(), keys.plan(planId).workouts()].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )

/** Whether a refusal says that the plan has changed since. */
export const isOutOfDate = (error: unknown): boolean => error instanceof ApiError && error.status === 409
