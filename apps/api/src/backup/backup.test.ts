import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { routes } from '@tri/api-contract'
import { IS_ALL } from '@tri/test-setup/soak'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.js'
import { readEnv } from '../config/env.js'
import { openDatabase } from '../db/database.js'
import { migrations } from '../db/migrations/list.js'
import type { Database } from '../db/schema.js'
import { urlOf } from '../testing/databases.js'
import { openFolder } from '../testing/folder.js'
import { freshDatabase, isOnCluster } from '../testing/fresh-database.js'
import { allRows } from '../testing/rows.js'
import { shortPlan } from '../testing/samples.js'
import { PASSWORD, startTestApp, type TestApp, Visitor } from '../testing/test-app.js'
import { toOwn, toRead } from './connect.js'
import { saveBackup } from './dump.js'
import { restoreBackup } from './restore.js'

const { account, users, plans, workouts } = routes
const NASTY = 'tab\there, new\nline, back\\slash, \\. and \\N, "quotes", ünïcode 🏊, \u2028, carriage\rreturn'

let server: TestApp
let folder: string
let remove: () => Promise<void>
let files = 0
const cleanups: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  server = await startTestApp()
  const opened = await openFolder()
  folder = opened.folder
  remove = opened.remove
})
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})
afterAll(async () => {
  await server.stop()
  await remove()
})

const placeOf = ({ connection }: { connection: pg.PoolConfig }) => ({ databaseUrl: urlOf(connection), dataDir: '' })

/** A backup of a database, in a file of its own. */
async function backUp(of: { connection: pg.PoolConfig } = server): Promise<string> {
  const path = join(folder, `${++files}.backup`)
  await toRead(placeOf(of), (client) => saveBackup(client, path))
  return path
}

const restoreInto = (
  target: { connection: pg.PoolConfig },
  path: string,
  { save, keepsSessions = true }: { save?: () => Promise<unknown>; keepsSessions?: boolean } = {},
) => toOwn(placeOf(target), (client) => restoreBackup(client, path, { replaced: save && { save }, keepsSessions }))

/** A database that no TriPlan seems to use: we look at it under another name. */
async function database(kind: 'migrated' | 'empty' = 'empty') {
  const { connection, drop } = await freshDatabase(kind)
  const db = openDatabase({ ...connection, application_name: 'test' }, () => {})
  cleanups.push(drop, () => db.destroy())
  return { connection, db }
}

/** All rows but those of the hour. */
async function lastingRows(db: Kysely<Database>) {
  const { rate_limits, garmin_oauth_states, ...rows } = await allRows(db)
  return rows
}

const addUser = (db: Kysely<Database>) =>
  db.insertInto('users').values({ username: 'old@example.org', password: 'x' }).execute()

/** A user with a plan that was trained on. */
async function athlete() {
  const visitor = await server.user()
  const plan = await visitor.ask(plans.create, { body: shortPlan() })
  const [first] = await visitor.ask(workouts.listForPlan, { params: { id: String(plan.id) } })
  await visitor.ask(workouts.complete, { params: { id: String(first?.id) }, body: { completed: true, notes: NASTY } })
  return visitor
}

/** A cluster lets no plan go that somebody trains with. */
async function erasePlan(id: number) {
  const followed = server.db.updateTable('users').set({ currentTrainingPlanId: null })
  await followed.where('currentTrainingPlanId', '=', id).execute()
  await server.db.deleteFrom('training_plans').where('id', '=', id).execute()
}

