import {
  type ChangeableFields,
  extraWorkouts,
  type PlanChange,
  readPlanChange,
  readPlanInput,
  writePlanChange,
} from '@tri/api-contract'
import { generatePlan, type IsoDay, type Workout } from '@tri/plan-engine'
import {
  type AdaptQuestion,
  adaptPlan,
  changedInput,
  changePlan,
  type Outlook,
  outlookAfter,
  type Proposal,
  refileWorkouts,
  restoreVersion,
} from '@tri/plan-engine/adapt'
import type { Selectable } from 'kysely'
import { viewActivities } from '../activities/activity-view.js'
import { listLinkedExercises, listUnlinked } from '../activities/links.repository.js'
import { readCalendar } from '../calendar/calendar.repository.js'
import type { Database, Db } from '../db/schema.js'
import { todayIn } from '../http/own-today.js'
import type { StoredWorkout } from '../workouts/workouts.repository.js'
import { listOutdated } from './made.repository.js'
import { listRaces } from './races.js'
import { listTimeOff } from './time-off.js'
import { readVersion } from './versions.repository.js'

/** Who asks: their user, the moment, and the time zone that the request names. */
export type Asking = { userId: number; now: Date; timeZone: string | undefined }

/** A plan as it stands, and what is proposed for it. */
export type Proposed = { proposal: Proposal; saved: readonly (StoredWorkout | Workout)[] }

type Plan = Selectable<Database['training_plans']>

/** A plan that is asked about, and its workouts. */
type Standing = { plan: Plan; workouts: readonly StoredWorkout[] }

/** What is proposed for a plan with these workouts today, where its athlete is. */
export async function proposeFor(
  db: Db,
  asking: Asking,
  standing: Standing,
): Promise<Proposed & { outlook: (chosen?: readonly string[]) => Outlook | undefined }> {
  const { plan } = standing
  const asked = await questionFor(db, asking, standing, plan.raceDate)
  const made = await listOutdated(db, asking.userId, { planId: plan.id, question: asked })
  const question = { ...asked, made }
  const proposal = adaptPlan(question)
  return { proposal, saved: question.saved, outlook: (chosen) => outlookAfter(question, proposal, chosen) }
}

/** What a change of a plan would do from tomorrow or a later day on, to workouts that stand in the weeks that it then has. */
type ProposedChange = Proposed & { isToChange: boolean; fields: () => ChangeableFields }

/** What a change of a plan would do to it from tomorrow or a later day on, and the fields that it would have. */
export async function proposeChangeFor(
  db: Db,
  asking: Asking,
  standing: Standing,
  change: PlanChange,
): Promise<ProposedChange> {
  const { plan } = standing
  const changed = readPlanChange(plan, change)
  const question = {
    ...(await questionFor(db, asking, standing, changed.raceDate ?? plan.raceDate)),
    changed,
    from: change.from,
  }
  const input = changedInput(question)
  const proposal = changePlan(question)
  return {
    proposal,
    saved: refileWorkouts(question.saved, plan, input),
    isToChange: proposal.findings.some(({ code }) => code === 'PLAN_CHANGED'),
    fields: () => writePlanChange(plan, change, { input, afterRace: generatePlan(input).afterRace }),
  }
}

/** What would lead back to a version of a plan from tomorrow on, to workouts that stand in the weeks that it then has. */
export async function proposeRestoreFor(db: Db, asking: Asking, standing: Standing, revisionId: number | null) {
  const { plan } = standing
  const { madeAt, later, fields } = await readVersion(db, { plan, revisionId })
  const then = fields ? { ...plan, ...fields } : plan
  const { input, ...question } = await questionFor(db, asking, standing, then.raceDate)
  const { timeOff, races } = input
  const restored = { ...readPlanInput(then), timeOff, races }
  const proposal = restoreVersion({ ...question, input, restored, later, madeAt })
  return { proposal, saved: refileWorkouts(question.saved, plan, then), later, fields }
}

/**
 * What was recorded beside a plan counts as done; a session that an activity is linked to stays as it is. Races before the plan and
 * from its goal on are no matter of it.
 */
async function questionFor(db: Db, asking: Asking, { plan, workouts }: Standing, raceDate: IsoDay) {
  const { userId } = asking
  const { startDate: from, raceDate: to } = plan
  const unlinked = await viewActivities(db, userId, await listUnlinked(db, userId, { from, to }))
  return {
    input: {
      ...readPlanInput(plan),
      timeOff: named(await listTimeOff(db, userId)),
      races: named((await listRaces(db, userId)).filter(({ date }) => date >= from && date < raceDate)),
    },
    saved: [...workouts, ...extraWorkouts(plan, workouts, unlinked).map(({ workout }) => workout)],
    today: await athletesToday(db, asking),
    pinned: await listLinkedExercises(db, userId, plan.id),
  } satisfies AdaptQuestion
}

/** With ids as the engine knows them. */
const named = <T extends { id: number }>(told: readonly T[]) => told.map((each) => ({ ...each, id: String(each.id) }))

/** Today where the browser is, else where the athlete's calendar is, else in UTC. */
async function athletesToday(db: Db, { userId, now, timeZone }: Asking): Promise<IsoDay> {
  const zone = timeZone ?? (await readCalendar(db, userId)).timeZone
  return (zone && todayIn(zone, now)) || now.toISOString().slice(0, 10)
}
