import type { Proposal } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import { announce } from '../db/announce.js'
import { findPlan } from '../db/owned-plans.js'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import type { DeepReadonly } from '../http/deep-readonly.js'
import { orNotFound } from '../http/errors.js'
import { listPlanWorkouts } from '../workouts/workouts.repository.js'
import { type Asking, proposeFor } from './question.js'

/** What would change in a plan, and why; nothing is stored of it. */
export const propose = (db: Kysely<Database>, asking: Asking, planId: number): Promise<DeepReadonly<Proposal>> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      const plan = orNotFound(await findPlan(snapshot, asking.userId, planId), 'Plan')
      const workouts = await listPlanWorkouts(snapshot, asking.userId, planId)
      const { proposal } = await proposeFor(snapshot, asking, plan, workouts)
      return { ...proposal, isDeclined: plan.declinedProposal === proposal.id }
    })

/** Remembers that the athlete keeps their plan in the face of this proposal. */
export const declineProposal = (
  db: Kysely<Database>,
  userId: number,
  { id: planId, proposalId }: { id: number; proposalId: string },
): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const declined = await transaction
      .updateTable('training_plans')
      .set({ declinedProposal: proposalId })
      .where('userId', '=', userId)
      .where('id', '=', planId)
      .where('deletedAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    orNotFound(declined, 'Plan')
    await announce(transaction, userId, { noun: 'workouts', planId })
  })
