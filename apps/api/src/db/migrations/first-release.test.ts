import { readFile } from 'node:fs/promises'
import { routes } from '@tri/api-contract'
import { en } from '@tri/plan-engine/texts/en'
import { STORED_UNITS } from '@tri/plan-files/units'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.js'
import { readEnv } from '../../config/env.js'
import { freshDatabase } from '../../testing/fresh-database.js'
import { refuseUnowned } from '../../testing/refuse-unowned.js'
import { PASSWORD, UNLIMITED, visitorsOf } from '../../testing/test-app.js'
import { openDatabase, unhurried } from '../database.js'
import type { Database } from '../schema.js'
import { migrateToLatest } from './migrate.js'
import { sessionCodes } from './steps/0011-session-codes.js'

/** A database that the first release filled: Ann, with plans, done workouts, a shared plan, a feed, a file and Garmin. */
const DUMP = new URL('first-release/dump.sql', import.meta.url)
/** What an instance of the first release then said to it: Bob did the same, Ann went on, and Carol came and went. */
const STATEMENTS = new URL('first-release/statements.json', import.meta.url)

const FEEDS = {
  ann: '/calendar/W9bjuZ79siwRRnqzlSpLkEYFpZq0FIWhsnB4fpzHvko.ics',
  bob: '/calendar/rww_az37U4jQfwVb6QBcHNZ7K0cUvQO0gsZylxfuAXs.ics',
}

type Fresh = Awaited<ReturnType<typeof freshDatabase>>
const stops: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
}, 60_000)

async function filledDatabase(): Promise<Fresh> {
  const fresh = await freshDatabase('empty')
  stops.push(fresh.drop)
  await withClient(fresh, async (client) => client.query(await readFile(DUMP, 'utf8')))
  return fresh
}

