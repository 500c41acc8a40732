import { type Acceptance, type AcceptedPlanChange, changeableFields, type Revised } from '@tri/api-contract'
import type { Workout } from '@tri/plan-engine'
import { applyProposal, type Proposal } from '@tri/plan-engine/adapt'
import type { Kysely } from 'kysely'
import { lockPlan } from '../db/owned-plans.js'
import type { Database, Db } from '../db/schema.js'
import type { DeepReadonly } from '../http/deep-readonly.js'
import { HttpError, orNotFound } from '../http/errors.js'
import { runOnce, type Submitted } from '../http/idempotency.js'
import { refuseStale } from '../http/unchanged.js'
import { updatePlan } from '../plans/plans.repository.js'
import { listPlanWorkouts, lockWorkouts, type StoredWorkout } from '../workouts/workouts.repository.js'
import { type Asking, proposeChangeFor, proposeFor } from './question.js'
import { insertRevision } from './revisions.repository.js'
import { type Held, isStored, type Returning, storeWorkouts } from './store-workouts.js'
import { storedFields } from './stored-fields.js'

const OUT_OF_DATE = 'Your plan has changed since this was proposed. Please look at what is proposed now.'

/** What was looked at is not what is proposed now. */
export const outOfDate = () => new HttpError('conflict', OUT_OF_DATE)

/** Who accepts a change of a plan. */
export type Accepting = Asking & Submitted & { tokenName?: string | undefined }

/**
 * Makes the changes of a proposal that the athlete chose, all of them or none, once for each submit. It is made anew for the plan as it
 * stands: a Refusal where it says something else by now.
 */
export const acceptProposal = (
  db: Kysely<Database>,
  { submit, tokenName, ...asking }: Accepting,
  { id: planId, proposalId }: { id: number; proposalId: string },
  { basedOn, changes: chosen }: Acceptance,
): Promise<DeepReadonly<Revised>> =>
  runOnce(db, { userId: asking.userId, submit }, async (transaction) => {
    const { userId } = asking
    const standing = await hold(transaction, userId, planId)
    const { proposal, saved } = await proposeFor(transaction, asking, standing)
    const known = new Set(proposal.changes.map(({ id }) => id))
    if (known.size === 0 || !(chosen ?? []).every((id) => known.has(id))) throw outOfDate()
    const applied = appliedOf(proposal, { proposalId, basedOn }, applyProposal(saved, proposal, chosen))
    await storeChanged(transaction, { userId, planId, locked: standing.workouts }, applied)
    const revision = await insertRevision(transaction, { userId, planId, proposal, chosen, tokenName })
    return { revision, plan: standing.plan, workouts: await listPlanWorkouts(transaction, userId, planId) }
  })

/** Changes the plan itself from tomorrow on, with its sessions: all of it or nothing, once for each submit. A Refusal as above. */
export const acceptChange = (
  db: Kysely<Database>,
  { submit, tokenName, ...asking }: Accepting,
  planId: number,
  { change, version, ...named }: AcceptedPlanChange,
): Promise<DeepReadonly<Revised>> =>
  runOnce(db, { userId: asking.userId, submit }, async (transaction) => {
    const { userId } = asking
    const standing = await hold(transaction, userId, planId)
    refuseStale(standing.plan, version, 'plan')
    const { proposal, saved, isToChange, fields } = await proposeChangeFor(transaction, asking, standing, change)
    const applied = appliedOf(proposal, named, isToChange ? applyProposal(saved, proposal) : undefined)
    const [planBefore, planAfter] = [changeableFields(standing.plan), fields()]
    const { kept, gone } = withinPlan(applied, planAfter)
    const plan = orNotFound(await updatePlan(transaction, userId, standing.plan, storedFields(planAfter)), 'Plan')
    await storeChanged(transaction, { userId, planId, locked: standing.workouts }, kept)
    const made = { userId, planId, proposal, planBefore, planAfter, tokenName, gone }
    const revision = await insertRevision(transaction, made)
    return { revision, plan, workouts: await listPlanWorkouts(transaction, userId, planId) }
  })

/** What lies behind an earlier race has no place any more: the rest, and the rows that go. */
export const withinPlan = <W extends Workout>(workouts: readonly W[], { totalWeeks }: { totalWeeks: number }) => ({
  kept: workouts.filter(({ week }) => week <= totalWeeks),
  gone: workouts.flatMap((workout): StoredWorkout[] =>
    workout.week > totalWeeks && isStored(workout) ? [workout] : [],
  ),
})

/** A plan and its workouts, which nobody else changes until the transaction ends. */
export async function hold(transaction: Db, userId: number, planId: number) {
  const plan = orNotFound(await lockPlan(transaction, userId, planId), 'Plan')
  return { plan, workouts: await lockWorkouts(transaction, userId, planId) }
}

type Named = { proposalId: string; basedOn: string }

/** The workouts with the changes, where the proposal is the one that was looked at. */
export function appliedOf<W extends Workout>(
  proposal: Proposal,
  { proposalId, basedOn }: Named,
  applied: W[] | undefined,
): W[] {
  if (proposal.id !== proposalId || proposal.basedOn !== basedOn || !applied) throw outOfDate()
  return applied
}

/** A workout that goes was linked to an activity since it was looked at. */
export async function storeChanged(transaction: Db, held: Held, workouts: readonly Returning[]): Promise<void> {
  if (!(await storeWorkouts(transaction, held, workouts))) throw outOfDate()
}
