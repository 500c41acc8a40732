import { setTimeout as pause } from 'node:timers/promises'
import { hash } from '@node-rs/argon2'
import { routes } from '@tri/api-contract'
import { rounds } from '@tri/test-setup/soak'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { disableUser } from '../admin/disable-user.js'
import { inTransaction } from '../db/transaction.js'
import { type DisturbedApp, startDisturbedApp } from '../testing/disturbed-app.js'
import { PASSWORD, type Visitor } from '../testing/test-app.js'

const { account, signIns, users } = routes
const ROUNDS = rounds({ short: 4, all: 25 })
const LOG_INS = 6
/** They come one after the other, so that some are verified before the change and stored after it. */
const GAP_MS = 15
const NEXT = 'another-horse-8'

let server: DisturbedApp

beforeAll(async () => {
  server = await startDisturbedApp()
})
beforeEach(() => server.truth.deleteFrom('rate_limits').execute())
afterAll(() => server.stop())

const isIn = async (visitor: Visitor) => (await visitor.call(users.current)).status === 200

/** How many log-ins have been given the hash since the line was disarmed. */
const hashesRead = () =>
  server.line.answered().filter((text) => text.includes('"session_generation" from "users"')).length

const login = (visitor: Visitor, username: string) =>
  visitor.call(users.login, { body: { username, password: PASSWORD } })

const switchOff = (username: string) =>
  inTransaction(server.truth, async (transaction) => {
    const { id } = await transaction
      .selectFrom('users')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    await disableUser(transaction, id)
  })

/** Log-ins with the password as it was, while the owner acts; who of them is in although the owner's act is over. */
async function survivorsOf(owner: Visitor, act: () => Promise<unknown>) {
  const thieves = Array.from({ length: LOG_INS }, () => server.visitor())
  const began: Promise<number>[] = []
  const acting = act()
  for (const thief of thieves) {
    began.push(login(thief, owner.username).then(({ status }) => status))
    await pause(GAP_MS)
  }
  await acting
  const statuses = await Promise.all(began)
  const areIn = await Promise.all(thieves.map(isIn))
  return { statuses, survivors: areIn.filter(Boolean).length }
}

describe('S46 a session', () => {
  it.each([
    [
      'the password is changed',
      (owner: Visitor) => owner.ask(account.changePassword, { body: { currentPassword: PASSWORD, newPassword: NEXT } }),
    ],
    ['the account is erased', (owner: Visitor) => owner.ask(account.remove, { body: { password: PASSWORD } })],
    ['the account is switched off', (owner: Visitor) => switchOff(owner.username)],
  ])(
    'of six log-ins in flight is not left after %s',
    async (_, act) => {
      let survivors = 0
      for (let round = 0; round < ROUNDS; round++) {
        const owner = await server.user()
        const outcome = await survivorsOf(owner, () => act(owner))
        expect(outcome.statuses.filter((status) => ![200, 401, 403].includes(status))).toEqual([])
        survivors += outcome.survivors
      }
      expect(survivors).toBe(0)
    },
    180_000,
  )

  it('of a log-in that was sent before all others were ended is not left', async () => {
    let survivors = 0
    for (let round = 0; round < ROUNDS; round++) {
      const owner = await server.user()
      const thieves = Array.from({ length: LOG_INS }, () => server.visitor())
      server.line.disarm()
      const began = thieves.map((thief) => login(thief, owner.username))
      await expect.poll(hashesRead, { interval: 1 }).toBe(LOG_INS)
      await owner.ask(signIns.endOthers)
      await Promise.all(began)
      survivors += (await Promise.all(thieves.map(isIn))).filter(Boolean).length
      expect(await isIn(owner)).toBe(true)
    }
    expect(survivors).toBe(0)
  }, 180_000)

  it('that has ended starts no other: one of two that end each other goes on', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const owner = await server.user()
      const thief = server.visitor()
      thief.cookie = owner.cookie
      const other = server.visitor()
      await login(other, owner.username)
      const replies = await Promise.all([owner, other].map((each) => each.call(signIns.endOthers)))
      expect(replies.map(({ status }) => status).sort()).toEqual([204, 401])
      expect((await Promise.all([owner, other, thief].map(isIn))).filter(Boolean)).toHaveLength(1)
    }
  }, 180_000)
})

describe('a log-in', () => {
  it('works for each of several at once whose hash is brought up to date', async () => {
    const owner = await server.user()
    const weak = await hash(PASSWORD, { memoryCost: 9_216, timeCost: 2 })
    await server.truth.updateTable('users').set({ password: weak }).where('username', '=', owner.username).execute()
    const replies = await Promise.all(Array.from({ length: LOG_INS }, () => login(server.visitor(), owner.username)))
    expect(replies.map(({ status }) => status)).toEqual(Array(LOG_INS).fill(200))
  })

  it('that came too late is told what happened', async () => {
    const { username } = await server.user()
    server.line.disarm()
    const late = login(server.visitor(), username)
    await expect.poll(hashesRead, { interval: 1 }).toBe(1)
    await server.truth.updateTable('users').set({ sessionGeneration: 1 }).where('username', '=', username).execute()
    const { status, message } = await late
    expect([status, message]).toEqual([401, 'All devices were just signed out of this account. Please log in again'])
  })
})
