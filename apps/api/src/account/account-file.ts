import type { AccountData, FiledPlan } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import { readCalendar } from '../calendar/calendar.repository.js'
import type { Database } from '../db/schema.js'
import { found } from '../http/errors.js'
import { listPlans } from '../plans/plans.repository.js'
import { findAccount } from '../users/users.repository.js'
import { listUserWorkouts, type StoredWorkout } from '../workouts/workouts.repository.js'
import { fileActivities } from './account-activities.js'

type Given<T> = T extends object ? { readonly [K in keyof T]: Given<T[K]> } : T

/** All that the user has here but the password and keys to other services, as of one moment. */
export const makeAccountFile = (db: Kysely<Database>, userId: number, now: Date): Promise<Given<AccountData>> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      const account = found(await findAccount(snapshot, userId), 'User')
      const plans = await listPlans(snapshot, userId)
      const workouts = await listUserWorkouts(snapshot, userId)
      const { timeZone, startTimes } = await readCalendar(snapshot, userId)
      const filed = plans.toReversed().map((plan) => ({
        plan,
        workouts: workouts.filter(({ trainingPlanId }) => trainingPlanId === plan.id),
      }))
      return {
        format: 'triplan-account',
        version: 1,
        exportedAt: now.toISOString(),
        profile: { username: account.username, createdAt: account.createdAt },
        preferences: {
          defaultSwimPace: account.defaultSwimPace,
          defaultBikePace: account.defaultBikePace,
          defaultRunPace: account.defaultRunPace,
          experienceLevel: account.experienceLevel,
          defaultWeeklySchedule: account.defaultWeeklySchedule,
          units: account.units,
          poolUnits: account.poolUnits,
          trainingTimes: timeZone === null ? null : { timeZone, startTimes },
        },
        plans: filed.map(({ plan, workouts }) =>
          toFiledPlan(plan, { isCurrent: plan.id === account.currentTrainingPlanId, workouts }),
        ),
        activities: await fileActivities(
          snapshot,
          userId,
          filed.map((each) => each.workouts.map(({ id }) => id)),
        ),
      }
    })

/** `triplan-2026-11-20.json`. */
export const accountFileName = (now: Date): string => `triplan-${now.toISOString().slice(0, 10)}.json`

type StoredPlan = Awaited<ReturnType<typeof listPlans>>[number]
type Standing = { isCurrent: boolean; workouts: readonly StoredWorkout[] }

function toFiledPlan(stored: StoredPlan, { isCurrent, workouts }: Standing): Given<FiledPlan> {
  const { id, userId, deletedAt, wasCurrent, version, ...plan } = stored
  return { ...plan, isCurrent, workouts: workouts.map(toFiledWorkout) }
}

function toFiledWorkout(stored: StoredWorkout): Given<FiledPlan['workouts'][number]> {
  const { week, day, workoutType, exercises, completedAt, actualExercises, actualDuration, notes } = stored
  return { week, day, workoutType, exercises, completedAt, actualExercises, actualDuration, notes }
}
