import { isDeepStrictEqual } from 'node:util'
import { type ChangeableFields, changeableFields, type Revised } from '@tri/api-contract'
import { emptyWorkout, type PlanCalendar, type Workout } from '@tri/plan-engine'
import { refileWorkouts, revertProposal } from '@tri/plan-engine/adapt'
import type { Kysely, Selectable } from 'kysely'
import { lockPlan } from '../db/owned-plans.js'
import type { Database, Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import type { DeepReadonly } from '../http/deep-readonly.js'
import { HttpError, orNotFound } from '../http/errors.js'
import { updatePlan } from '../plans/plans.repository.js'
import { listPlanWorkouts, lockWorkouts } from '../workouts/workouts.repository.js'
import { listLaterChanges, lockRevision, markUndone, viewRevision } from './revisions.repository.js'
import { settleFacts } from './settled.repository.js'
import { type Returning, storeWorkouts } from './store-workouts.js'
import { storedFields } from './stored-fields.js'

const EDITED_SINCE =
  'A session of this change was moved, edited or logged since. Your plan stays as it is; you can move or edit its sessions one by one.'
const CHANGED_SINCE =
  'The race date, the hours, the paces or the goal of this plan were changed since. Please undo that first, or change the plan once more.'

const refused = (words: string) => new HttpError('conflict', words)

type Plan = Selectable<Database['training_plans']>
type Revision = NonNullable<Awaited<ReturnType<typeof lockRevision>>>

/**
 * Puts back what a revision changed, and the plan itself where it changed that; a Refusal when that was done already, when one of its
 * sessions was edited since, or the plan was changed by something else.
 */
export const undoRevision = (
  db: Kysely<Database>,
  userId: number,
  { id: planId, revisionId }: { id: number; revisionId: number },
): Promise<DeepReadonly<Revised>> =>
  inTransaction(db, async (transaction) => {
    const now = orNotFound(await lockPlan(transaction, userId, planId), 'Plan')
    const revision = orNotFound(await lockRevision(transaction, userId, { planId, revisionId }), 'Revision')
    if (revision.row.undoneAt !== null) throw refused('This was undone already.')
    const before = await fieldsBefore(transaction, now, revision)
    const locked = await lockWorkouts(transaction, userId, planId)
    const reverted = revertProposal(withEmptied(locked, revision.row, now), revision.proposal)
    if (!reverted) throw refused(EDITED_SINCE)
    const plan = before ? orNotFound(await updatePlan(transaction, userId, now, storedFields(before)), 'Plan') : now
    const filed = refileWorkouts<Returning>(reverted, now, plan)
    if (!(await storeWorkouts(transaction, { userId, planId, locked }, filed))) throw refused(EDITED_SINCE)
    const undone = await markUndone(transaction, userId, revisionId)
    // What was answered may be asked again.
    await settleFacts(transaction, { userId, planId }, null)
    return {
      revision: viewRevision(undone, revision.proposal.changes),
      plan,
      workouts: await listPlanWorkouts(transaction, userId, planId),
    }
  })

/** The plan's fields as they were, where the revision changed them and nothing has since; undefined where it changed sessions alone. */
async function fieldsBefore(
  transaction: Db,
  plan: Plan,
  { row: { id, planBefore, planAfter } }: Revision,
): Promise<ChangeableFields | undefined> {
  if (planBefore && planAfter) {
    if (!isDeepStrictEqual(changeableFields(plan), changeableFields(planAfter))) throw refused(CHANGED_SINCE)
    return changeableFields(planBefore)
  }
  // Its sessions stand in the weeks that the plan had then.
  const later = await listLaterChanges(transaction, plan.userId, { planId: plan.id, revisionId: id })
  if (later.some((one) => one.planBefore && one.planAfter && !isSameCalendar(one.planBefore, one.planAfter)))
    throw refused(CHANGED_SINCE)
  return undefined
}

const isSameCalendar = (one: PlanCalendar, other: PlanCalendar): boolean =>
  one.raceDate === other.raceDate && one.totalWeeks === other.totalWeeks

/** With a workout on each day that lay behind an earlier race, and went with its sessions. */
function withEmptied(
  locked: readonly Workout[],
  { touched }: Revision['row'],
  { totalWeeks }: PlanCalendar,
): Returning[] {
  const gone = touched.filter(({ week, workoutType }) => week > totalWeeks && workoutType !== undefined)
  return [
    ...locked,
    ...gone.map(({ week, day, workoutType, priority, row }) => ({
      ...emptyWorkout({ week, day }),
      ...(workoutType && { workoutType }),
      ...(priority !== undefined && { priority }),
      ...(row && { former: row }),
    })),
  ]
}
