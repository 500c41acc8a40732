import { changeableFields, MAX_REVISIONS, type RevisionInFull } from '@tri/api-contract'
import type { PlanCalendar } from '@tri/plan-engine'
import type { Selectable } from 'kysely'
import type { Database, Db } from '../db/schema.js'
import type { DeepReadonly } from '../http/deep-readonly.js'
import { HttpError, orNotFound } from '../http/errors.js'
import { listChangesOf, toChange, viewRevision } from './revisions.repository.js'

type Plan = Selectable<Database['training_plans']>

/** Which version of a plan: as it stood after a revision, or, with null, as it was made. */
type VersionOf = { plan: Plan; revisionId: number | null }

const NOT_STANDING = 'This change was undone. Please choose a version that stands, or make the change once more.'
const TOO_OLD = `The last ${MAX_REVISIONS} changes of a plan are kept, and this one has had more. Please choose one of them.`

/** A version of a plan: what has been accepted since and stands, the oldest first, and the plan's own fields as they were. */
export async function readVersion(db: Db, { plan, revisionId }: VersionOf) {
  const all = await listOfPlan(db, plan)
  const chosen =
    revisionId === null
      ? undefined
      : orNotFound(
          all.find(({ id }) => id === revisionId),
          'Revision',
        )
  if (chosen?.undoneAt) throw new HttpError('conflict', NOT_STANDING)
  if (!chosen && all.length >= MAX_REVISIONS) throw new HttpError('conflict', TOO_OLD)
  const rows = all.filter(({ id, undoneAt }) => id > (revisionId ?? 0) && undoneAt === null)
  const changes = await listChangesOf(
    db,
    plan.userId,
    rows.map(({ id }) => id),
  )
  const later = rows.map((row) => ({
    ...row,
    calendar: calendarOf(row, all, plan),
    changes: changes.filter((change) => change.revisionId === row.id).map(toChange),
  }))
  const first = rows.find(({ planBefore }) => planBefore)?.planBefore
  return { madeAt: chosen?.madeAt, later, fields: first ? changeableFields(first) : undefined }
}

type Row = Selectable<Database['plan_revisions']>

/** The weeks that a revision's places are told in: those to the race that the plan had when it was made. */
function calendarOf({ madeAt }: Row, all: readonly Row[], plan: Plan): PlanCalendar {
  const turns = all.flatMap(({ planBefore, planAfter, ...row }) => [
    ...(planAfter ? [{ at: row.madeAt, fields: planAfter }] : []),
    ...(planBefore && row.undoneAt ? [{ at: row.undoneAt, fields: planBefore }] : []),
  ])
  const inOrder = turns.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const last = inOrder.findLast(({ at }) => Date.parse(at) <= Date.parse(madeAt))
  const { raceDate, totalWeeks } = last?.fields ?? all.find(({ planBefore }) => planBefore)?.planBefore ?? plan
  return { raceDate, totalWeeks }
}

/** A revision with all that it changed; a Refusal where the plan has none with this id. */
export async function readRevision(db: Db, plan: Plan, revisionId: number): Promise<DeepReadonly<RevisionInFull>> {
  const { userId } = plan
  const all = await listOfPlan(db, plan)
  const row = orNotFound(
    all.find(({ id }) => id === revisionId),
    'Revision',
  )
  const changes = (await listChangesOf(db, userId, [revisionId])).map(toChange)
  return { ...viewRevision(row, changes), ...calendarOf(row, all, plan), changes }
}

/** Those of a plan, the oldest first. */
const listOfPlan = (db: Db, { userId, id }: Plan): Promise<Row[]> =>
  db
    .selectFrom('plan_revisions')
    .selectAll()
    .where('userId', '=', userId)
    .where('trainingPlanId', '=', id)
    .orderBy('id')
    .execute()
