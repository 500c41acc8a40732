import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../db/schema.js'
import { changedRows, rolledBack } from '../testing/changed-rows.js'
import { type Athlete, databaseOfTwo } from '../testing/two-athletes.js'
import {
  deleteActivities,
  findByHash,
  findFileActivity,
  findSameStart,
  insertActivity,
  lockFile,
  type NewActivity,
  storeData,
} from './files/file-activities.repository.js'
import { clearLink, filledEntries, linksOf, listActivities, lockActivity, storeLink } from './links.repository.js'

const { fresh, ann, bob } = await databaseOfTwo()
/** Of each athlete: the first and the second of a file, and one of the watch. */
let annHas: readonly [number, number, number]
let bobHas: readonly [number, number, number]

beforeAll(async () => {
  annHas = await threeOf(ann)
  bobHas = await threeOf(bob)
})

const START = '2026-11-21T06:00:00.000Z'
const HASH = 'a'.repeat(64)
const FILLED = { id: 'w1d2e1', type: 'run', name: 'Run', duration: 30 } as const

async function threeOf({ id: userId, plan }: Athlete): Promise<readonly [number, number, number]> {
  const rows: Partial<NewActivity>[] = [
    { garminActivityId: 'file-1', fileHash: HASH },
    { garminActivityId: 'file-2', fileHash: `${HASH}-2`, sport: 'bike', startTime: '2026-11-21T07:00:00.000Z' },
    { garminActivityId: 'watch-1', source: 'garmin', sport: null, startTime: '2026-11-22T07:00:00.000Z' },
  ]
  const ids: number[] = []
  for (const row of rows) ids.push(await insert(fresh.db, userId, row))
  const [first = 0, second = 0, third = 0] = ids
  await storeLink(fresh.db, userId, first, linkTo(plan.tuesday))
  return [first, second, third]
}

const linkTo = (workoutId: number) => ({
  linkedWorkoutId: workoutId,
  linkedExerciseId: FILLED.id,
  isAutomaticLink: true,
  filled: JSON.stringify({ workoutId, actual: FILLED }),
})

async function insert(db: Db, userId: number, changes: Partial<NewActivity>): Promise<number> {
  const row: NewActivity = {
    userId,
    garminActivityId: 'another',
    source: 'file',
    activityName: 'Morning Run',
    activityType: 'running',
    sport: 'run',
    startTime: START,
    localDay: '2026-11-21',
    duration: 1800,
    distance: 5000,
    activityData: '{}',
    ...changes,
  }
  return (await insertActivity(db, row)).id
}

const activity = (id: number) => `garmin_activities ${id}`
const changed = (call: (db: Db) => Promise<unknown>) => changedRows(fresh.db, call)

describe('an activity of a file', () => {
  it('is found by the hash of the file, among the own ones', async () => {
    expect((await findByHash(fresh.db, ann.id, HASH))?.id).toBe(annHas[0])
    expect((await findByHash(fresh.db, bob.id, HASH))?.id).toBe(bobHas[0])
    expect(await findByHash(fresh.db, ann.id, 'b'.repeat(64))).toBeUndefined()
  })

  it('is found by its id, when it is an own one of a file', async () => {
    expect((await findFileActivity(fresh.db, ann.id, annHas[1]))?.id).toBe(annHas[1])
    expect(await findFileActivity(fresh.db, ann.id, annHas[2])).toBeUndefined()
    expect(await findFileActivity(fresh.db, ann.id, bobHas[1])).toBeUndefined()
  })

  it('is held with the others of its file', async () => {
    const held = async (userId: number, hash: string) =>
      (await rolledBack(fresh.db, (db) => lockFile(db, userId, hash))).map(({ id }) => id)
    expect(await held(ann.id, HASH)).toEqual([annHas[0], annHas[1]])
    expect(await held(ann.id, `${HASH}-`)).toEqual([annHas[1]])
    expect(await held(bob.id, HASH)).toEqual([bobHas[0], bobHas[1]])
    const ofWatch = rolledBack(fresh.db, async (db) => {
      await insert(db, ann.id, { source: 'garmin', fileHash: `${HASH}-3` })
      return lockFile(db, ann.id, HASH)
    })
    expect((await ofWatch).map(({ id }) => id)).toEqual([annHas[0], annHas[1]])
  })

  it('goes alone, and only by its owner', async () => {
    expect(await changed((db) => deleteActivities(db, ann.id, [annHas[1], bobHas[1]]))).toEqual([activity(annHas[1])])
  })

  it('keeps its data alone', async () => {
    expect(await changed((db) => storeData(db, bob.id, bobHas[1], { laps: 3 }))).toEqual([activity(bobHas[1])])
  })
})

