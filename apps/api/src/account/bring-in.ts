import type { AccountData, FiledPlan, FiledWorkout } from '@tri/api-contract'
import { DAY_NAMES, type Workout, workoutTypeOf } from '@tri/plan-engine'
import type { Kysely } from 'kysely'
import type { Database, Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { lockRoom } from '../plans/plan-limit.js'
import { insertPlan, setFirstCurrentPlan } from '../plans/plans.repository.js'
import { insertWorkouts } from '../workouts/workouts.repository.js'

/**
 * Adds the plans of a file as new ones of this user: all of them, or none. Its current plan, or its first, becomes the
 * current one of a user who has none.
 */
export const bringIn = (db: Kysely<Database>, userId: number, { plans }: AccountData) =>
  inTransaction(db, async (transaction) => {
    await lockRoom(transaction, userId, plans.length)
    const added = []
    for (const filed of plans) added.push({ filed, plan: await insertFiledPlan(transaction, userId, filed) })
    const current = added.find(({ filed }) => filed.isCurrent) ?? added[0]
    if (current) await setFirstCurrentPlan(transaction, userId, current.plan.id)
    return added.map(({ plan }) => plan).reverse()
  })

async function insertFiledPlan(transaction: Db, userId: number, filed: FiledPlan) {
  const { workouts, isCurrent, createdAt, ...newPlan } = filed
  const plan = await insertPlan(transaction, userId, newPlan)
  await insertWorkouts(transaction, plan.id, workouts.map(toWorkout))
  return plan
}

/** With what follows from the rest: the day's name, the minutes, the type and whether it is done. */
const toWorkout = (filed: FiledWorkout): Workout => ({
  ...filed,
  dayName: DAY_NAMES[filed.day],
  totalDuration: filed.exercises.reduce((sum, { duration }) => sum + duration, 0),
  workoutType: workoutTypeOf(filed.exercises, filed.workoutType),
  isCompleted: filed.completedAt !== null,
  garminActivityId: null,
})
