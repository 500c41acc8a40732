import type { AccountData, FiledPlan } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import { readCalendar, storeTimes } from '../calendar/calendar.repository.js'
import type { Database, Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { stillThere } from '../http/errors.js'
import { insertFiledPlan } from '../plans/insert-filed-plan.js'
import { lockRoom } from '../plans/plan-limit.js'
import { setFirstCurrentPlan } from '../plans/plans.repository.js'
import { findUser, updatePreferences } from '../users/users.repository.js'
import { bringInActivities } from './account-activities.js'

/**
 * Adds the plans of a file as new ones of this user, and the activities and preferences that are not there yet: all of it,
 * or nothing. The file's current plan, or its first, becomes the current one of a user who has none.
 */
export const bringIn = (db: Kysely<Database>, userId: number, { plans, activities = [], preferences }: AccountData) =>
  inTransaction(db, async (transaction) => {
    await lockRoom(transaction, userId, plans.length)
    const added = []
    for (const filed of plans) added.push({ filed, ...(await insertFromFile(transaction, userId, filed)) })
    const current = added.find(({ filed }) => filed.isCurrent) ?? added[0]
    if (current) await setFirstCurrentPlan(transaction, userId, current.plan.id)
    const workoutIds = added.map((each) => each.workoutIds)
    await bringInActivities(transaction, userId, { activities, workoutIds })
    await fillPreferences(transaction, userId, preferences)
    return added.map(({ plan }) => plan).reverse()
  })

function insertFromFile(transaction: Db, userId: number, { workouts, isCurrent, createdAt, ...plan }: FiledPlan) {
  return insertFiledPlan(transaction, userId, { plan, workouts })
}

/** What the user has chosen here stays. */
async function fillPreferences(transaction: Db, userId: number, given: AccountData['preferences']) {
  const { trainingTimes, ...preferences } = given
  const chosen = stillThere(await findUser(transaction, userId))
  const open = Object.entries(preferences).filter(
    ([name, value]) => value && chosen[name as keyof typeof chosen] === null,
  )
  await updatePreferences(transaction, userId, Object.fromEntries(open))
  const { timeZone } = await readCalendar(transaction, userId)
  if (trainingTimes && timeZone === null) await storeTimes(transaction, userId, trainingTimes)
}
