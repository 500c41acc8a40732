import { routes } from '@tri/api-contract'
import { addDays, weeksUntil } from '@tri/plan-engine'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { isOnCluster } from '../testing/fresh-database.js'
import { ALL, CALM, calmGarminApp, connect, eventually, WITHOUT_PAST } from '../testing/garmin-app.js'
import { newPlan } from '../testing/samples.js'
import { PASSWORD, type Visitor } from '../testing/test-app.js'

const { account, garmin, plans, users } = routes

const server = await calmGarminApp()

beforeEach(async () => {
  await sql`delete from jobs.job where name like 'garmin-farewells%'`.execute(server.db)
})

/** A user who is connected to an athlete of their own. */
async function connected(permissions = ALL) {
  const user = await server.user()
  const { length } = server.sandbox.state.athletes
  await connect(server, user, { athlete: 0, permissions })
  const athlete = server.sandbox.state.athletes[length]
  if (!athlete) throw new Error('The sandbox made no athlete')
  return { user, athlete, userId: (await user.ask(users.current)).id }
}

const erase = (user: Visitor) => user.call(account.remove, { body: { password: PASSWORD } })

async function deregistrations() {
  const { rows } = await sql<{ state: string; data: object }>`
    select state, data from jobs.job where name = 'garmin-farewells'`.execute(server.db)
  return rows
}
const isOver = (athlete: { registration: unknown }) => server.hurried(async () => athlete.registration === null)
const isFailing = () => eventually(async () => (await deregistrations()).some(({ state }) => state === 'retry'))

describe('erasing an account that is connected to Garmin', () => {
  it('ends the connection there', async () => {
    const { user, athlete } = await connected()
    expect((await erase(user)).status).toBe(204)
    await isOver(athlete)
  })

  it('is done while Garmin is out of order, and Garmin hears of it later', async () => {
    const { user, athlete } = await connected()
    server.sandbox.setFaults({ api: '500', apiCalls: 1_000 })
    expect((await erase(user)).status).toBe(204)
    await isFailing()
    expect(athlete.registration).not.toBeNull()
    server.sandbox.setFaults(CALM)
    await isOver(athlete)
  })

  it('works with a token that is used up, also when Garmin fails right after it gave a new one', async () => {
    const { user, athlete, userId } = await connected()
    const past = new Date(0).toISOString()
    await server.db
      .updateTable('garmin_connections')
      .set({ tokenExpiresAt: past })
      .where('userId', '=', userId)
      .execute()
    server.sandbox.setFaults({ api: '500', apiCalls: 1_000 })
    await erase(user)
    await isFailing()
    server.sandbox.setFaults(CALM)
    await isOver(athlete)
  })

  it.skipIf(isOnCluster())('that fails here ends nothing there', async () => {
    const { user, athlete } = await connected()
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not now'; end $$`.execute(server.db)
    await sql`create trigger refuse before delete on users execute function refuse()`.execute(server.db)
    expect((await erase(user)).status).toBe(500)
    await sql`drop function refuse() cascade`.execute(server.db)
    expect(await deregistrations()).toEqual([])
    expect(athlete.registration).not.toBeNull()
    expect(await user.ask(garmin.connection)).toEqual({ connected: true, garminUserId: athlete.userId })
    expect((await user.ask(garmin.testConnection)).tokenValid).toBe(true)
  })

  it('leaves alone what another user has connected since', async () => {
    const { user, athlete } = await connected()
    // Other jobs of the connection call too, and would use up a single failure.
    server.sandbox.setFaults({ api: '500', apiCalls: 1_000 })
    await erase(user)
    await isFailing()
    server.sandbox.setFaults(CALM)
    await connect(server, await server.user(), { athlete: athlete.number })
    await server.hurried(async () => (await deregistrations()).every(({ state }) => state === 'completed'))
    expect(athlete.registration).not.toBeNull()
  })

  it('keeps no token that could be read', async () => {
    const { user } = await connected()
    await erase(user)
    const [{ data } = { data: {} }] = await deregistrations()
    expect(data).toMatchObject({ accessToken: expect.stringMatching(/^[0-9a-f]{8}\.[\w-]+$/) })
    expect(data).toMatchObject({ refreshToken: expect.stringMatching(/^[0-9a-f]{8}\.[\w-]+$/) })
  })
})

