import { setTimeout } from 'node:timers/promises'
import { IS_SOAK } from '@tri/test-setup/soak'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { asAdmin } from '../testing/databases.js'
import { faultyLineTo } from '../testing/faulty-line.js'
import { freshDatabase, isOnCluster } from '../testing/fresh-database.js'
import { limitTimesByRole, openDatabase, unhurried } from './database.js'
import type { Database } from './schema.js'
import { inTransaction } from './transaction.js'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let db: Kysely<Database>

beforeAll(async () => {
  fresh = await freshDatabase()
  db = fresh.db
})
afterAll(() => fresh.drop())

const addUser = (username: string) =>
  db.insertInto('users').values({ username, password: 'x' }).returning(['id', 'createdAt']).executeTakeFirstOrThrow()

const addPlan = (userId: number) =>
  sql<{ id: number }>`insert into training_plans (user_id, name, race_type, swim_distance, bike_distance, run_distance,
      race_date, start_date, total_weeks, experience_level, current_swim_pace, current_bike_pace, current_run_pace,
      goal_swim_pace, goal_bike_pace, goal_run_pace, weekly_schedule)
    values (${userId}, 'Race', 'sprint', '1', '1', '1', '2027-03-28', '2026-11-01', 21, 'beginner', '2:00', '18.0',
      '8:00', '2:00', '18.0', '8:00', '[{"dayName":"Sunday","is_kept":1}]') returning id`
    .execute(db)
    .then(({ rows }) => rows[0]?.id ?? 0)

