import type { Acceptance, Revised } from '@tri/api-contract'
import type { Workout } from '@tri/plan-engine'
import { applyProposal, revertProposal } from '@tri/plan-engine/adapt'
import type { Kysely } from 'kysely'
import { lockPlan } from '../db/owned-plans.js'
import type { Database, Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import type { DeepReadonly } from '../http/deep-readonly.js'
import { HttpError, orNotFound } from '../http/errors.js'
import { runOnce, type Submitted } from '../http/idempotency.js'
import { deleteWorkout } from '../workouts/delete-workout.js'
import {
  insertWorkout,
  listPlanWorkouts,
  lockWorkouts,
  type StoredWorkout,
  updateWorkout,
} from '../workouts/workouts.repository.js'
import { type Asking, proposeFor } from './question.js'
import { insertRevision, lockRevision, markUndone, viewRevision } from './revisions.repository.js'

const OUT_OF_DATE = 'Your plan has changed since this was proposed. Please look at what is proposed now.'

/**
 * Makes the changes of a proposal that the athlete chose, all of them or none, once for each submit. It is made anew for the plan as it
 * stands: a Refusal where it says something else by now.
 */
export const acceptProposal = (
  db: Kysely<Database>,
  { submit, ...asking }: Asking & Submitted,
  { id: planId, proposalId }: { id: number; proposalId: string },
  { basedOn, changes: chosen }: Acceptance,
): Promise<DeepReadonly<Revised>> =>
  runOnce(db, { userId: asking.userId, submit }, async (transaction) => {
    const { userId } = asking
    const plan = orNotFound(await lockPlan(transaction, userId, planId), 'Plan')
    const locked = await lockWorkouts(transaction, userId, planId)
    const { proposal, saved } = await proposeFor(transaction, asking, plan, locked)
    const known = new Set(proposal.changes.map(({ id }) => id))
    const isSame = proposal.id === proposalId && proposal.basedOn === basedOn
    const applied = isSame && known.size > 0 ? applyProposal(saved, proposal, chosen) : undefined
    if (!applied || !(chosen ?? []).every((id) => known.has(id))) throw new HttpError('conflict', OUT_OF_DATE)
    await store(transaction, { userId, planId, locked }, applied)
    const revision = await insertRevision(transaction, { userId, planId, proposal, chosen })
    return { revision, workouts: await listPlanWorkouts(transaction, userId, planId) }
  })

/** Puts back what a revision changed; a Refusal when that was done already, or one of its sessions was edited since. */
export const undoRevision = (
  db: Kysely<Database>,
  userId: number,
  { id: planId, revisionId }: { id: number; revisionId: number },
): Promise<DeepReadonly<Revised>> =>
  inTransaction(db, async (transaction) => {
    orNotFound(await lockPlan(transaction, userId, planId), 'Plan')
    const revision = orNotFound(await lockRevision(transaction, userId, { planId, revisionId }), 'Revision')
    if (revision.row.undoneAt !== null) throw new HttpError('conflict', 'This was undone already.')
    const locked = await lockWorkouts(transaction, userId, planId)
    const reverted = revertProposal<StoredWorkout>(locked, revision.proposal)
    if (!reverted) throw editedSince()
    await store(transaction, { userId, planId, locked }, reverted)
    const undone = await markUndone(transaction, userId, revisionId)
    return {
      revision: viewRevision(undone, revision.proposal.changes),
      workouts: await listPlanWorkouts(transaction, userId, planId),
    }
  })

const editedSince = () =>
  new HttpError(
    'conflict',
    'A session of this change was moved, edited or logged since. Your plan stays as it is; you can move or edit its sessions one by one.',
  )

type Held = { userId: number; planId: number; locked: readonly StoredWorkout[] }

/** Writes what differs from the rows that are held: what is the same object stays as it is. */
async function store(transaction: Db, { userId, planId, locked }: Held, workouts: readonly Workout[]): Promise<void> {
  const before = new Map<number, StoredWorkout>(locked.map((workout) => [workout.id, workout]))
  for (const workout of workouts) {
    if (isStored(workout)) {
      if (workout !== before.get(workout.id)) orNotFound(await updateWorkout(transaction, userId, workout), 'Workout')
      before.delete(workout.id)
    } else if (workout.exercises.length > 0) await insertWorkout(transaction, userId, planId, workout)
  }
  for (const workout of before.values()) if (!(await deleteWorkout(transaction, userId, workout))) throw editedSince()
}

const isStored = (workout: Workout): workout is StoredWorkout => 'id' in workout
