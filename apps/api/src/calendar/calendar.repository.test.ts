import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../db/schema.js'
import { changedRows, rolledBack } from '../testing/changed-rows.js'
import { isOnCluster } from '../testing/fresh-database.js'
import { type Athlete, databaseOfTwo } from '../testing/two-athletes.js'
import {
  feedChangedAt,
  findFeedOwner,
  forgetFeed,
  readCalendar,
  storeChoices,
  storeFeed,
  storeTimes,
} from './calendar.repository.js'

const { fresh, ann, bob } = await databaseOfTwo()

beforeAll(async () => {
  await storeFeed(fresh.db, ann.id, 'the feed of Ann')
  await storeFeed(fresh.db, bob.id, 'the feed of Bob')
})

const calendar = ({ id }: Athlete) => `calendars ${id}`
const token = (name: string) => `public_tokens "${name}"`
const changed = (call: (db: Db) => Promise<unknown>) => changedRows(fresh.db, call)
const after = (...calls: readonly ((db: Db) => Promise<unknown>)[]) =>
  rolledBack(fresh.db, async (db) => {
    for (const call of calls) await call(db)
    return readCalendar(db, ann.id)
  })

const ALL = ['swim', 'bike', 'run'] as const
const at = (hour: string) => (db: Db) =>
  storeTimes(db, ann.id, { timeZone: 'Europe/Vienna', startTimes: [null, hour, null, null, null, null, null] })
const reminding = (reminder: 'none' | 'hour') => (db: Db) => storeChoices(db, ann.id, { sports: [...ALL], reminder })
const forgotten = (db: Db) => db.deleteFrom('calendars').where('userId', '=', ann.id).execute()

describe('a feed', () => {
  it('is the one of its token, until that is another or forgotten', async () => {
    expect(await findFeedOwner(fresh.db, 'the feed of Ann')).toMatchObject({ id: ann.id })
    expect(await findFeedOwner(fresh.db, 'the feed of Bob')).toMatchObject({ id: bob.id })
    expect(await findFeedOwner(fresh.db, 'no feed')).toBeUndefined()
    expect(await changed((db) => forgetFeed(db, ann.id))).toEqual([calendar(ann), token('the feed of Ann')])
    expect(await changed((db) => storeFeed(db, bob.id, 'another'))).toEqual([
      calendar(bob),
      token('the feed of Bob'),
      'public_tokens another',
    ])
    expect(await after((db) => forgetFeed(db, ann.id))).toMatchObject({ feedMadeAt: null })
  })
})

describe('start times', () => {
  it('count their changes, and none that changes nothing', async () => {
    expect(await after()).toMatchObject({ revision: 0, timesChangedAt: null, timeZone: null })
    expect(await after(forgotten, at('06:00'))).toMatchObject({ revision: 1, timeZone: 'Europe/Vienna' })
    expect(await after(at('06:00'))).toMatchObject({ revision: 1, timesChangedAt: expect.any(String) })
    expect(await after(at('06:00'), at('06:00'))).toMatchObject({ revision: 1 })
    expect(await after(at('06:00'), at('07:00'))).toMatchObject({ revision: 2 })
    expect(await changed(at('06:00'))).toEqual([calendar(ann)])
  })
})

describe('a reminder', () => {
  it('counts its changes', async () => {
    expect(await after(forgotten)).toMatchObject({ reminder: 'none', reminderRevision: 0, sports: ALL })
    expect(await after(forgotten, reminding('hour'))).toMatchObject({ reminder: 'hour', reminderRevision: 1 })
    expect(await after(forgotten, reminding('none'))).toMatchObject({ reminderRevision: 0, reminderChangedAt: null })
    expect(await after(reminding('hour'))).toMatchObject({ reminderRevision: 1, reminderChangedAt: expect.any(String) })
    expect(await after(reminding('hour'), reminding('hour'))).toMatchObject({ reminderRevision: 1 })
    expect(await after(reminding('hour'), reminding('none'))).toMatchObject({ reminderRevision: 2 })
    expect(await changed(reminding('hour'))).toEqual([calendar(ann)])
  })

  it('leaves out the sports that are not shown, in their order', async () => {
    expect(await after((db) => storeChoices(db, ann.id, { sports: ['run', 'swim'], reminder: 'none' }))).toMatchObject({
      sports: ['swim', 'run'],
    })
  })
})

describe('when a feed changed', () => {
  const beginning = (time: string) => (db: Db) =>
    sql`update calendars set feed_hash = 'old', feed_changed_at = ${time}::timestamptz`.execute(db)

  it('is a second that no other of its feeds has', async () => {
    const times = await rolledBack(fresh.db, async (db) => {
      const first = await feedChangedAt(db, ann.id, 'one')
      const again = await feedChangedAt(db, ann.id, 'one')
      const second = await feedChangedAt(db, ann.id, 'two')
      return [first, again, second].map((time) => time?.getTime() ?? 0)
    })
    const [first = 0, again = 0, second = 0] = times
    expect([first % 1000, again - first, second % 1000]).toEqual([0, 0, 0])
    expect(second).toBeGreaterThan(first)
  })

  it('is now for one that was there before, and changes no other calendar', async () => {
    const time = await rolledBack(fresh.db, async (db) => {
      await beginning('2020-01-01T00:00:00Z')(db)
      return feedChangedAt(db, ann.id, 'one')
    })
    expect(Math.abs((time?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(await changed((db) => feedChangedAt(db, ann.id, 'one'))).toEqual([calendar(ann)])
  })

  it('is its own time, though another calendar holds the same', async () => {
    const years = await rolledBack(fresh.db, async (db) => {
      for (const [{ id }, time] of [
        [ann, '2020-01-01T00:00:00Z'],
        [bob, '2021-01-01T00:00:00Z'],
      ] as const)
        await db
          .updateTable('calendars')
          .set({ feedHash: 'same', feedChangedAt: time })
          .where('userId', '=', id)
          .execute()
      return [await feedChangedAt(db, ann.id, 'same'), await feedChangedAt(db, bob.id, 'same')]
    })
    expect(years.map((time) => time?.getUTCFullYear())).toEqual([2020, 2021])
  })

  it.skipIf(isOnCluster())('is unknown when the feed became another one meanwhile', async () => {
    const time = await rolledBack(fresh.db, async (db) => {
      await sql`create function pg_temp.outrun() returns trigger language plpgsql as
        $$ begin new.feed_hash := 'another'; return new; end $$`.execute(db)
      await sql`create trigger outrun before update on calendars for each row execute function pg_temp.outrun()`.execute(
        db,
      )
      return feedChangedAt(db, ann.id, 'one')
    })
    expect(time).toBeUndefined()
  })

  it('is unknown for somebody without a calendar', async () => {
    expect(await feedChangedAt(fresh.db, 1_000_000, 'one')).toBeUndefined()
  })
})