describe('what is read from the database', () => {
  it.each(['UTC', 'Pacific/Auckland', 'America/New_York', 'Pacific/Kiritimati'])(
    'has the race date that was stored, on a server in %s',
    async (zone) => {
      const { id } = await addUser(`zone-${zone}@example.org`)
      const planId = await addPlan(id)
      const abroad = openDatabase({ ...fresh.connection, options: `-c timezone=${zone}` }, () => {})
      const plan = await abroad
        .selectFrom('training_plans')
        .selectAll()
        .where('id', '=', planId)
        .executeTakeFirstOrThrow()
      await abroad.destroy()
      expect(plan.raceDate).toBe('2027-03-28')
      expect(plan.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      expect(Math.abs(Date.now() - Date.parse(plan.createdAt))).toBeLessThan(60_000)
    },
  )

  it('keeps the keys inside JSON as they are', async () => {
    const { id } = await addUser('json@example.org')
    await addPlan(id)
    const plan = await db.selectFrom('training_plans').selectAll().where('userId', '=', id).executeTakeFirstOrThrow()
    expect(plan.weeklySchedule).toEqual([{ dayName: 'Sunday', is_kept: 1 }])
  })
})

describe('the tables', () => {
  it('allow no current plan of somebody else', async () => {
    const [owner, other] = [await addUser('owner@example.org'), await addUser('other@example.org')]
    const planId = await addPlan(owner.id)
    const choose = (userId: number) =>
      db.updateTable('users').set({ currentTrainingPlanId: planId }).where('id', '=', userId).execute()
    await expect(choose(other.id)).rejects.toThrow(/users_current_plan/)
    await choose(owner.id)
  })

  it.skipIf(isOnCluster())('hold one name once, whatever its case', async () => {
    await addUser('case@example.org')
    await expect(addUser('CASE@example.org')).rejects.toThrow(/users_username/)
  })

  it.skipIf(isOnCluster())('S36 hold every reference to a row of ours, so that none can point at nothing', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.table_name || '.' || c.column_name as name from information_schema.columns c
      where c.table_schema = 'public' and c.column_name like '%\_id' and c.data_type in ('integer', 'bigint')
        and not exists (
          select from information_schema.key_column_usage k
          join information_schema.table_constraints t using (constraint_name, constraint_schema)
          where t.constraint_type = 'FOREIGN KEY' and k.table_name = c.table_name and k.column_name = c.column_name)`.execute(
      db,
    )
    expect(rows).toEqual([])
  })

  it('name the day themselves', async () => {
    const { id } = await addUser('day@example.org')
    const planId = await addPlan(id)
    await db
      .insertInto('workouts')
      .values({
        userId: id,
        trainingPlanId: planId,
        week: 1,
        day: 6,
        workoutType: 'run',
        exercises: '[]',
        totalDuration: 0,
      })
      .execute()
    const workout = await db
      .selectFrom('workouts')
      .select('dayName')
      .where('trainingPlanId', '=', planId)
      .executeTakeFirst()
    expect(workout?.dayName).toBe('Saturday')
  })
})

describe('a pool', () => {
  const endConnection = (pid: unknown) => asAdmin(inject('server'), `select pg_terminate_backend(${Number(pid)})`)
  const pidOf = async (on: Kysely<Database>) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on)).rows[0]?.pid

  it('survives the server ending its idle connections', async () => {
    const lost: Error[] = []
    const pool = openDatabase(fresh.connection, (error) => lost.push(error))
    await endConnection(await pidOf(pool))
    await expect.poll(() => lost.length).toBe(1)
    expect((await sql`select 1 as one`.execute(pool)).rows).toEqual([{ one: 1 }])
    await pool.destroy()
  })

  it('survives a connection that ends between two statements of a transaction', async () => {
    const pool = openDatabase(fresh.connection, () => {})
    const work = pool.transaction().execute(async (transaction) => {
      await endConnection(await pidOf(transaction))
      await setTimeout(100)
      await sql`select 1`.execute(transaction)
    })
    await expect(work).rejects.toThrow('Client has encountered a connection error')
    expect((await sql`select 1 as one`.execute(pool)).rows).toEqual([{ one: 1 }])
    await pool.destroy()
  })

  it('does not wait for ever for a free connection', async () => {
    const pool = openDatabase({ ...fresh.connection, max: 1 }, () => {})
    const started = Date.now()
    const attempt = pool.transaction().execute(() => sql`select 1`.execute(pool))
    await expect(attempt).rejects.toThrow(/timeout exceeded/)
    if (IS_SOAK) expect(Date.now() - started).toBeLessThan(3_000)
    await pool.destroy()
  })
})

describe('a transaction', () => {
  it('is tried again after a deadlock, and then both are done', async () => {
    const [one, other] = [await addUser('lock1@example.org'), await addUser('lock2@example.org')]
    let runs = 0
    let held = 0
    let first: () => void = () => {}
    const bothHoldOne = new Promise<void>((resolve) => {
      first = resolve
    })
    const cross = (from: number, to: number) =>
      inTransaction(db, async (transaction) => {
        runs++
        const touch = (id: number) =>
          transaction.updateTable('users').set({ experienceLevel: 'advanced' }).where('id', '=', id).execute()
        await touch(from)
        if (++held >= 2) first()
        await bothHoldOne
        await touch(to)
        return from
      })
    expect(await Promise.all([cross(one.id, other.id), cross(other.id, one.id)])).toEqual([one.id, other.id])
    expect(runs).toBeGreaterThan(2)
  })

  it.each([
    ['40P01', 'a deadlock'],
    ['40001', 'a conflict'],
  ])('is tried three times in all after %s (%s), and not once more', async (code) => {
    let runs = 0
    const always = inTransaction(db, async (transaction) => {
      runs++
      await sql`do ${sql.raw(`$$ begin raise exception 'no luck' using errcode = '${code}'; end $$`)}`.execute(
        transaction,
      )
    })
    await expect(always).rejects.toThrow('no luck')
    expect(runs).toBe(3)
  })

  it('is tried once when nobody else was in the way', async () => {
    let runs = 0
    const refused = inTransaction(db, async (transaction) => {
      runs++
      await sql`select 1 / 0`.execute(transaction)
    })
    await expect(refused).rejects.toThrow('division by zero')
    expect(runs).toBe(1)
  })

  it('that fails leaves nothing', async () => {
    const failing = inTransaction(db, async (transaction) => {
      await transaction.insertInto('users').values({ username: 'ghost@example.org', password: 'x' }).execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    const ghosts = await db.selectFrom('users').select('id').where('username', '=', 'ghost@example.org').execute()
    expect(ghosts).toEqual([])
  })

  it.each([
    [{ refuse: 'XX000' }, 'current transaction is aborted'],
    ['cut', 'Connection terminated unexpectedly'],
  ] as const)(
    'that cannot even be rolled back (%j) spoils nothing for those that come next',
    async (fault, message) => {
      const line = await faultyLineTo(fresh.connection)
      const single = openDatabase({ ...line.connection, max: 1 }, () => {})
      const names = () => single.selectFrom('users').select('id').where('username', '=', 'stuck@example.org').execute()
      line.arm(/^rollback/, fault)
      const failing = inTransaction(single, async (transaction) => {
        await transaction.insertInto('users').values({ username: 'stuck@example.org', password: 'x' }).execute()
        await sql`select 1 / 0`.execute(transaction)
      })
      await expect(failing).rejects.toThrow(message)
      expect(line.hasHappened()).toBe(true)
      expect(await names()).toEqual([])
      await single.destroy()
      await line.close()
    },
  )
})

describe('the limits of time behind a pooler', () => {
  it('are those of the role in this database, and none for schema changes', async () => {
    const own = await freshDatabase('empty')
    const shown = async (connection: pg.PoolConfig, isPooled: boolean) => {
      const one = openDatabase(connection, () => {}, { isPooled })
      const { rows } = await sql<{ statement: string; idle: string }>`
        select current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle`.execute(one)
      await one.destroy()
      return rows[0]
    }
    try {
      expect(await shown(own.connection, false)).toEqual({ statement: '10s', idle: '10s' })
      expect(await shown(own.connection, true)).toEqual({ statement: '0', idle: '0' })
      await limitTimesByRole(own.db)
      expect(await shown(own.connection, true)).toEqual({ statement: '10s', idle: '10s' })
      expect(await shown(unhurried(own.connection), false)).toEqual({ statement: '0', idle: '0' })
    } finally {
      await own.drop()
    }
  })
})