describe('disconnecting with planned workouts on the watch', () => {
  /** A connected user whose plan of the next two weeks Garmin holds. */
  async function sending() {
    const { user, athlete, userId } = await connected(WITHOUT_PAST)
    const startDate = addDays(new Date().toISOString().slice(0, 10), -1)
    const raceDate = addDays(startDate, 71)
    await user.ask(plans.create, {
      body: newPlan({ startDate, raceDate, totalWeeks: weeksUntil(startDate, raceDate) }),
    })
    const there = () => ({
      workouts: server.sandbox.state.workouts.filter((one) => one.athlete === athlete.number),
      schedules: server.sandbox.state.schedules.filter((one) => one.athlete === athlete.number),
    })
    /** Switches sending on, and waits until Garmin holds as much as we know of, all of it on its day. */
    const send = async () => {
      await user.ask(garmin.changeSettings, { body: { sendsWorkouts: true } })
      await server.hurried(async () => {
        const { rows } = await sql`select from jobs.job where name = 'garmin-watches' and state < 'completed'`.execute(
          server.db,
        )
        return rows.length === 0 && there().schedules.length > 8
      })
      return there().workouts.length
    }
    return { user, athlete, userId, there, send }
  }

  it('takes them off first, and a new connection brings each of them once', async () => {
    const { user, athlete, there, send } = await sending()
    const count = await send()
    await user.ask(garmin.disconnect)
    await isOver(athlete)
    expect(there()).toEqual({ workouts: [], schedules: [] })
    await connect(server, user, { athlete: athlete.number })
    expect(await send()).toBe(count)
    expect(there().schedules).toHaveLength(count)
  })

  it('is done while Garmin is out of order: it hears of it later, and nothing is left', async () => {
    const { user, athlete, there, send } = await sending()
    await send()
    server.sandbox.setFaults({ api: '500', apiCall: 'deregistration', apiCalls: 1 })
    expect((await user.call(garmin.disconnect)).status).toBe(204)
    expect((await user.ask(garmin.connection)).connected).toBe(false)
    await isFailing()
    expect(athlete.registration).not.toBeNull()
    await isOver(athlete)
    expect(there()).toEqual({ workouts: [], schedules: [] })
  })

  it('and connecting again before Garmin heard of it keeps the connection, and each workout once', async () => {
    const { user, athlete, there, send } = await sending()
    const count = await send()
    server.sandbox.setFaults({ api: '500', apiCall: 'any of workouts', apiCalls: 10_000 })
    await user.ask(garmin.disconnect)
    await isFailing()
    expect(there().workouts).toHaveLength(count)
    await connect(server, user, { athlete: athlete.number })
    server.sandbox.setFaults(CALM)
    await send()
    await server.hurried(async () => (await deregistrations()).every(({ state }) => state === 'completed'))
    expect(there().workouts).toHaveLength(count)
    expect(there().schedules).toHaveLength(count)
    expect((await user.ask(garmin.testConnection)).tokenValid).toBe(true)
  })

  it('does not wait for ever for a Garmin that takes nothing off', async () => {
    const { user, athlete, send } = await sending()
    await send()
    server.sandbox.setFaults({ api: '500', apiCall: 'any of workouts', apiCalls: 10_000 })
    await user.ask(garmin.disconnect)
    await isFailing()
    const asked = new Date(Date.now() - 13 * 3_600_000).toISOString()
    await sql`update jobs.job set data = data || jsonb_build_object('askedAt', ${asked}::text)
      where name = 'garmin-farewells'`.execute(server.db)
    await isOver(athlete)
  })

  it('goes on without them when the athlete allows workouts no more', async () => {
    const { user, athlete, send } = await sending()
    await send()
    if (athlete.registration) athlete.registration.permissions = ['ACTIVITY_EXPORT']
    await user.ask(garmin.disconnect)
    await isOver(athlete)
  })

  it('erasing the account takes them off, too', async () => {
    const { user, athlete, there, send } = await sending()
    await send()
    await erase(user)
    await isOver(athlete)
    expect(there()).toEqual({ workouts: [], schedules: [] })
  })
})
