import { fillPath, routes } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Child, startChild } from '../../testing/child.js'
import { urlOf } from '../../testing/databases.js'
import { freshDatabase } from '../../testing/fresh-database.js'
import { describeError } from './logging.js'

const CANARY = 'canary-7f3a'

describe('the log at its most talkative', () => {
  let child: Child
  let fresh: Awaited<ReturnType<typeof freshDatabase>>
  beforeAll(async () => {
    fresh = await freshDatabase()
    child = await startChild({ DATABASE_URL: urlOf(fresh.connection), LOG_LEVEL: 'trace' })
  })
  afterAll(async () => {
    await child.end()
    await fresh.drop()
  })

  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${child.address}${path}`, { ...init, headers: { 'content-type': 'application/json', ...init.headers } })

  it('holds no password, address, cookie, body, query or header of anybody', async () => {
    const credentials = JSON.stringify({ username: `${CANARY}@example.org`, password: `${CANARY}-password` })
    const registered = await send(routes.users.register.path, { method: 'POST', body: credentials })
    const cookie = String(registered.headers.get('set-cookie')).split(';')[0] ?? ''
    await send(routes.users.login.path, { method: 'POST', body: credentials.replace('password"', 'wrong"') })
    await send(`${routes.users.current.path}?code=${CANARY}&state=${CANARY}`, { headers: { cookie } })
    await send(routes.plans.create.path, { method: 'POST', body: `{"name":"${CANARY}`, headers: { cookie } })
    await send(routes.plans.list.path, { headers: { cookie, authorization: CANARY, 'x-forwarded-for': CANARY } })
    await send(`/api/${CANARY}`)
    await send(`/calendar/${CANARY}.ics`)
    await send(`/shared/${CANARY}`)
    await send(fillPath(routes.sharing.read.path, { token: CANARY.padEnd(43, 'x') }))
    await fresh.db.destroy()

    await expect.poll(() => child.said()).toContain('"route":"none"')
    expect(child.said()).toContain('"route":"/api/register"')
    expect(child.said()).not.toContain(CANARY)
    expect(child.said()).not.toContain(decodeURIComponent(cookie.slice(4)).split('.')[0])
  })

  it('has a line for each answer, with the number that the answer carries', async () => {
    const reply = await send(routes.health.live.path)
    const number = String(reply.headers.get('x-request-id'))
    await expect.poll(() => child.said()).toContain(number)
    const line = child
      .said()
      .split('\n')
      .find((each) => each.includes(number))
    expect(JSON.parse(String(line))).toMatchObject({ method: 'GET', route: '/api/health/live', status: 200 })
  })
})

describe('an error in the log', () => {
  it('tells the code and the place, never what the database quoted', () => {
    const error = Object.assign(new Error(`invalid input syntax: "${CANARY}"`), {
      severity: 'ERROR',
      code: '22P02',
      detail: CANARY,
      parameters: [CANARY],
      constraint: 'users_username',
    })
    const described = describeError(error)
    expect(described).toMatchObject({ code: '22P02', constraint: 'users_username', message: 'database error' })
    expect(described.stack).toContain('at ')
    expect(JSON.stringify(described)).not.toContain(CANARY)
  })

  it('keeps our own words', () => {
    expect(describeError(new TypeError('x is not a function'))).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
    })
  })
})
