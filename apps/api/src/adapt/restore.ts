import {
  type AcceptedRestore,
  changeableFields,
  type PlanVersion,
  type Proposal,
  type Revised,
} from '@tri/api-contract'
import { emptyWorkout, type PlanCalendar, type Workout } from '@tri/plan-engine'
import { applyProposal, refileWorkouts } from '@tri/plan-engine/adapt'
import type { Kysely } from 'kysely'
import type { Database, KeptDay } from '../db/schema.js'
import type { DeepReadonly } from '../http/deep-readonly.js'
import { orNotFound } from '../http/errors.js'
import { runOnce } from '../http/idempotency.js'
import { refuseStale } from '../http/unchanged.js'
import { updatePlan } from '../plans/plans.repository.js'
import { listPlanWorkouts } from '../workouts/workouts.repository.js'
import { asOfNow, standingOf } from './propose.js'
import { type Asking, proposeRestoreFor } from './question.js'
import { type Accepting, appliedOf, hold, storeChanged, withinPlan } from './revise.js'
import { insertRevision } from './revisions.repository.js'
import { settleFacts } from './settled.repository.js'
import { isStored, type Returning } from './store-workouts.js'
import { storedFields } from './stored-fields.js'

/** What would change from tomorrow on for a version of a plan to stand again; nothing is stored of it. */
export const proposeRestore = (
  db: Kysely<Database>,
  asking: Asking,
  planId: number,
  { revisionId }: PlanVersion,
): Promise<DeepReadonly<Proposal>> =>
  asOfNow(db, async (snapshot) => {
    const standing = await standingOf(snapshot, asking.userId, planId)
    const { proposal } = await proposeRestoreFor(snapshot, asking, standing, revisionId)
    return { ...proposal, isDeclined: false }
  })

/**
 * Lets a version of a plan stand again from tomorrow on, with the plan's own fields: all of it or nothing, once for each submit. It is a
 * revision itself, and can be undone. What is told may be asked again then.
 */
export const acceptRestore = (
  db: Kysely<Database>,
  { submit, tokenName, ...asking }: Accepting,
  planId: number,
  { revisionId, version, ...named }: AcceptedRestore,
): Promise<DeepReadonly<Revised>> =>
  runOnce(db, { userId: asking.userId, submit }, async (transaction) => {
    const { userId } = asking
    const standing = await hold(transaction, userId, planId)
    refuseStale(standing.plan, version, 'plan')
    const { proposal, saved, later, fields } = await proposeRestoreFor(transaction, asking, standing, revisionId)
    const isAny = proposal.findings.length > 0
    const applied = appliedOf(proposal, named, isAny ? applyProposal<Returning>(saved, proposal) : undefined)
    const [planBefore, planAfter] = [changeableFields(standing.plan), fields ?? changeableFields(standing.plan)]
    const { kept, gone } = withinPlan(applied, planAfter)
    const plan = orNotFound(await updatePlan(transaction, userId, standing.plan, storedFields(planAfter)), 'Plan')
    const held = { userId, planId, locked: standing.workouts }
    await storeChanged(transaction, held, withFormerRows(kept, later, planAfter))
    const made = { userId, planId, proposal, tokenName, gone }
    const revision = await insertRevision(transaction, fields ? { ...made, planBefore, planAfter } : made)
    await settleFacts(transaction, { userId, planId }, null)
    return { revision, plan, workouts: await listPlanWorkouts(transaction, userId, planId) }
  })

type Later = { touched: readonly KeptDay[]; calendar: PlanCalendar }

/** Workouts that come back to a day whose row went are what that row was called. */
function withFormerRows(workouts: readonly Workout[], later: readonly Later[], now: PlanCalendar): Returning[] {
  const former = new Map(
    later.flatMap(({ touched, calendar }) => {
      const days = touched.flatMap(({ week, day, row }): Returning[] =>
        row ? [{ ...emptyWorkout({ week, day }), former: row }] : [],
      )
      return refileWorkouts(days, calendar, now).map((day) => [keyOf(day), day.former] as const)
    }),
  )
  return workouts.map((workout) => (isStored(workout) ? workout : { ...workout, former: former.get(keyOf(workout)) }))
}

const keyOf = ({ week, day }: Pick<Workout, 'week' | 'day'>): string => `${week} ${day}`
