import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../db/schema.js'
import { changedRows, rolledBack } from '../testing/changed-rows.js'
import { type Athlete, databaseOfTwo } from '../testing/two-athletes.js'
import {
  deleteConnection,
  endConnection,
  findByAccount,
  findConnection,
  lockConnection,
  markSynced,
  renewStored,
  storePermissions,
  storeTokens,
  updateConnection,
  upsertConnection,
} from './connection/connections.repository.js'
import { forgetAllOnWatch, forgetOnWatch, listOnWatch, storeBegun, updateOnWatch } from './watch/watch.repository.js'

const { fresh, ann, bob } = await databaseOfTwo()

beforeAll(async () => {
  for (const athlete of [ann, bob]) {
    await upsertConnection(fresh.db, connectionOf(athlete))
    for (const exerciseId of ['w1d2e1', 'w1d6e1']) await storeBegun(fresh.db, begun(athlete, exerciseId))
  }
})

const TOKENS = { accessToken: 'closed', refreshToken: 'closed too', tokenExpiresAt: '2030-01-01T00:00:00.000Z' }
const connectionOf = ({ id }: Athlete, garminUserId = `garmin ${id}`) => ({
  ...TOKENS,
  userId: id,
  garminUserId,
  permissions: ['ACTIVITY_EXPORT'],
})
const begun = ({ id, plan }: Athlete, exerciseId: string) => ({
  userId: id,
  trainingPlanId: plan.id,
  exerciseId,
  contentHash: 'hash',
  workoutName: 'W1 Tue Easy Run',
})

const changed = (call: (db: Db) => Promise<unknown>) => changedRows(fresh.db, call)
const connections = async (call: (db: Db) => Promise<unknown>) => {
  const rows = await fresh.db.selectFrom('garmin_connections').select(['id', 'userId']).execute()
  const labels = await changed(call)
  return labels.map((label) => rows.find(({ id }) => label === `garmin_connections ${id}`)?.userId ?? label)
}

describe('a connection', () => {
  it.each([
    ['findConnection', findConnection],
    ['lockConnection', lockConnection],
  ])('is found by its athlete: %s', async (_, find) => {
    for (const { id } of [ann, bob]) expect(await find(fresh.db, id)).toMatchObject({ userId: id })
    expect(await find(fresh.db, 1_000_000)).toBeUndefined()
  })

  it('is found by its Garmin account while it is active', async () => {
    for (const { id } of [ann, bob]) expect(await findByAccount(fresh.db, `garmin ${id}`)).toMatchObject({ userId: id })
    expect(await findByAccount(fresh.db, 'garmin of nobody')).toBeUndefined()
    const ended = rolledBack(fresh.db, async (db) => {
      await endConnection(db, ann.id, 'deregistered')
      return findByAccount(db, `garmin ${ann.id}`)
    })
    expect(await ended).toBeUndefined()
  })

  it('is made once for each athlete, and anew with what was asked before forgotten', async () => {
    const again = rolledBack(fresh.db, async (db) => {
      await updateConnection(db, ann.id, { lastSyncedAt: '2026-11-20T00:00:00Z', watchProblem: 'full' })
      await endConnection(db, ann.id, 'reconnect')
      return upsertConnection(db, connectionOf(ann, 'another'))
    })
    expect(await again).toMatchObject({
      garminUserId: 'another',
      isActive: true,
      inactiveReason: null,
      lastSyncedAt: null,
      watchProblem: null,
    })
  })

  it.each([
    ['its tokens are renewed', (db: Db) => renewStored(db, ann.id, TOKENS)],
    ['its tokens are closed anew', (db: Db) => storeTokens(db, ann.id, TOKENS)],
    ['it ends', (db: Db) => endConnection(db, ann.id, 'reconnect')],
    ['it is changed', (db: Db) => updateConnection(db, ann.id, { watchProblem: 'full' })],
    ['data came', (db: Db) => markSynced(db, ann.id)],
    ['its permissions change', (db: Db) => storePermissions(db, ann.id, [], '2026-11-21T00:00:00Z')],
  ])('is the only one that changes when %s', async (_, change) => {
    expect(await connections(change)).toEqual([ann.id])
  })

  it('goes with its account elsewhere', async () => {
    expect(await connections((db) => deleteConnection(db, ann.id))).toEqual([
      `device_accounts "garmin ${ann.id}"`,
      ann.id,
    ])
  })

  it('takes the permissions of the newest report', async () => {
    const reported = (...times: readonly string[]) =>
      rolledBack(fresh.db, async (db) => {
        for (const time of times) await storePermissions(db, ann.id, [time], time)
        return (await findConnection(db, ann.id))?.permissions
      })
    const [early, late] = ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z']
    expect(await reported(early, late)).toEqual([late])
    expect(await reported(late, early)).toEqual([late])
  })
})

describe('what is on a watch', () => {
  it('is listed to its athlete, the first one first', async () => {
    for (const { id } of [ann, bob])
      expect(await listOnWatch(fresh.db, id)).toMatchObject([
        { userId: id, exerciseId: 'w1d2e1' },
        { userId: id, exerciseId: 'w1d6e1' },
      ])
  })

  it('is begun anew in the place of what was lost', async () => {
    const again = rolledBack(fresh.db, async (db) => {
      const [first] = await listOnWatch(db, ann.id)
      await updateOnWatch(db, ann.id, first?.id ?? 0, {
        garminWorkoutId: '7',
        garminScheduleId: '8',
        scheduledOn: '2026-11-24',
      })
      return storeBegun(db, begun(ann, 'w1d2e1'))
    })
    expect(await again).toMatchObject({ garminWorkoutId: null, garminScheduleId: null, scheduledOn: null })
  })

  it('changes and goes in one row, or in all of one athlete', async () => {
    const [first, second] = (await listOnWatch(fresh.db, ann.id)).map(({ id }) => id)
    const row = (id = 0) => `garmin_watch_workouts ${id}`
    expect(await changed((db) => updateOnWatch(db, ann.id, first ?? 0, { garminWorkoutId: '7' }))).toEqual([row(first)])
    expect(await changed((db) => forgetOnWatch(db, ann.id, second ?? 0))).toEqual([row(second)])
    expect(await changed((db) => forgetAllOnWatch(db, ann.id))).toEqual([row(first), row(second)])
  })
})
