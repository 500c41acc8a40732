import { type ChangeableFields, MAX_REVISIONS, type Revision } from '@tri/api-contract'
import { type Change, madeOf, type Proposal } from '@tri/plan-engine/adapt'
import type { Selectable } from 'kysely'
import { nowText } from '../clock.js'
import type { Database, Db } from '../db/schema.js'
import type { StoredWorkout } from '../workouts/workouts.repository.js'
import { withRows } from './store-workouts.js'

type Row = Selectable<Database['plan_revisions']>
type ChangeRow = Selectable<Database['revision_changes']>

type Made = {
  userId: number
  planId: number
  proposal: Proposal
  /** Left out, all. */
  chosen?: readonly string[] | undefined
  /** Of a change of the plan itself. */
  planBefore?: ChangeableFields
  planAfter?: ChangeableFields
  /** Of the access token that it was accepted by. */
  tokenName?: string | undefined
  /** Rows that went with their days, which lie behind the race now. */
  gone?: readonly StoredWorkout[]
}

/** Within a transaction that holds the plan: the changes that were made of a proposal. The oldest go when there are too many. */
export async function insertRevision(transaction: Db, made: Made): Promise<Revision> {
  const { userId, planId, proposal, planBefore, planAfter, tokenName, gone = [] } = made
  const { facts, changes } = madeOf(proposal, made.chosen)
  const row = await transaction
    .insertInto('plan_revisions')
    .values({
      userId,
      trainingPlanId: planId,
      madeBy: 'athlete',
      tokenName: tokenName ?? null,
      proposalId: proposal.id,
      basedOn: proposal.basedOn,
      facts: JSON.stringify(facts),
      findings: JSON.stringify(proposal.findings),
      notices: JSON.stringify(proposal.notices),
      touched: JSON.stringify(withRows(proposal.touched, gone)),
      planBefore: planBefore ? JSON.stringify(planBefore) : null,
      planAfter: planAfter ? JSON.stringify(planAfter) : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const rows = changes.map((change, place) => ({ userId, revisionId: row.id, place, ...columnsOf(change) }))
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await transaction
      .insertInto('revision_changes')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute()
  await dropOldest(transaction, userId, planId)
  return viewRevision(row, changes)
}

/** A statement has room for 65,535 values. */
const ROWS_AT_ONCE = 1000

const columnsOf = ({ id, group, kind, from, to, reasons }: Change) => ({
  changeId: id,
  changeGroup: group,
  kind,
  fromPlace: from ? JSON.stringify(from) : null,
  toPlace: to ? JSON.stringify(to) : null,
  reasons: JSON.stringify(reasons),
})

async function dropOldest(transaction: Db, userId: number, planId: number): Promise<void> {
  const kept = await transaction
    .selectFrom('plan_revisions')
    .select('id')
    .where('userId', '=', userId)
    .where('trainingPlanId', '=', planId)
    .orderBy('id', 'desc')
    .limit(1)
    .offset(MAX_REVISIONS)
    .execute()
  const [newest] = kept
  if (!newest) return
  await transaction
    .deleteFrom('plan_revisions')
    .where('userId', '=', userId)
    .where('trainingPlanId', '=', planId)
    .where('id', '<=', newest.id)
    .execute()
}

/** The newest first. */
export async function listRevisions(db: Db, userId: number, planId: number): Promise<Revision[]> {
  const rows = await db
    .selectFrom('plan_revisions')
    .selectAll()
    .where('userId', '=', userId)
    .where('trainingPlanId', '=', planId)
    .orderBy('id', 'desc')
    .limit(MAX_REVISIONS)
    .execute()
  const changes =
    rows.length === 0
      ? []
      : await listChanges(
          db,
          userId,
          rows.map(({ id }) => id),
        )
  return rows.map((row) =>
    viewRevision(
      row,
      changes.filter(({ revisionId }) => revisionId === row.id).map(({ changeId: id }) => ({ id })),
    ),
  )
}

const listChanges = (db: Db, userId: number, revisionIds: readonly number[]) =>
  changesOf(db, userId, revisionIds).select(['revisionId', 'changeId']).execute()

/** All of the changes of some revisions, the oldest first. */
export const listChangesOf = async (db: Db, userId: number, revisionIds: readonly number[]): Promise<ChangeRow[]> =>
  revisionIds.length === 0 ? [] : changesOf(db, userId, revisionIds).selectAll().execute()

const changesOf = (db: Db, userId: number, revisionIds: readonly number[]) =>
  db
    .selectFrom('revision_changes')
    .where('userId', '=', userId)
    .where('revisionId', 'in', revisionIds)
    .orderBy('revisionId')
    .orderBy('place')

/** A revision as it is told. */
export function viewRevision(row: Row, changes: readonly Pick<Change, 'id'>[]): Revision {
  const { id, trainingPlanId, madeAt, tokenName, findings, notices, undoneAt } = row
  return {
    id,
    trainingPlanId,
    madeAt,
    madeBy: tokenName === null ? 'athlete' : 'token',
    tokenName,
    findings: findings.map(({ code, inputs, source }) => ({ code, inputs: { ...inputs }, source })),
    notices: notices.map(({ code, inputs }) => ({ code, ...(inputs && { inputs: { ...inputs } }) })),
    sessions: changes.map((change) => change.id),
    undoneAt,
  }
}

/** Within a transaction: a revision of a plan that is held, with the part of its proposal that was accepted. */
export async function lockRevision(
  transaction: Db,
  userId: number,
  { planId, revisionId }: { planId: number; revisionId: number },
): Promise<{ row: Row; proposal: Omit<Proposal, 'facts'> } | undefined> {
  const row = await transaction
    .selectFrom('plan_revisions')
    .selectAll()
    .where('userId', '=', userId)
    .where('trainingPlanId', '=', planId)
    .where('id', '=', revisionId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const changes = await listChangesOf(transaction, userId, [revisionId])
  const { proposalId: id, basedOn, findings, notices, touched } = row
  return { row, proposal: { id, basedOn, findings, notices, touched, changes: changes.map(toChange) } }
}

/** Within a transaction: what changed a plan itself after a revision, and stands. */
export const listLaterChanges = (
  transaction: Db,
  userId: number,
  { planId, revisionId }: { planId: number; revisionId: number },
) =>
  transaction
    .selectFrom('plan_revisions')
    .select(['planBefore', 'planAfter'])
    .where('userId', '=', userId)
    .where('trainingPlanId', '=', planId)
    .where('id', '>', revisionId)
    .where('planBefore', 'is not', null)
    .where('undoneAt', 'is', null)
    .execute()

/** A change as it was made. */
export const toChange = ({
  changeId: id,
  changeGroup: group,
  kind,
  fromPlace,
  toPlace,
  reasons,
}: Omit<ChangeRow, 'userId' | 'revisionId' | 'place'>): Change => ({
  id,
  group,
  kind,
  ...(fromPlace && { from: fromPlace }),
  ...(toPlace && { to: toPlace }),
  reasons,
})

/** Within a transaction that holds it. */
export const markUndone = (transaction: Db, userId: number, revisionId: number): Promise<Row> =>
  transaction
    .updateTable('plan_revisions')
    .set({ undoneAt: nowText() })
    .where('userId', '=', userId)
    .where('id', '=', revisionId)
    .returningAll()
    .executeTakeFirstOrThrow()
