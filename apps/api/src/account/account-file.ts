import { type AccountData, filedPlanFrame } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import { listRaces } from '../adapt/races.js'
import { listTimeOff } from '../adapt/time-off.js'
import { readCalendar } from '../calendar/calendar.repository.js'
import { listPlans } from '../db/owned-plans.js'
import type { Database, Db } from '../db/schema.js'
import type { DeepReadonly } from '../http/deep-readonly.js'
import { stillThere } from '../http/errors.js'
import { listOwnImports } from '../past-training/imports.repository.js'
import { listThresholds } from '../thresholds/thresholds.js'
import { findAccount } from '../users/users.repository.js'
import { listFiledWorkouts } from '../workouts/workouts.repository.js'
import { filedActivities, type WorkoutPlaces } from './account-activities.js'

/** Takes the next piece of the file; what it throws ends the writing. */
type Write = (text: string) => Promise<void>

/**
 * Writes all that the user has here but the password and keys to other services, as of one moment. One plan follows the
 * other, so that memory holds one; exercises go out as they are stored, for each write has checked them.
 */
export const writeAccountFile = (db: Kysely<Database>, { userId, now }: { userId: number; now: Date }, write: Write) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      const imports = await listOwnImports(snapshot, userId)
      const { head, currentPlanId } = await readHead(snapshot, { userId, now, imports })
      await write(`${JSON.stringify(head).slice(0, -1)},"plans":[`)
      const places = await writePlans(snapshot, { userId, currentPlanId }, write)
      await write('],"activities":[')
      let separator = ''
      for await (const activities of filedActivities(snapshot, userId, { workouts: places, imports })) {
        await write(`${separator}${activities.map((activity) => JSON.stringify(activity)).join()}`)
        separator = ','
      }
      await write(']}')
    })

/** `triplan-2026-11-20.json`. */
export const accountFileName = (now: Date): string => `triplan-${now.toISOString().slice(0, 10)}.json`

type Head = { userId: number; now: Date; imports: Awaited<ReturnType<typeof listOwnImports>> }

async function readHead(snapshot: Db, { userId, now, imports }: Head) {
  const account = stillThere(await findAccount(snapshot, userId))
  const { timeZone, startTimes, sports, reminder } = await readCalendar(snapshot, userId)
  const head: DeepReadonly<Omit<AccountData, 'plans' | 'activities'>> = {
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
      poolLength: account.poolLength,
      suggestsChanges: account.suggestsChanges,
      targetMethods: account.targetMethods,
      ownZones: account.ownZones,
      trainingTimes: timeZone === null ? null : { timeZone, startTimes },
      calendarChoices: { sports, reminder },
    },
    timeOff: (await listTimeOff(snapshot, userId)).map(({ id, ...told }) => told),
    races: (await listRaces(snapshot, userId)).map(({ id, ...told }) => told),
    thresholds: (await listThresholds(snapshot, userId)).map(({ id, ...told }) => told),
    imports: imports.map(({ id, ...told }) => told),
  }
  return { head, currentPlanId: account.currentTrainingPlanId }
}

type Owner = { userId: number; currentPlanId: number | null }

/** In the order they were made; answers where each workout stands. */
async function writePlans(snapshot: Db, { userId, currentPlanId }: Owner, write: Write): Promise<WorkoutPlaces> {
  const places = new Map<number, { plan: number; workout: number }>()
  const plans = await listPlans(snapshot, userId)
  for (const [at, plan] of plans.reverse().entries()) {
    const workouts = await listFiledWorkouts(snapshot, userId, plan.id)
    for (const [place, { id }] of workouts.entries()) places.set(id, { plan: at, workout: place })
    const frame = JSON.stringify(filedPlanFrame.parse({ ...plan, isCurrent: plan.id === currentPlanId }))
    await write(`${at > 0 ? ',' : ''}${frame.slice(0, -1)},"workouts":[${workouts.map(writtenWorkout).join()}]}`)
  }
  return places
}

type FiledRow = Awaited<ReturnType<typeof listFiledWorkouts>>[number]

function writtenWorkout({ id, exercises, actualExercises, ...frame }: FiledRow): string {
  const done = actualExercises ?? 'null'
  return `${JSON.stringify(frame).slice(0, -1)},"exercises":${exercises},"actualExercises":${done}}`
}
