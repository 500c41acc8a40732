import { createHash } from 'node:crypto'
import { addDays, dateOf, type IsoDay } from '@tri/plan-engine'
import { en } from '@tri/plan-engine/texts/en'
import { aimWorkouts } from '@tri/plan-engine/zones'
import { sessionsTogether, type TrainingApiWorkout, trainingApiWorkout } from '@tri/plan-files/training-api'
import { poolOf, unitsOf } from '@tri/plan-files/units'
import { workoutForReader } from '@tri/plan-files/words'
import { findCurrentPlan } from '../../db/owned-plans.js'
import type { Db } from '../../db/schema.js'
import { stillThere } from '../../http/errors.js'
import { readAthlete } from '../../thresholds/athlete.js'
import { findUser } from '../../users/users.repository.js'
import { listPlanWorkouts } from '../../workouts/workouts.repository.js'

/** Days ahead that are sent; Garmin takes a limited number of calls a day. */
const DAYS_AHEAD = 14

/** What is planned and belongs on the watch: an exercise, or several that are done one straight after the other. */
export type Wanted = {
  trainingPlanId: number
  /** Of several joined: alone again, each is another workout, for the sport of one at Garmin does not change. */
  exerciseId: string
  date: IsoDay
  workout: TrainingApiWorkout
  /** Of `workout`: another one says that it was changed. */
  contentHash: string
  /** Done ones stay as they were sent. */
  isCompleted: boolean
}

/** The days to send: from where it is earliest on Earth now, for two weeks from where it is latest. */
export function daysToSend(now: Date): { first: IsoDay; last: IsoDay } {
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10)
  return { first: at(-12), last: addDays(at(14), DAYS_AHEAD - 1) }
}

/** What of the user's current plan belongs on the watch. */
export async function wantedWorkouts(db: Db, userId: number, now: Date): Promise<readonly Wanted[]> {
  const plan = await findCurrentPlan(db, userId)
  if (!plan) return []
  const { poolUnits, poolLength } = stillThere(await findUser(db, userId))
  const pool = poolOf({ poolUnits: poolUnits ?? 'metres', poolLength: poolLength ?? 25 })
  const { first, last } = daysToSend(now)
  const athlete = await readAthlete(db, userId)
  return aimWorkouts(await listPlanWorkouts(db, userId, plan.id), plan, athlete).flatMap((planned) => {
    const date = dateOf(plan, planned.week, planned.day)
    if (date < first || date > last) return []
    const { changedAt: _, ...stored } = planned
    const session = workoutForReader(stored, { texts: en, units: unitsOf(pool) })
    return sessionsTogether(session).map((exercises) => {
      const workout = trainingApiWorkout(session, exercises, pool)
      return {
        trainingPlanId: plan.id,
        exerciseId: exercises.map(({ id }) => id).join('+'),
        date,
        workout,
        contentHash: createHash('sha256').update(JSON.stringify(workout)).digest('hex'),
        isCompleted: planned.isCompleted,
      }
    })
  })
}
