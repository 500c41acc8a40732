import { routes } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALM, connect, eventually, type GarminApp, startGarminApp } from '../testing/garmin-app.js'
import { PASSWORD, type Visitor } from '../testing/test-app.js'

const { account, garmin, users } = routes

let server: GarminApp

beforeAll(async () => {
  server = await startGarminApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.sandbox.setFaults(CALM)
  await sql`delete from jobs.job where name like 'garmin-farewells%'`.execute(server.db)
})

/** A user who is connected to an athlete of their own. */
async function connected() {
  const user = await server.user()
  const { length } = server.sandbox.state.athletes
  await connect(server, user, { athlete: 0 })
  const athlete = server.sandbox.state.athletes[length]
  if (!athlete) throw new Error('The sandbox made no athlete')
  return { user, athlete, userId: (await user.ask(users.current)).id }
}

const erase = (user: Visitor) => user.call(account.remove, { body: { password: PASSWORD } })

async function farewells() {
  const { rows } = await sql<{ state: string; data: object }>`
    select state, data from jobs.job where name = 'garmin-farewells'`.execute(server.db)
  return rows
}
/** Lets nobody wait for the next attempt. */
const hurry = () =>
  sql`update jobs.job set start_after = now() where name = 'garmin-farewells' and state = 'retry'`.execute(server.db)
const isOver = (athlete: { registration: unknown }) =>
  eventually(async () => {
    await hurry()
    return athlete.registration === null
  })
const isFailing = () => eventually(async () => (await farewells()).some(({ state }) => state === 'retry'))

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

  it('that fails here ends nothing there', async () => {
    const { user, athlete } = await connected()
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not now'; end $$`.execute(server.db)
    await sql`create trigger refuse before delete on users execute function refuse()`.execute(server.db)
    expect((await erase(user)).status).toBe(500)
    await sql`drop function refuse() cascade`.execute(server.db)
    expect(await farewells()).toEqual([])
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
    await eventually(async () => {
      await hurry()
      return (await farewells()).every(({ state }) => state === 'completed')
    })
    expect(athlete.registration).not.toBeNull()
  })

  it('keeps no token that could be read', async () => {
    const { user } = await connected()
    await erase(user)
    const [{ data } = { data: {} }] = await farewells()
    expect(data).toMatchObject({ accessToken: expect.stringMatching(/^[0-9a-f]{8}\.[\w-]+$/) })
    expect(data).toMatchObject({ refreshToken: expect.stringMatching(/^[0-9a-f]{8}\.[\w-]+$/) })
  })
})
