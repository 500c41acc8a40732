import { setTimeout as pause } from 'node:timers/promises'
import { allRoutes, type Route, routes } from '@tri/api-contract'
import { rounds } from '@tri/test-setup/soak'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../db/transaction.js'
import { prunePlansOf } from '../plans/plans.repository.js'
import { CALLS, nameOf, OWN_CALLS, ownerOn, send } from '../testing/calls.js'
import { type DisturbedApp, startDisturbedApp } from '../testing/disturbed-app.js'
import { eachKind } from '../testing/each-kind.js'
import { PASSWORD, type Reply } from '../testing/test-app.js'

const MOST_STATEMENTS = 60
/** Milliseconds between two looks whether the erasing waits for a row that the call holds. */
const LOOK_AGAIN = 5

let server: DisturbedApp

beforeAll(async () => {
  server = await startDisturbedApp()
})
afterAll(() => server.stop())

const sampled = allRoutes.filter((route) => CALLS[nameOf(route)] || OWN_CALLS[nameOf(route)])

/** Erases an account past the line, as its owner does from another device. */
const erase = (username: string) =>
  inTransaction(server.truth, async (transaction) => {
    const gone = await transaction
      .deleteFrom('users')
      .where('username', '=', username)
      .returning('id')
      .executeTakeFirst()
    // On one server they go with the user; on a cluster whoever erases ends them.
    if (gone) await transaction.deleteFrom('sessions').where('userId', '=', gone.id).execute()
  })

/** Erases all plans past the line, as happens to those that were deleted a day before. */
const erasePlans = (username: string) =>
  inTransaction(server.truth, async (transaction) => {
    const { id } = await transaction
      .updateTable('users')
      .set({ currentTrainingPlanId: null })
      .where('username', '=', username)
      .returning('id')
      .executeTakeFirstOrThrow()
    const deletedAt = new Date(0).toISOString()
    await transaction.updateTable('training_plans').set({ deletedAt }).where('userId', '=', id).execute()
    await prunePlansOf(transaction, id, new Date().toISOString())
  })

/** Waits until work is done, or waits for a row that another transaction holds. */
async function untilDoneOrWaiting(work: Promise<unknown>): Promise<void> {
  let isDone = false
  work.finally(() => (isDone = true)).catch(() => {})
  await pause(1)
  while (!isDone) {
    const { rows } = await sql`select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(server.truth)
    if (rows.length > 0) return
    await pause(LOOK_AGAIN)
  }
}

/** Each run tries a third of the statements of a call, a soak all of them: each takes an athlete with a plan of their own. */
const EVERY = rounds({ short: 3, soak: 1 })

type Attempt = { username: string; ask: () => Promise<Reply> }

type Erasing = { eraseRows?: (username: string) => Promise<unknown>; every?: number }

/**
 * Makes the call once for each of its statements, and erases the account, or its plans, right before that statement; or for one
 * of `every` so many, from any of the first on.
 */
async function repliesTo(
  prepare: () => Promise<Attempt>,
  { eraseRows = erase, every = 1 }: Erasing = {},
): Promise<Reply[]> {
  const replies: Reply[] = []
  const [first = 1] = fc.sample(fc.integer({ min: 1, max: every }), 1)
  for (let at = first; at <= MOST_STATEMENTS; at += every) {
    const { username, ask } = await prepare()
    let erasing: Promise<unknown> = Promise.resolve()
    const after = () => {
      erasing = eraseRows(username)
      return untilDoneOrWaiting(erasing)
    }
    server.line.arm(at, { after })
    const reply = await ask()
    const happened = server.line.hasHappened()
    server.line.disarm()
    await erasing
    if (!happened && (replies.length > 0 || at === 1)) return replies
    // Fewer statements than the first that was to be tried.
    if (!happened) at = 1 - every
    if (happened) replies.push(reply)
  }
  throw new Error(`More than ${MOST_STATEMENTS} statements`)
}

/** Nothing of the server's own failures; what a call is told that came before the erasing is its own matter. */
function expectNoAccident(replies: Reply[]) {
  expect(replies.length).toBeGreaterThan(0)
  expect(replies.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([])
}

/** What an owner sends. */
async function ownCall(route: Route): Promise<Attempt> {
  const { visitor, rows } = await ownerOn(server, nameOf(route), { isLean: true })
  const call = CALLS[nameOf(route)]?.(rows) ?? OWN_CALLS[nameOf(route)] ?? {}
  return { username: visitor.username, ask: () => send(visitor, route, call) }
}

describe('S51 an account that is erased right before any one statement of a call is no accident:', () => {
  it.each(eachKind(sampled))(
    '%s',
    async (_, route: Route) => {
      expectNoAccident(await repliesTo(() => ownCall(route), { every: EVERY }))
    },
    60_000,
  )

  it('signing in', async () => {
    const replies = await repliesTo(async () => {
      const { username } = await server.user()
      const body = { username, password: PASSWORD }
      return { username, ask: () => server.visitor().call(routes.users.login, { body }) }
    })
    expectNoAccident(replies)
    expect(replies.map(({ status }) => status)).toContain(401)
  })

  it('signing up again, with the same key', async () => {
    const replies = await repliesTo(async () => {
      const { username } = await server.user()
      const visitor = server.visitor()
      const headers = { 'idempotency-key': username }
      const body = { username: `again-${username}`, password: PASSWORD }
      await visitor.ask(routes.users.register, { body, headers })
      return {
        username: body.username,
        ask: () => server.visitor().call(routes.users.register, { body, headers }),
      }
    })
    expectNoAccident(replies)
  })
})

const aboutRows = sampled.filter((route) => CALLS[nameOf(route)])

describe('S51 plans that are erased with their workouts right before any one statement of a call are no accident:', () => {
  it.each(eachKind(aboutRows))(
    '%s',
    async (_, route: Route) => {
      expectNoAccident(await repliesTo(() => ownCall(route), { eraseRows: erasePlans, every: EVERY }))
    },
    60_000,
  )
})
