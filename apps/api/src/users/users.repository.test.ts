import { describe, expect, it } from 'vitest'
import type { Db } from '../db/schema.js'
import { changedRows, rolledBack } from '../testing/changed-rows.js'
import { newPlan } from '../testing/samples.js'
import { databaseOfTwo } from '../testing/two-athletes.js'
import {
  deleteUser,
  findAccount,
  findLogin,
  findUser,
  holdLogin,
  insertUser,
  lockUser,
  replacePassword,
  updatePreferences,
} from './users.repository.js'

const { fresh, ann, bob } = await databaseOfTwo()

const HASH = 'a hash'
const NOBODY = 1_000_000
const user = (id: number) => `users ${id}`
const changed = (call: (db: Db) => Promise<unknown>) => changedRows(fresh.db, call)

describe('a user', () => {
  it.each([
    ['findUser', findUser],
    ['findAccount', findAccount],
  ])('is found by id, and nobody by an unknown one: %s', async (_, find) => {
    for (const { id, username } of [ann, bob]) expect(await find(fresh.db, id)).toMatchObject({ id, username })
    expect(await find(fresh.db, NOBODY)).toBeUndefined()
  })

  it('is seen without the password', async () => {
    expect(await findUser(fresh.db, ann.id)).not.toHaveProperty('password')
    expect(await findAccount(fresh.db, ann.id)).toMatchObject({ password: HASH })
  })

  it('is found by name for a log-in', async () => {
    for (const { id, username } of [ann, bob])
      expect(await findLogin(fresh.db, username)).toMatchObject({ id, password: HASH, sessionGeneration: 0 })
    expect(await findLogin(fresh.db, 'cleo@example.org')).toBeUndefined()
  })

  it('is stored once for a name', async () => {
    expect(
      await rolledBack(fresh.db, (db) => insertUser(db, { username: 'cleo@example.org', password: HASH })),
    ).toMatchObject({
      username: 'cleo@example.org',
    })
    expect(await changed((db) => insertUser(db, { username: ann.username, password: HASH }))).toEqual([])
  })

  it('is locked alone', async () => {
    expect(await rolledBack(fresh.db, (db) => lockUser(db, bob.id))).toEqual({ currentTrainingPlanId: bob.plan.id })
  })
})

describe('what was verified', () => {
  it('stands while id, hash and generation are the same', async () => {
    const verified = { id: bob.id, password: HASH, sessionGeneration: 0 }
    expect(await holdLogin(fresh.db, verified)).toEqual({ id: bob.id })
    expect(await holdLogin(fresh.db, { ...verified, id: NOBODY })).toBeUndefined()
    expect(await holdLogin(fresh.db, { ...verified, password: 'another' })).toBeUndefined()
    expect(await holdLogin(fresh.db, { ...verified, sessionGeneration: 1 })).toBeUndefined()
  })
})

describe('a change', () => {
  it('of the password is of one user, and of the hash that was verified', async () => {
    expect(await changed((db) => replacePassword(db, ann.id, { from: HASH, to: 'new' }))).toEqual([user(ann.id)])
    expect(await changed((db) => replacePassword(db, ann.id, { from: 'old', to: 'new' }))).toEqual([])
  })

  it('of preferences is of one user and of what is given', async () => {
    expect(await changed((db) => updatePreferences(db, ann.id, { defaultRunPace: '8:00' }))).toEqual([user(ann.id)])
    const { weeklySchedule: defaultWeeklySchedule } = newPlan()
    const both = await rolledBack(fresh.db, async (db) => {
      await updatePreferences(db, ann.id, { defaultRunPace: '8:00' })
      return updatePreferences(db, ann.id, { defaultWeeklySchedule, defaultBikePace: '19.0' })
    })
    expect(both).toMatchObject({ id: ann.id, defaultRunPace: '8:00', defaultBikePace: '19.0', defaultWeeklySchedule })
    expect(await changed((db) => updatePreferences(db, ann.id, {}))).toEqual([])
    expect(await updatePreferences(fresh.db, ann.id, {})).toMatchObject({ id: ann.id })
  })

  it('that erases takes one user with all that is theirs, by the hash that was verified', async () => {
    const erased = await changed((db) => deleteUser(db, ann.id, HASH))
    expect(erased.filter((label) => label.startsWith('users'))).toEqual([user(ann.id)])
    expect(erased.filter((label) => label.startsWith('training_plans'))).toHaveLength(3)
    expect(await changed((db) => deleteUser(db, ann.id, 'old'))).toEqual([])
  })
})
