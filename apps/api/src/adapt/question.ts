import { extraWorkouts, readPlanInput } from '@tri/api-contract'
import type { IsoDay, Workout } from '@tri/plan-engine'
import { type AdaptQuestion, adaptPlan, type Proposal } from '@tri/plan-engine/adapt'
import type { Selectable } from 'kysely'
import { viewActivities } from '../activities/activity-view.js'
import { listLinkedExercises, listUnlinked } from '../activities/links.repository.js'
import { readCalendar } from '../calendar/calendar.repository.js'
import type { Database, Db } from '../db/schema.js'
import { todayIn } from '../http/own-today.js'
import type { StoredWorkout } from '../workouts/workouts.repository.js'
import { listRaces } from './races.js'
import { listTimeOff } from './time-off.js'

/** Who asks: their user, the moment, and the time zone that the request names. */
export type Asking = { userId: number; now: Date; timeZone: string | undefined }

/** A plan as it stands, and what is proposed for it. */
export type Proposed = { proposal: Proposal; saved: readonly (StoredWorkout | Workout)[] }

/**
 * What is proposed for a plan with these workouts today, where its athlete is. What was recorded beside it counts as done; a session
 * that an activity is linked to stays as it is.
 */
export async function proposeFor(
  db: Db,
  asking: Asking,
  plan: Selectable<Database['training_plans']>,
  workouts: readonly StoredWorkout[],
): Promise<Proposed> {
  const { userId } = asking
  const { startDate: from, raceDate: to } = plan
  const unlinked = await viewActivities(db, userId, await listUnlinked(db, userId, { from, to }))
  const saved = [...workouts, ...extraWorkouts(plan, workouts, unlinked).map(({ workout }) => workout)]
  const question: AdaptQuestion = {
    input: {
      ...readPlanInput(plan),
      timeOff: named(await listTimeOff(db, userId)),
      // Races before the plan and after it are no matter of this plan.
      races: named((await listRaces(db, userId)).filter(({ date }) => date >= from && date < to)),
    },
    saved,
    today: await athletesToday(db, asking),
    pinned: await listLinkedExercises(db, userId, plan.id),
  }
  return { proposal: adaptPlan(question), saved }
}

/** With ids as the engine knows them. */
const named = <T extends { id: number }>(told: readonly T[]) => told.map((each) => ({ ...each, id: String(each.id) }))

/** Today where the browser is, else where the athlete's calendar is, else in UTC. */
async function athletesToday(db: Db, { userId, now, timeZone }: Asking): Promise<IsoDay> {
  const zone = timeZone ?? (await readCalendar(db, userId)).timeZone
  return (zone && todayIn(zone, now)) || now.toISOString().slice(0, 10)
}
