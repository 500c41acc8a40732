import type { Acceptance, Outlook, PlanChange, Proposal } from '@tri/api-contract'
import { isSettled } from '@tri/plan-engine/adapt'
import type { Kysely } from 'kysely'
import { announce } from '../db/announce.js'
import { findPlan } from '../db/owned-plans.js'
import type { Database, Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import type { DeepReadonly } from '../http/deep-readonly.js'
import { orNotFound } from '../http/errors.js'
import { listPlanWorkouts } from '../workouts/workouts.repository.js'
import { type Asking, proposeChangeFor, proposeFor } from './question.js'
import { hold, outOfDate } from './revise.js'
import { settleFacts } from './settled.repository.js'

/** What would change in a plan, and why; nothing is stored of it. */
export const propose = (db: Kysely<Database>, asking: Asking, planId: number): Promise<DeepReadonly<Proposal>> =>
  asOfNow(db, async (snapshot) => {
    const standing = await standingOf(snapshot, asking.userId, planId)
    const { proposal } = await proposeFor(snapshot, asking, standing)
    return { ...proposal, isDeclined: isSettled(proposal, standing.plan.settledFacts ?? []) }
  })

/** The season in figures with the changes that are ticked; a Refusal where something else is proposed by now. */
export const proposeOutlook = (
  db: Kysely<Database>,
  asking: Asking,
  { id: planId, proposalId }: { id: number; proposalId: string },
  { basedOn, changes }: Acceptance,
): Promise<DeepReadonly<Outlook>> =>
  asOfNow(db, async (snapshot) => {
    const { proposal, outlook } = await proposeFor(snapshot, asking, await standingOf(snapshot, asking.userId, planId))
    const isSame = proposal.id === proposalId && proposal.basedOn === basedOn
    const figures = isSame ? outlook(changes) : undefined
    if (!figures) throw outOfDate()
    return figures
  })

/** What a change of a plan would do from tomorrow on; nothing is stored of it. */
export const proposeChange = (
  db: Kysely<Database>,
  asking: Asking,
  planId: number,
  change: PlanChange,
): Promise<DeepReadonly<Proposal>> =>
  asOfNow(db, async (snapshot) => {
    const standing = await standingOf(snapshot, asking.userId, planId)
    const { proposal } = await proposeChangeFor(snapshot, asking, standing, change)
    return { ...proposal, isDeclined: false }
  })

/** Reads all of it as it stands at one moment. */
export const asOfNow = <T>(db: Kysely<Database>, read: (snapshot: Db) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').execute(read)

/** A plan and its workouts, where nothing is to change. */
export async function standingOf(snapshot: Db, userId: number, planId: number) {
  const plan = orNotFound(await findPlan(snapshot, userId, planId), 'Plan')
  return { plan, workouts: await listPlanWorkouts(snapshot, userId, planId) }
}

/** Remembers what the athlete keeps their plan in the face of; a Refusal where something else is proposed by now. */
export const declineProposal = (
  db: Kysely<Database>,
  asking: Asking,
  { id: planId, proposalId }: { id: number; proposalId: string },
): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const { userId } = asking
    const { proposal } = await proposeFor(transaction, asking, await hold(transaction, userId, planId))
    if (proposal.id !== proposalId) throw outOfDate()
    await settleFacts(transaction, { userId, planId }, proposal.facts)
    await announce(transaction, userId, { noun: 'workouts', planId })
  })
