import { addDays, type Weekday } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import type { Db } from '../db/schema.js'
import { changedRows, rolledBack } from '../testing/changed-rows.js'
import { newPlan } from '../testing/samples.js'
import { databaseOfTwo } from '../testing/two-athletes.js'
import {
  copyWorkouts,
  findWorkout,
  listFiledWorkouts,
  listPlanWorkouts,
  listWrittenWorkouts,
  lockVersions,
  lockWorkout,
  lockWorkouts,
  lockWorkoutsById,
  rewriteWorkouts,
  updateWorkout,
} from './workouts.repository.js'
import { insertWrittenWorkouts } from './write-workouts.js'

const { fresh, ann, bob } = await databaseOfTwo()

const workout = (id: number) => `workouts ${id}`
const changed = (call: (db: Db) => Promise<unknown>) => changedRows(fresh.db, call)
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

describe.each([
  ['listPlanWorkouts', listPlanWorkouts],
  ['listFiledWorkouts', listFiledWorkouts],
  ['listWrittenWorkouts', listWrittenWorkouts],
  ['lockVersions', lockVersions],
  ['lockWorkouts', lockWorkouts],
])('%s', (_, list) => {
  it('finds the workouts of one own plan, and none of a deleted one or of somebody else', async () => {
    expect(idsOf(await list(fresh.db, ann.id, ann.plan.id))).toEqual([ann.plan.tuesday, ann.plan.saturday])
    expect(idsOf(await list(fresh.db, ann.id, ann.second.id))).toEqual([ann.second.tuesday, ann.second.saturday])
    expect(await list(fresh.db, ann.id, ann.deleted.id)).toEqual([])
    expect(await list(fresh.db, bob.id, ann.plan.id)).toEqual([])
  })
})

describe.each([
  ['findWorkout', findWorkout],
  ['lockWorkout', lockWorkout],
  ['lockWorkoutsById', async (db: Db, userId: number, id: number) => (await lockWorkoutsById(db, userId, [id]))[0]],
] as const)('%s', (_, find) => {
  it('finds one own workout, and none of a deleted plan or of somebody else', async () => {
    for (const id of [ann.plan.tuesday, ann.second.saturday]) expect((await find(fresh.db, ann.id, id))?.id).toBe(id)
    expect(await find(fresh.db, ann.id, ann.deleted.tuesday)).toBeUndefined()
    expect(await find(fresh.db, bob.id, ann.plan.tuesday)).toBeUndefined()
  })
})

describe('the order of workouts', () => {
  it.each([
    ['a Sunday', 0, [1, 2, 3, 4, 5, 6, 0]],
    ['a Saturday', -1, [0, 1, 2, 3, 4, 5, 6]],
    ['a Wednesday', -4, [4, 5, 6, 0, 1, 2, 3]],
  ])('is by date: a week ends on the weekday of a race on %s', async (_, fromSunday, days) => {
    const raceDate = addDays(newPlan().raceDate, fromSunday)
    const listed = await rolledBack(fresh.db, async (db) => {
      await db.updateTable('training_plans').set({ raceDate }).where('id', '=', ann.plan.id).execute()
      await db.deleteFrom('workouts').where('trainingPlanId', '=', ann.plan.id).execute()
      const inWeek2 = ([6, 5, 4, 3, 2, 1, 0] as const).map((day) => planned(day, 2))
      await insertWrittenWorkouts(db, ann.id, ann.plan.id, JSON.stringify(inWeek2))
      await insertWrittenWorkouts(db, ann.id, ann.plan.id, JSON.stringify([planned(3, 1)]))
      return listPlanWorkouts(db, ann.id, ann.plan.id)
    })
    expect(listed.map(({ week, day }) => [week, day])).toEqual([[1, 3], ...days.map((day) => [2, day])])
  })

  it('is of one week where one is asked for', async () => {
    const weeks = (week?: number) =>
      rolledBack(fresh.db, async (db) => {
        await insertWrittenWorkouts(db, ann.id, ann.plan.id, JSON.stringify([planned(1, 2), planned(1, 3)]))
        return (await listWrittenWorkouts(db, ann.id, ann.plan.id, week)).map((row) => row.week)
      })
    expect(await weeks(2)).toEqual([2])
    expect(await weeks()).toEqual([1, 1, 2, 3])
  })
})

describe('what is stored', () => {
  it('answers the ids in the order of what was given', async () => {
    expect(await changed((db) => insertWrittenWorkouts(db, ann.id, ann.plan.id, '[]'))).toEqual([])
    const days = await rolledBack(fresh.db, async (db) => {
      const ids = await insertWrittenWorkouts(
        db,
        ann.id,
        ann.plan.id,
        JSON.stringify([planned(5), planned(1), planned(3)]),
      )
      const rows = await lockWorkouts(db, ann.id, ann.plan.id)
      return ids.map((id) => rows.find((row) => row.id === id)?.day)
    })
    expect(days).toEqual([5, 1, 3])
  })

  it('is changed in one own workout of a plan that is not deleted', async () => {
    const rowOf = async (db: Db, id: number) =>
      db.selectFrom('workouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const noted = (userId: number, id: number) =>
      changed(async (db) => updateWorkout(db, userId, { ...(await rowOf(db, id)), notes: 'windy' }))
    expect(await noted(ann.id, ann.plan.tuesday)).toEqual([workout(ann.plan.tuesday)])
    expect(await noted(ann.id, ann.deleted.tuesday)).toEqual([])
    expect(await noted(bob.id, ann.plan.tuesday)).toEqual([])
  })

  it('is rewritten in own workouts of plans that are not deleted', async () => {
    const rewritten = (userId: number, ids: readonly number[]) =>
      changed(async (db) => {
        const rows = await db.selectFrom('workouts').selectAll().where('id', 'in', ids).execute()
        const written = rows.map(({ id, exercises }) => ({ id, exercises, total_duration: 45 }))
        await rewriteWorkouts(db, userId, ann.plan.id, JSON.stringify(written))
      })
    const all = [ann.plan.tuesday, ann.plan.saturday, ann.deleted.tuesday, bob.plan.tuesday]
    expect(await rewritten(ann.id, all)).toEqual([ann.plan.tuesday, ann.plan.saturday].map(workout))
  })

  it('is copied from one own plan, and left as it is', async () => {
    const copied = (from: number) =>
      rolledBack(fresh.db, async (db) => {
        await copyWorkouts(db, bob.id, { from, to: bob.second.id })
        return (await lockWorkouts(db, bob.id, bob.second.id)).map(({ day }) => day)
      })
    expect(await copied(bob.plan.id)).toEqual([2, 6, 2, 6])
    expect(await copied(ann.plan.id)).toEqual([2, 6])
    expect(await copied(bob.deleted.id)).toEqual([2, 6])
  })
})

/** A row as it is written in JSON text. */
const planned = (day: Weekday, week = 1) => ({
  week,
  day,
  workout_type: 'run',
  exercises: [],
  total_duration: 0,
  is_completed: false,
})
