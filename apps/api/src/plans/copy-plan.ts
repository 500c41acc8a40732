import { MAX_PLAN_NAME } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import { findPlan } from '../db/owned-plans.js'
import type { Database } from '../db/schema.js'
import { orNotFound } from '../http/errors.js'
import { runOnce, type Submitted } from '../http/idempotency.js'
import { copyWorkouts } from '../workouts/workouts.repository.js'
import { lockRoom } from './plan-limit.js'
import { insertPlan, keepCurrentPlan, setFirstCurrentPlan } from './plans.repository.js'

const MARK = ' (copy)'

/** A second plan like the first, moved and deleted sessions included; nothing in it is completed, and its race has no result. One for each submit. */
export const copyPlan = (db: Kysely<Database>, by: Submitted, planId: number) =>
  runOnce(db, by, async (transaction) => {
    const { userId } = by
    const original = orNotFound(await findPlan(transaction, userId, planId), 'Plan')
    await lockRoom(transaction, userId)
    const {
      id,
      userId: _,
      createdAt,
      deletedAt,
      wasCurrent,
      version,
      result,
      declinedProposal,
      settledFacts,
      ...plan
    } = original
    await keepCurrentPlan(transaction, userId)
    const copy = await insertPlan(transaction, userId, { ...plan, name: copyName(plan.name) })
    await copyWorkouts(transaction, userId, { from: id, to: copy.id })
    await setFirstCurrentPlan(transaction, userId, copy.id)
    return copy
  })

/** The name with its mark, shortened by whole characters where it would be too long. */
export function copyName(name: string): string {
  let kept = ''
  for (const character of name) {
    if (kept.length + character.length + MARK.length > MAX_PLAN_NAME) break
    kept += character
  }
  return `${kept.trimEnd()}${MARK}`
}
