import { allRoutes, type Route, routes } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../db/transaction.js'
import { prunePlansOf } from '../plans/plans.repository.js'
import { CALLS, nameOf, OWN_CALLS, ownerOn, send } from '../testing/calls.js'
import { type DisturbedApp, startDisturbedApp } from '../testing/disturbed-app.js'
import { PASSWORD, type Reply } from '../testing/test-app.js'

const MOST_STATEMENTS = 60
/** Milliseconds after which a call goes on before the erasing, which may wait for a row that the call holds. */
const PATIENCE = 100

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

type Attempt = { username: string; ask: () => Promise<Reply> }

/** Makes the call once for each of its statements, and erases the account, or its plans, right before that statement. */
async function repliesTo(
  prepare: () => Promise<Attempt>,
  eraseRows: (username: string) => Promise<unknown> = erase,
): Promise<Reply[]> {
  const replies: Reply[] = []
  for (let at = 1; at <= MOST_STATEMENTS; at++) {
    const { username, ask } = await prepare()
    let erasing: Promise<unknown> = Promise.resolve()
    const after = () => {
      erasing = eraseRows(username)
      return Promise.race([erasing, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
    }
    server.line.arm(at, { after })
    const reply = await ask()
    const happened = server.line.hasHappened()
    server.line.disarm()
    await erasing
    if (!happened) return replies
    replies.push(reply)
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
  const { visitor, rows } = await ownerOn(server)
  const call = CALLS[nameOf(route)]?.(rows) ?? OWN_CALLS[nameOf(route)] ?? {}
  return { username: visitor.username, ask: () => send(visitor, route, call) }
}

describe('S51 an account that is erased right before any one statement of a call is no accident:', () => {
  it.each(sampled.map((route) => [nameOf(route), route] as const))(
    '%s',
    async (_, route: Route) => {
      expectNoAccident(await repliesTo(() => ownCall(route)))
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
  it.each(aboutRows.map((route) => [nameOf(route), route] as const))(
    '%s',
    async (_, route: Route) => {
      expectNoAccident(await repliesTo(() => ownCall(route), erasePlans))
    },
    60_000,
  )
})