describe('the same start', () => {
  it.each([
    ['2026-11-21T06:01:00Z', 'run', true],
    ['2026-11-21T06:01:01Z', 'run', false],
    ['2026-11-21T05:59:00Z', 'run', true],
    ['2026-11-21T05:58:59Z', 'run', false],
    ['2026-11-21T06:00:00Z', 'bike', false],
    ['2026-11-22T07:00:00Z', 'run', false],
  ] as const)('at %s as a %s: %s', async (startTime, sport, isSame) => {
    const found = await findSameStart(fresh.db, ann.id, { sport, startTime })
    expect(found?.id).toBe(isSame ? annHas[0] : undefined)
  })

  it('is one of the same athlete, also of an unknown sport', async () => {
    const unknown = { sport: null, startTime: '2026-11-22T07:00:00Z' }
    expect((await findSameStart(fresh.db, ann.id, unknown))?.id).toBe(annHas[2])
    expect((await findSameStart(fresh.db, bob.id, unknown))?.id).toBe(bobHas[2])
  })
})

describe('activities', () => {
  it('are listed to their owner, the newest first', async () => {
    expect((await listActivities(fresh.db, ann.id)).map(({ id }) => id)).toEqual([annHas[2], annHas[1], annHas[0]])
  })

  it('are listed up to a hundred', async () => {
    const listed = await rolledBack(fresh.db, async (db) => {
      await sql`insert into garmin_activities (user_id, garmin_activity_id, source, activity_name, activity_type,
        start_time, local_day, duration, distance)
        select ${ann.id}, 'many ' || n, 'test', 'Run', 'running', now(), now(), 60, 0 from generate_series(1, 120) as n`.execute(
        db,
      )
      return listActivities(db, ann.id)
    })
    expect(listed).toHaveLength(100)
  })

  it('are held by the id of the provider, by their owner', async () => {
    const held = async (userId: number, id: string) =>
      (await rolledBack(fresh.db, (db) => lockActivity(db, userId, id)))?.id
    expect(await held(ann.id, 'watch-1')).toBe(annHas[2])
    expect(await held(bob.id, 'watch-1')).toBe(bobHas[2])
    expect(await held(ann.id, 'unknown')).toBeUndefined()
  })
})

describe('a link', () => {
  it('is found by its workout, by the owner', async () => {
    const link = { id: annHas[0], linkedWorkoutId: ann.plan.tuesday, linkedExerciseId: FILLED.id }
    const all = [ann.plan.tuesday, ann.plan.saturday, bob.plan.tuesday]
    expect(await linksOf(fresh.db, ann.id, all)).toMatchObject([link])
    expect(await linksOf(fresh.db, ann.id, [ann.plan.saturday])).toEqual([])
    expect(await linksOf(fresh.db, ann.id, [])).toEqual([])
  })

  it('leaves the entries that it made in a log, to the owner', async () => {
    expect(await filledEntries(fresh.db, ann.id, ann.plan.tuesday)).toEqual([FILLED])
    expect(await filledEntries(fresh.db, ann.id, ann.plan.saturday)).toEqual([])
    expect(await filledEntries(fresh.db, bob.id, ann.plan.tuesday)).toEqual([])
  })

  it('is made and taken back in one row', async () => {
    expect(await changed((db) => storeLink(db, bob.id, bobHas[1], linkTo(bob.plan.saturday)))).toEqual([
      activity(bobHas[1]),
    ])
    expect(await changed((db) => clearLink(db, ann.id, annHas[0]))).toEqual([activity(annHas[0])])
    expect(await rolledBack(fresh.db, (db) => clearLink(db, ann.id, annHas[0]))).toMatchObject({
      linkedWorkoutId: null,
      linkedExerciseId: null,
      isAutomaticLink: false,
      wasUnlinked: true,
    })
  })
})
