import { type AccountData, checkActivities, MAX_PLANS } from '@tri/api-contract'
import { SPORTS } from '@tri/plan-engine'
import type { Kysely } from 'kysely'
import { bringInRaces } from '../adapt/races.js'
import { bringInTimeOff } from '../adapt/time-off.js'
import { readCalendar, storeChoices, storeTimes } from '../calendar/calendar.repository.js'
import type { Database, Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { accepted } from '../http/checked.js'
import { stillThere } from '../http/errors.js'
import { claimOne, type GiveBack } from '../http/security/one-at-a-time.js'
import { openSpool } from '../http/spool.js'
import { insertFiledPlan } from '../plans/insert-exported-plan.js'
import { lockRoom } from '../plans/plan-limit.js'
import { countPlans, keepCurrentPlan, setFirstCurrentPlan } from '../plans/plans.repository.js'
import type { BulkThreads } from '../threads/threads.js'
import { bringInThresholds } from '../thresholds/thresholds.js'
import { findUser, updatePreferences } from '../users/users.repository.js'
import { bringInActivities } from './account-activities.js'
import { type ReceivedFile, receiveAccountFile } from './receive-account-file.js'

const UNDER_WAY = 'A file of yours is already being imported. Please wait until that has finished, and try again.'

type Sent = { userId: number; body: unknown; threads: BulkThreads }

/** Takes in the file of an account that a body brings, one at a time for each user; the plans that were added, newest first. */
export async function importAccount(db: Kysely<Database>, { userId, body, threads }: Sent) {
  const release = await claimOne(db, { what: 'import', userId, refusal: UNDER_WAY })
  try {
    const spool = await openSpool()
    try {
      const room = MAX_PLANS - (await countPlans(db, userId))
      const file = await receiveAccountFile({ body, file: spool.file, room, threads })
      return await addAll(db, userId, { file, release })
    } finally {
      await spool.close()
    }
  } catch (error) {
    // Where it cannot be given back, it ends by itself.
    await release().catch(() => undefined)
    throw error
  }
}

/**
 * Adds the plans of a file as new ones of this user, and the activities, times off, races, thresholds and preferences that are not there yet: all of it,
 * or nothing. The file's current plan, or its first, becomes the current one of a user who has none.
 */
async function addAll(
  db: Kysely<Database>,
  userId: number,
  { file, release }: { file: ReceivedFile; release: GiveBack },
) {
  const { preferences, timeOff, races, thresholds, imports } = await file.head()
  const activities = await file.activities()
  return inTransaction(db, async (transaction) => {
    await lockRoom(transaction, userId, file.planCount)
    await keepCurrentPlan(transaction, userId)
    const added = []
    for (let at = 0; at < file.planCount; at++) {
      const filed = await file.plan(at)
      added.push({ isCurrent: filed.isCurrent, ...(await insertFiledPlan(transaction, userId, filed)) })
    }
    const workoutIds = added.map((each) => each.workoutIds)
    checkActivities({ plans: workoutIds.map((workouts) => ({ workouts })), activities }, (message) =>
      accepted({ issues: [{ path: 'activities', message }] }),
    )
    const current = added.find(({ isCurrent }) => isCurrent) ?? added[0]
    if (current) await setFirstCurrentPlan(transaction, userId, current.plan.id)
    await bringInActivities(transaction, userId, { activities, workoutIds, imports })
    await fillPreferences(transaction, userId, preferences)
    await bringInTimeOff(transaction, userId, timeOff)
    await bringInRaces(transaction, userId, races)
    await bringInThresholds(transaction, userId, thresholds)
    await release(transaction)
    return added.map(({ plan }) => plan).reverse()
  })
}

/** What the user has chosen here stays. */
async function fillPreferences(transaction: Db, userId: number, given: AccountData['preferences']) {
  const { trainingTimes, calendarChoices, ...preferences } = given
  const chosen: Record<string, unknown> = stillThere(await findUser(transaction, userId))
  const open = Object.entries(preferences).filter(([name, value]) => (value ?? null) !== null && chosen[name] === null)
  await updatePreferences(transaction, userId, Object.fromEntries(open))
  const { timeZone, sports, reminderChangedAt } = await readCalendar(transaction, userId)
  if (trainingTimes && timeZone === null) await storeTimes(transaction, userId, trainingTimes)
  const isUntouched = reminderChangedAt === null && sports.length === SPORTS.length
  if (calendarChoices && isUntouched) await storeChoices(transaction, userId, calendarChoices)
}
