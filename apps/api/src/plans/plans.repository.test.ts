import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { findCurrentPlan, findPlan, listPlans, lockPlan, plansOf } from '../db/owned-plans.js'
import type { Db } from '../db/schema.js'
import { changedRows, rolledBack } from '../testing/changed-rows.js'
import { newPlan } from '../testing/samples.js'
import { databaseOfTwo } from '../testing/two-athletes.js'
import {
  clearCurrentPlan,
  countPlans,
  hidePlan,
  insertPlan,
  prunePlansOf,
  setCurrentPlan,
  setFirstCurrentPlan,
  unhidePlan,
  updatePlan,
} from './plans.repository.js'

const { fresh, ann, bob } = await databaseOfTwo()

const plan = (id: number) => `training_plans ${id}`
const user = (id: number) => `users ${id}`
const changed = (call: (db: Db) => Promise<unknown>) => changedRows(fresh.db, call)

describe('what an athlete sees', () => {
  it('are the own plans that are not deleted, the newest first', async () => {
    expect((await listPlans(fresh.db, ann.id)).map(({ id }) => id)).toEqual([ann.second.id, ann.plan.id])
    expect(await countPlans(fresh.db, ann.id)).toBe(2)
    expect(await plansOf(fresh.db, bob.id).orderBy('id').execute()).toEqual([
      { id: bob.plan.id },
      { id: bob.second.id },
    ])
  })

  it.each([
    ['findPlan', findPlan],
    ['lockPlan', lockPlan],
  ])('is one own plan by %s', async (_, find) => {
    expect((await find(fresh.db, ann.id, ann.plan.id))?.id).toBe(ann.plan.id)
    expect((await find(fresh.db, ann.id, ann.second.id))?.id).toBe(ann.second.id)
    expect(await find(fresh.db, ann.id, ann.deleted.id)).toBeUndefined()
    expect(await find(fresh.db, ann.id, bob.plan.id)).toBeUndefined()
  })

  it('is the current plan while it is not deleted, then the only one that is left', async () => {
    expect((await findCurrentPlan(fresh.db, ann.id))?.id).toBe(ann.plan.id)
    expect((await findCurrentPlan(fresh.db, bob.id))?.id).toBe(bob.plan.id)
    const gone = (db: Db) =>
      db.updateTable('training_plans').set({ deletedAt: sql`now()` }).where('id', '=', ann.plan.id)
    expect(
      await rolledBack(fresh.db, async (db) => {
        await gone(db).execute()
        return (await findCurrentPlan(db, ann.id))?.id
      }),
    ).toBe(ann.second.id)
  })
})

describe('what an athlete changes', () => {
  const rename = (db: Db, userId: number, planId: number) =>
    updatePlan(db, userId, { id: planId, version: 1 }, { name: 'Autumn race' })

  it('is the one plan that is named, and none that is deleted', async () => {
    expect(await changed((db) => rename(db, ann.id, ann.plan.id))).toEqual([plan(ann.plan.id)])
    expect(await changed((db) => rename(db, ann.id, ann.deleted.id))).toEqual([])
  })

  it('is deleted and comes back alone', async () => {
    expect(await changed((db) => hidePlan(db, ann.id, ann.second.id))).toEqual([plan(ann.second.id)])
    expect(await changed((db) => hidePlan(db, ann.id, ann.deleted.id))).toEqual([])
    expect(await changed((db) => unhidePlan(db, ann.id, ann.deleted.id))).toEqual([plan(ann.deleted.id)])
    expect(await rolledBack(fresh.db, (db) => unhidePlan(db, ann.id, ann.plan.id))).toBeUndefined()
  })

  it('remembers whether the deleted plan was the current one', async () => {
    const hidden = (planId: number) =>
      rolledBack(fresh.db, async (db) => {
        await hidePlan(db, ann.id, planId)
        const row = db.selectFrom('training_plans').select('wasCurrent').where('id', '=', planId)
        return (await row.executeTakeFirstOrThrow()).wasCurrent
      })
    expect([await hidden(ann.plan.id), await hidden(ann.second.id)]).toEqual([true, false])
  })

  it('is the own choice of the current plan only', async () => {
    expect(await changed((db) => setCurrentPlan(db, ann.id, ann.second.id))).toEqual([user(ann.id)])
    expect(await changed((db) => setCurrentPlan(db, ann.id, ann.deleted.id))).toEqual([])
    expect(await changed((db) => clearCurrentPlan(db, ann.id, ann.plan.id))).toEqual([user(ann.id)])
    expect(await changed((db) => clearCurrentPlan(db, ann.id, ann.second.id))).toEqual([])
  })

  it('is a first current plan only where none was chosen', async () => {
    const first = async (db: Db) => {
      await clearCurrentPlan(db, ann.id, ann.plan.id)
      await setFirstCurrentPlan(db, ann.id, ann.second.id)
      return (await findCurrentPlan(db, ann.id))?.id
    }
    expect(await rolledBack(fresh.db, first)).toBe(ann.second.id)
    expect(await changed(first)).toEqual([user(ann.id)])
    expect(await changed((db) => setFirstCurrentPlan(db, ann.id, ann.second.id))).toEqual([])
  })

  it('is a new plan of their own', async () => {
    const inserted = await rolledBack(fresh.db, (db) => insertPlan(db, bob.id, newPlan({ name: 'New' })))
    expect(inserted).toMatchObject({ userId: bob.id, name: 'New', weeklySchedule: newPlan().weeklySchedule })
  })

  it('is nothing of somebody else', async () => {
    for (const write of [rename, hidePlan, setCurrentPlan, clearCurrentPlan])
      expect([write.name, await changed((db) => write(db, bob.id, ann.plan.id))]).toEqual([write.name, []])
    expect(await changed((db) => unhidePlan(db, bob.id, ann.deleted.id))).toEqual([])
  })
})

describe('prunePlansOf', () => {
  it.each([
    ['2026-11-21T12:00:00.001Z', false],
    ['2026-11-21T12:00:00Z', false],
    ['2026-11-21T11:59:59.999Z', true],
  ])('of a plan deleted at %s: %s', async (deletedAt, isErased) => {
    const erased = await changed(async (db) => {
      await db.updateTable('training_plans').set({ deletedAt }).where('id', '=', ann.deleted.id).execute()
      await prunePlansOf(db, ann.id, '2026-11-21T12:00:00Z')
    })
    expect(erased.includes(`workouts ${ann.deleted.tuesday}`)).toBe(isErased)
    expect(erased.filter((label) => !label.startsWith('workouts'))).toEqual([plan(ann.deleted.id)])
  })
})