describe('a backup', () => {
  it('brings every row back as it was, and the app runs on it: users are signed in, and can sign in and save', async () => {
    const visitor = await athlete()
    await athlete()
    const path = await backUp()
    const fresh = await database()
    await restoreInto(fresh, path)
    expect(await lastingRows(fresh.db)).toEqual(await lastingRows(server.db))

    const app = await buildApp({
      db: fresh.db,
      direct: fresh.connection,
      env: readEnv({ LOG_LEVEL: 'silent', WEB_DIR: '/nowhere' }),
    })
    cleanups.push(() => app.close())
    const again = new Visitor(app)
    again.cookie = visitor.cookie
    expect((await again.ask(users.current)).username).toBe(visitor.username)
    const anew = new Visitor(app)
    await anew.ask(users.login, { body: { username: visitor.username, password: PASSWORD } })
    const [plan] = await anew.ask(plans.list)
    const list = await anew.ask(workouts.listForPlan, { params: { id: String(plan?.id) } })
    expect(list.map(({ notes }) => notes)).toContain(NASTY)
    const added = await anew.ask(plans.create, { body: shortPlan() })
    expect(added.id).toBeGreaterThan(plan?.id ?? Number.POSITIVE_INFINITY)
  })

  it('S53 signs everybody out: a session that was ended after it is not back', async () => {
    const visitor = await athlete()
    await sql`insert into rate_limits values ('network', 9, now() + interval '1 hour')`.execute(server.db)
    await sql`insert into garmin_oauth_states (state_hash, user_id, verifier, redirect_uri)
      select 'state', id, 'verifier', 'x' from users limit 1`.execute(server.db)
    const path = await backUp()
    const stolen = visitor.cookie
    await visitor.ask(account.changePassword, { body: { currentPassword: PASSWORD, newPassword: 'another-horse-8' } })
    const fresh = await database()
    await restoreInto(fresh, path, { keepsSessions: false })
    const left = await allRows(fresh.db)
    expect([left.sessions, left.rate_limits, left.garmin_oauth_states]).toEqual([[], [], []])

    const app = await buildApp({
      db: fresh.db,
      direct: fresh.connection,
      env: readEnv({ LOG_LEVEL: 'silent', WEB_DIR: '/nowhere' }),
    })
    cleanups.push(() => app.close())
    const thief = new Visitor(app)
    thief.cookie = stolen
    expect((await thief.call(users.current)).status).toBe(401)
  })

  it.skipIf(isOnCluster())(
    'keeps what holds the tables together: keys, counters and the hand that counts changes',
    async () => {
      const path = await backUp()
      const fresh = await database()
      await restoreInto(fresh, path)
      const rules = sql`select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
      order by 1, 2`
      expect((await rules.execute(fresh.db)).rows).toEqual((await rules.execute(server.db)).rows)
    },
  )

  it('taken while others write holds whole plans only', async () => {
    const writers = await Promise.all([1, 2, 3].map(() => server.user()))
    let isOver = false
    const writing = writers.map(async (visitor) => {
      while (!isOver) {
        const { id } = await visitor.ask(plans.create, { body: shortPlan(6) })
        await visitor.call(plans.remove, { params: { id: String(id) } })
        await visitor.call(plans.restore, { params: { id: String(id) } })
        if (id % 3 > 0) await erasePlan(id)
      }
    })
    const plansNow = async () => (await server.db.selectFrom('training_plans').select('id').execute()).length
    await expect.poll(plansNow, { timeout: 60_000 }).toBeGreaterThan(5)
    const paths: string[] = []
    for (let round = 0; round < (IS_ALL ? 4 : 2); round++) paths.push(await backUp())
    isOver = true
    await Promise.allSettled(writing)
    for (const path of paths) {
      const fresh = await database()
      await restoreInto(fresh, path)
      const { rows } = await sql<{
        weeks: number
        count: number
      }>`select total_weeks as weeks, count(workouts.id) as count
        from training_plans left join workouts on training_plan_id = training_plans.id group by training_plans.id, total_weeks`.execute(
        fresh.db.withoutPlugins(),
      )
      const counts = new Set(rows.map(({ weeks, count }) => `${weeks} weeks: ${count}`))
      expect(rows.length).toBeGreaterThan(3)
      expect(counts.size).toBe(new Set(rows.map(({ weeks }) => weeks)).size)
    }
  })

  it('is a file that only its owner can read, complete or not there, and never takes the place of another', async () => {
    const path = await backUp()
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([])
    await expect(toRead(placeOf(server), (client) => saveBackup(client, path))).rejects.toThrow('exists already')
    await expect(toRead(placeOf(server), (client) => saveBackup(client, join(path, 'x')))).rejects.toThrow(
      'cannot be written',
    )
  })

  it('of a database without our tables, or of an empty data folder, is refused', async () => {
    await expect(backUp(await database())).rejects.toThrow('nothing to back up')
    const nowhere = { databaseUrl: undefined, dataDir: join(folder, 'none') }
    await expect(toRead(nowhere, async () => {})).rejects.toThrow(/There are no data in .*none/)
  })
})