async function withClient<T>({ connection }: Fresh, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** What a new instance does when it starts. */
async function migrate({ connection }: Fresh) {
  const db = openDatabase(unhurried(connection), () => {})
  await migrateToLatest(db).finally(() => db.destroy())
}

async function startApp({ db, connection }: Fresh) {
  const env = readEnv({ LOG_LEVEL: 'silent', WEB_DIR: '/nowhere', ...UNLIMITED })
  const app = await buildApp({ db: refuseUnowned(db), env, direct: connection })
  stops.push(() => app.close())
  return visitorsOf(app)
}

/** Every row with these columns, by table. */
async function rowsOf(db: Kysely<Database>, columns: readonly Column[]) {
  const found: Record<string, unknown[]> = {}
  for (const table of new Set(columns.map((one) => one.table))) {
    const own = columns.filter((one) => one.table === table).map(({ column }) => sql.ref(column))
    const { rows } = await sql`select ${sql.join(own)} from ${sql.table(table)} order by 1`.execute(db.withoutPlugins())
    found[table] = rows
  }
  return found
}

type Column = { table: string; column: string }

type Exercises = { exercises: { code?: string; name: string; notes: string }[] }

const withoutCodes = (workout: Exercises) => ({
  ...workout,
  exercises: workout.exercises.map(({ code: _, ...exercise }) => exercise),
})

const columnsOf = async (db: Kysely<Database>) => {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%' order by table_name, ordinal_position`.execute(db)
  return rows
}

describe('a database that the first release filled', () => {
  it('keeps every row as it was', async () => {
    const fresh = await filledDatabase()
    const columns = await columnsOf(fresh.db)
    const before = await rowsOf(fresh.db, columns)
    expect(Object.values(before).flat().length).toBeGreaterThan(40)
    await migrate(fresh)
    const { secrets, workouts = [], ...rest } = await rowsOf(fresh.db, columns)
    const { secrets: known = [], workouts: stored = [], ...kept } = before
    expect(rest).toEqual(kept)
    expect((workouts as Exercises[]).map(withoutCodes)).toEqual(stored)
    expect(secrets).toEqual(expect.arrayContaining(known))
  })

  it('gives every session the code that its name tells, and leaves its words as they are', async () => {
    const fresh = await filledDatabase()
    await migrate(fresh)
    const columns = ['id', 'exercises'].map((column) => ({ table: 'workouts', column }))
    const { workouts = [] } = await rowsOf(fresh.db, columns)
    const exercises = (workouts as Exercises[]).flatMap((workout) => workout.exercises)
    expect(exercises.length).toBeGreaterThan(40)
    for (const { code = '', name, notes } of exercises) {
      expect(en.sessionName(code, STORED_UNITS)).toBe(name)
      expect(notes).toMatch(/\.$/)
    }
    expect(exercises.find(({ name }) => name === 'Threshold Intervals')?.code).toBe('B-THR-1')
  })

  it('gives codes without triggers too, which a cluster has not', async () => {
    const fresh = await filledDatabase()
    await migrate(fresh)
    const db = fresh.db.withoutPlugins()
    await sql`drop trigger workout_changed on workouts`.execute(db)
    await sql`
      update workouts set exercises =
        (select json_agg((each::jsonb - 'code')::json) from json_array_elements(exercises) as each)
      where json_array_length(exercises) > 0`.execute(db)
    await sessionCodes.up(db)
    const { rows } = await sql`
      select id from workouts, json_array_elements(exercises) as each where each ->> 'code' is null`.execute(db)
    expect(rows).toEqual([])
  })

  it('opens to its athlete: the log-in, plans, workouts, the feed and the shared plan', async () => {
    const fresh = await filledDatabase()
    await migrate(fresh)
    const ann = (await startApp(fresh)).visitor()
    await ann.ask(routes.users.login, { body: { username: 'ann@example.org', password: PASSWORD } })
    const [newest, first] = await ann.ask(routes.plans.list)
    expect([newest?.name, first?.name]).toEqual(['Spring race (copy)', 'Spring race'])
    const workouts = await ann.ask(routes.workouts.listForPlan, { params: { id: String(first?.id) } })
    expect(workouts.filter(({ isCompleted }) => isCompleted)).toHaveLength(2)
    expect((await ann.send({ url: FEEDS.ann })).text).toContain('BEGIN:VEVENT')
    const { path } = await ann.ask(routes.sharing.share, { params: { id: String(first?.id) } })
    const token = path.split('/').at(-1) ?? ''
    expect((await ann.ask(routes.sharing.read, { params: { token } })).name).toBe('Spring race')
    expect(await ann.ask(routes.garmin.connection)).toMatchObject({ connected: true })
  })

  it('takes what an instance of the first release still writes beside a new one', async () => {
    const fresh = await filledDatabase()
    await migrate(fresh)
    const { visitor } = await startApp(fresh)
    await replay(fresh)
    const [ann, bob] = [visitor(), visitor()]
    await ann.ask(routes.users.login, { body: { username: 'ann@example.org', password: PASSWORD } })
    await bob.ask(routes.users.login, { body: { username: 'bob@example.org', password: PASSWORD } })
    expect(await ann.ask(routes.plans.list)).toHaveLength(2)
    const [, first] = await bob.ask(routes.plans.list)
    const workouts = await bob.ask(routes.workouts.listForPlan, { params: { id: String(first?.id) } })
    expect(workouts.filter(({ isCompleted }) => isCompleted)).toHaveLength(2)
    const [done] = workouts
    const { version } = await bob.ask(routes.workouts.complete, {
      params: { id: String(done?.id) },
      body: { completed: true, notes: 'Calm' },
    })
    expect(version).toBe((done?.version ?? 0) + 1)
    expect((await bob.send({ url: FEEDS.bob })).text).toContain('BEGIN:VEVENT')
    // Who went there is gone here: the address is free.
    await visitor().ask(routes.users.register, { body: { username: 'carol@example.org', password: PASSWORD } })
    const names = await fresh.db.selectFrom('login_names').selectAll().orderBy('userId').execute()
    expect(names.map(({ name }) => name)).toEqual(['ann@example.org', 'bob@example.org', 'carol@example.org'])
  })
})

type Statement = { session: string; sql: string; parameters: (string | null)[] }

/** Says again what was said, each session on a connection of its own. */
async function replay({ connection }: Fresh) {
  const statements: Statement[] = JSON.parse(await readFile(STATEMENTS, 'utf8'))
  const sessions = new Map<string, pg.Client>()
  for (const { session, sql: text, parameters } of statements) {
    const client = sessions.get(session) ?? new pg.Client(connection)
    if (!sessions.has(session)) await client.connect()
    sessions.set(session, client)
    await client.query(text, parameters)
  }
  for (const client of sessions.values()) await client.end()
}
