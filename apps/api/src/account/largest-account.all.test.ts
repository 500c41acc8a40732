import { routes } from '@tri/api-contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillAccount, longestPlan } from '../testing/full-account.js'
import { startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'

const { account, plans, users } = routes
const MEBIBYTE = 1024 * 1024

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

async function fullAthlete(): Promise<Visitor> {
  const user = await server.user()
  await user.ask(plans.create, { body: longestPlan() })
  const { id } = await user.ask(users.current)
  await fillAccount(server.db, id)
  return user
}

/** What a file holds but whose it is, and when it and its plans were made. */
const contents = (text: string) =>
  text.slice(text.indexOf('"preferences"')).replaceAll(/"createdAt":"[^"]+"|"exportedAt":"[^"]+"/g, '')

it('S49 the largest account goes out and comes back in as it was', async () => {
  const { text } = await (await fullAthlete()).call(account.download)
  expect(text.length).toBeGreaterThan(50 * MEBIBYTE)
  const next = await server.user()
  const reply = await next.send({
    method: 'POST',
    url: account.bringIn.path,
    payload: text,
    headers: { 'content-type': 'application/json' },
  })
  expect([reply.status, reply.message]).toEqual([201, undefined])
  const again = await next.call(account.download)
  expect(contents(again.text) === contents(text)).toBe(true)
  console.log(`${(text.length / MEBIBYTE).toFixed(1)} MiB went out and came back in`)
}, 240_000)