describe('restoring', () => {
  it('refuses a database that holds accounts; told to replace them, it saves them first', async () => {
    await athlete()
    const path = await backUp()
    const wanted = await lastingRows(server.db)
    const target = await database('migrated')
    await addUser(target.db)
    const before = await allRows(target.db)

    await expect(restoreInto(target, path)).rejects.toThrow(/already holds 1 account\. .*--replace/)
    let saved = ''
    const save = async () => {
      saved = await backUp(target)
    }
    await restoreInto(target, path, { save })
    const copy = await database()
    await restoreInto(copy, saved)
    expect(await allRows(copy.db)).toEqual(before)
    expect(await lastingRows(target.db)).toEqual(wanted)
  })

  it('refuses a file that is cut short anywhere, changed anywhere, or not ours, and changes nothing', async () => {
    const whole = readFileSync(await backUp())
    const text = gunzipSync(whole)
    const fresh = await database('migrated')
    const before = await allRows(fresh.db)
    const spoiled = (bytes: Buffer) => {
      const path = join(folder, `spoiled-${++files}.backup`)
      writeFileSync(path, bytes)
      return restoreInto(fresh, path)
    }
    for (const part of [0.05, 0.3, 0.6, 0.9, 0.999]) {
      await expect(spoiled(whole.subarray(0, whole.length * part))).rejects.toThrow(/damaged or cut short/)
      const shorter = gzipSync(text.subarray(0, text.length * part))
      await expect(spoiled(shorter)).rejects.toThrow(/damaged or cut short|not a backup/)
    }
    const changed = text.toString().replace('carriage', 'carnage!')
    await expect(spoiled(gzipSync(changed))).rejects.toThrow('damaged or cut short')
    await expect(spoiled(Buffer.from('a letter'))).rejects.toThrow('is not a backup of TriPlan')
    await expect(spoiled(gzipSync('{"format":"something-else"}\n'))).rejects.toThrow('is not a backup of TriPlan')
    await expect(restoreInto(fresh, join(folder, 'none'))).rejects.toThrow('There is no file')
    await expect(spoiled(gzipSync(text.toString().replace('"version":1', '"version":2')))).rejects.toThrow(
      'newer version',
    )
    const ahead = text.toString().replace('"0001-first-tables"', '"0001-first-tables","9999-x"')
    await expect(spoiled(gzipSync(ahead))).rejects.toThrow('newer version')
    expect(await allRows(fresh.db)).toEqual(before)
  })

  it('refuses a database with tables that are not ours', async () => {
    const foreign = await database()
    await sql`create table letters (id integer)`.execute(foreign.db)
    await expect(restoreInto(foreign, await backUp())).rejects.toThrow('tables that are not TriPlan')
  })

  it('refuses a database that a running TriPlan is using', async () => {
    await sql`select 1`.execute(server.db)
    await expect(restoreInto(server, await backUp())).rejects.toThrow('Stop every instance first')
  })

  it('brings a backup of an older version up to date', async () => {
    await athlete()
    const path = await backUp()
    migrations['9998-later'] = {
      async up(db) {
        await sql`alter table users add column nickname text not null default 'none'`.execute(db)
      },
    }
    try {
      const fresh = await database()
      await restoreInto(fresh, path)
      const { rows } = await sql<{ nickname: string }>`select nickname from users`.execute(fresh.db)
      expect(rows.length).toBeGreaterThan(0)
      expect(new Set(rows.map(({ nickname }) => nickname))).toEqual(new Set(['none']))
    } finally {
      delete migrations['9998-later']
    }
  })
})
