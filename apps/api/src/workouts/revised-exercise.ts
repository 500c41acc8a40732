import { type ChangeableFields, changeableFields } from '@tri/api-contract'
import type { Exercise } from '@tri/plan-engine'
import type { Db } from '../db/schema.js'

/** An exercise of a plan as the last accepted proposal that stands made it; undefined where none did. */
export async function revisedExercise(
  db: Db,
  userId: number,
  { planId, exerciseId }: { planId: number; exerciseId: string },
): Promise<Exercise | undefined> {
  const change = await db
    .selectFrom('revision_changes')
    .innerJoin('plan_revisions', (join) =>
      join
        .onRef('plan_revisions.userId', '=', 'revision_changes.userId')
        .onRef('plan_revisions.id', '=', 'revision_changes.revisionId'),
    )
    .select('toPlace')
    .where('revision_changes.userId', '=', userId)
    .where('plan_revisions.userId', '=', userId)
    .where('trainingPlanId', '=', planId)
    .where('undoneAt', 'is', null)
    .where('changeId', '=', exerciseId)
    .orderBy('revisionId', 'desc')
    .executeTakeFirst()
  return change?.toPlace?.exercise
}

/** The fields that a plan was generated from, where they were changed since; a change that was undone counts, for it changed nothing in the end. */
export async function fieldsAtFirst(db: Db, userId: number, planId: number): Promise<ChangeableFields | undefined> {
  const first = await db
    .selectFrom('plan_revisions')
    .select('planBefore')
    .where('userId', '=', userId)
    .where('trainingPlanId', '=', planId)
    .where('planBefore', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first?.planBefore ? changeableFields(first.planBefore) : undefined
}
