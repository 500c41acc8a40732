import { type AdaptQuestion, firstOutdated, type Made } from '@tri/plan-engine/adapt'
import type { Db } from '../db/schema.js'
import { listChangesOf, toChange } from './revisions.repository.js'

/**
 * What was accepted for a plan and stands, the oldest first, from the first on that rests on something told no more: none where all of it
 * still is, as a rule. A change of the plan itself has dealt with what was told before it.
 */
export async function listOutdated(
  db: Db,
  userId: number,
  { planId, question }: { planId: number; question: Omit<AdaptQuestion, 'saved'> },
): Promise<Made[]> {
  const standing = await db
    .selectFrom('plan_revisions')
    .select(({ eb }) => ['id', 'facts', 'findings', eb('planBefore', 'is not', null).as('isChange')])
    .where('userId', '=', userId)
    .where('trainingPlanId', '=', planId)
    .where('undoneAt', 'is', null)
    .orderBy('id')
    .execute()
  const changed = standing.findLastIndex(({ isChange }) => isChange)
  const made = standing.slice(changed + 1).map(({ id, facts, findings }) => ({ id, facts: facts ?? [], findings }))
  const first = firstOutdated(question, made)
  if (first < 0) return []
  const outdated = made.slice(first)
  const changes = await listChangesOf(
    db,
    userId,
    outdated.map(({ id }) => id),
  )
  return outdated.map(({ id, ...one }) => ({
    ...one,
    changes: changes.filter(({ revisionId }) => revisionId === id).map(toChange),
  }))
}
