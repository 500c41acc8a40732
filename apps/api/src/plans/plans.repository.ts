import type { ChangeableFields, NewPlan, RaceResult } from '@tri/api-contract'
import type { AfterRaceSession, WeeklySchedule } from '@tri/plan-engine'
import { type Kysely, type RawBuilder, sql, type Updateable } from 'kysely'
import { announce } from '../db/announce.js'
import { isChanged, nextVersion } from '../db/count-version.js'
import { everyUser } from '../db/every-user.js'
import { ownPlans, plansOf } from '../db/owned-plans.js'
import type { Database, Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'

export const countPlans = async (db: Db, userId: number): Promise<number> => {
  const counted = ownPlans(db, userId).select((row) => row.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

type PlanRow = Omit<NewPlan, Earlier | 'weeklySchedule'> & {
  weeklySchedule: WeeklySchedule
  /** None where it is left out. */
  afterRace?: readonly AfterRaceSession[]
  result?: RaceResult | null
} & Partial<Pick<ChangeableFields, Earlier>>
type Earlier = 'earlierSchedules' | 'earlierRhythms'

/** Within a transaction. */
export async function insertPlan(transaction: Db, userId: number, plan: PlanRow) {
  const inserted = await insertUnannounced(transaction, userId, plan)
  await announcePlan(transaction, userId, inserted)
  return inserted
}

/** The same, for one who announces it with what goes with it. */
export const insertUnannounced = (
  transaction: Db,
  userId: number,
  { weeklySchedule, earlierSchedules = [], fitness = null, afterRace = [], result = null, ...plan }: PlanRow,
) =>
  transaction
    .insertInto('training_plans')
    .values({
      ...plan,
      userId,
      weeklySchedule: JSON.stringify(weeklySchedule),
      earlierSchedules: JSON.stringify(earlierSchedules),
      earlierRhythms: JSON.stringify(plan.earlierRhythms ?? []),
      fitness: fitness && JSON.stringify(fitness),
      afterRace: JSON.stringify(afterRace),
      result: result && JSON.stringify(result),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

const announcePlan = (transaction: Db, userId: number, { id, version }: { id: number; version: number }) =>
  announce(transaction, userId, { noun: 'plans', id, version })

/** Within a transaction: a locked plan with another goal, another name, the result of its race, or changed from a day on. */
export async function updatePlan(
  transaction: Db,
  userId: number,
  plan: { id: number; version: number },
  changes: Updateable<Database['training_plans']>,
) {
  const updated = await transaction
    .updateTable('training_plans')
    .set({
      ...changes,
      version: nextVersion(isChanged(Object.entries(changes).map(([name, value]) => [sql.ref(name), value]))),
    })
    .where('userId', '=', userId)
    .where('id', '=', plan.id)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (updated && updated.version !== plan.version) await announcePlan(transaction, userId, updated)
  return updated
}

/** Within a transaction: the plan that is now hidden; undefined when the user has no such plan. */
export async function hidePlan(transaction: Db, userId: number, planId: number) {
  const hidden = await transaction
    .updateTable('training_plans')
    .set({
      deletedAt: sql`now()`,
      wasCurrent: sql`exists (select from users where id = ${userId} and current_training_plan_id = ${planId})`,
    })
    .where('userId', '=', userId)
    .where('id', '=', planId)
    .where('deletedAt', 'is', null)
    .returning(['id', 'version'])
    .executeTakeFirst()
  if (hidden) await announcePlan(transaction, userId, hidden)
  return hidden
}

/** Within a transaction: the plan as it was before it was deleted; undefined when the user has deleted no such plan. */
export async function unhidePlan(transaction: Db, userId: number, planId: number) {
  const restored = await transaction
    .updateTable('training_plans')
    .set({ deletedAt: null })
    .where('userId', '=', userId)
    .where('id', '=', planId)
    .where('deletedAt', 'is not', null)
    .returningAll()
    .executeTakeFirst()
  if (restored) await announcePlan(transaction, userId, restored)
  return restored
}

/** How long a deleted plan can be restored. */
const KEPT_FOR = sql`interval '1 day'`

/** Erases the plans that were deleted more than a day ago, with their workouts; what was linked to those is free. */
export async function prunePlans(db: Kysely<Database>): Promise<void> {
  const before = sql<string>`now() - ${KEPT_FOR}`
  const owners = await db
    .selectFrom('training_plans')
    .select('userId')
    .distinct()
    .where('deletedAt', '<', before)
    .modifyEnd(everyUser)
    .execute()
  for (const { userId } of owners) await inTransaction(db, (transaction) => prunePlansOf(transaction, userId, before))
}

/** The same of one user, within a transaction. No key lets go by itself: that would take the owner's part with it. */
export async function prunePlansOf(
  transaction: Db,
  userId: number,
  before: string | RawBuilder<string>,
): Promise<void> {
  const over = await transaction
    .selectFrom('training_plans')
    .select('id')
    .where('userId', '=', userId)
    .where('deletedAt', '<', before)
    .forUpdate()
    .execute()
  const ids = over.map(({ id }) => id)
  if (ids.length === 0) return
  await freeActivities(transaction, userId, ids)
  await transaction
    .updateTable('garmin_watch_workouts')
    .set({ trainingPlanId: null })
    .where('userId', '=', userId)
    .where('trainingPlanId', 'in', ids)
    .execute()
  await transaction
    .deleteFrom('public_tokens')
    .where('userId', '=', userId)
    .where('trainingPlanId', 'in', ids)
    .execute()
  await transaction.deleteFrom('training_plans').where('userId', '=', userId).where('id', 'in', ids).execute()
}

/** The plans' workouts are held, so that none is linked meanwhile; then no activity leads to them. */
async function freeActivities(transaction: Db, userId: number, planIds: readonly number[]): Promise<void> {
  const held = await transaction
    .selectFrom('workouts')
    .select('id')
    .where('userId', '=', userId)
    .where('trainingPlanId', 'in', planIds)
    .orderBy('id')
    .forUpdate()
    .execute()
  const workouts = held.map(({ id }) => id)
  if (workouts.length === 0) return
  const freed = await transaction
    .updateTable('garmin_activities')
    .set({ linkedWorkoutId: null })
    .where('userId', '=', userId)
    .where('linkedWorkoutId', 'in', workouts)
    .executeTakeFirst()
  if (freed.numUpdatedRows > 0) await announce(transaction, userId, { noun: 'activities' })
}

/** Within a transaction: makes the plan the current one, if it is the user's and is not so already. */
export const setCurrentPlan = (transaction: Db, userId: number, planId: number): Promise<void> =>
  announceCurrent(
    transaction,
    userId,
    currentPlanAs(transaction, userId, planId)
      .where('currentTrainingPlanId', 'is distinct from', planId)
      .where((where) => where.exists(plansOf(transaction, userId).where('training_plans.id', '=', planId))),
  )

/** The same where the user has chosen none. */
export const setFirstCurrentPlan = (transaction: Db, userId: number, planId: number): Promise<void> =>
  announceCurrent(
    transaction,
    userId,
    currentPlanAs(transaction, userId, planId).where('currentTrainingPlanId', 'is', null),
  )

/**
 * Before another plan stands beside it: who chose none and trains with their only plan goes on with it. `besides` is a plan that
 * stands there already.
 */
export async function keepCurrentPlan(transaction: Db, userId: number, besides?: number): Promise<void> {
  const first = await ownPlans(transaction, userId).select('id').limit(3).execute()
  const [only, another] = first.filter(({ id }) => id !== besides)
  if (only && !another) await setFirstCurrentPlan(transaction, userId, only.id)
}

export const clearCurrentPlan = (transaction: Db, userId: number, planId: number): Promise<void> =>
  announceCurrent(
    transaction,
    userId,
    currentPlanAs(transaction, userId, null).where('currentTrainingPlanId', '=', planId),
  )

const currentPlanAs = (transaction: Db, userId: number, currentTrainingPlanId: number | null) =>
  transaction.updateTable('users').set({ currentTrainingPlanId }).where('id', '=', userId)

async function announceCurrent(
  transaction: Db,
  userId: number,
  update: ReturnType<typeof currentPlanAs>,
): Promise<void> {
  const { numUpdatedRows } = await update.executeTakeFirst()
  if (numUpdatedRows > 0) await announce(transaction, userId, { noun: 'account' })
}
