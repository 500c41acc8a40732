import { describe, expect, it } from 'vitest'
import { sendWithRetry } from './send-with-retry.js'
import { makeWaitQueue } from './wait-queue.js'

const MOVE = { method: 'PATCH', access: 'user' } as const
const CREATE = { method: 'POST', access: 'user' } as const
const READ = { method: 'GET', access: 'user' } as const
const CREATE_ONCE = { method: 'POST', access: 'user', repeatable: true } as const
const SEND_FILE = { method: 'POST', access: 'user', maxBytes: 1_000_000 } as const
const CHANGE_PASSWORD = { method: 'PATCH', access: 'user', asksPassword: true } as const
const LOGIN = { method: 'POST', access: 'open' } as const

const AWAY = new Error('no network')

/** Answers one after the other; an error stands for a network that is away. */
function server(...answers: (number | Error)[]) {
  const sent: (number | Error)[] = []
  const send = async () => {
    const answer = answers[sent.length] ?? 200
    sent.push(answer)
    if (answer instanceof Error) throw answer
    const headers = [429, 503].includes(answer) ? { 'retry-after': '3600' } : {}
    return new Response(null, { status: answer, headers })
  }
  return { send, sent }
}

const world = (isOffline = false) => ({
  session: makeWaitQueue(),
  network: makeWaitQueue(),
  server: makeWaitQueue(),
  absence: '',
  isOffline: () => isOffline,
})

const turn = () => new Promise((resolve) => setTimeout(resolve))

describe('an edit whose session has ended', () => {
  it('waits, and is sent again after the sign-in', async () => {
    const { send, sent } = server(401, 200)
    const here = world()
    const answer = sendWithRetry(MOVE, send, here)
    await turn()
    expect([here.session.isWaiting(), sent.length]).toEqual([true, 1])
    here.session.open()
    expect((await answer).status).toBe(200)
    expect(sent).toHaveLength(2)
  })

  it('is not sent again when the sign-in is given up', async () => {
    const { send, sent } = server(401)
    const here = world()
    const answer = sendWithRetry(MOVE, send, here)
    await turn()
    here.session.giveUp()
    expect((await answer).status).toBe(401)
    expect(sent).toHaveLength(1)
  })

  it('does not keep a page waiting that has yet to ask who is signed in', async () => {
    expect((await sendWithRetry(READ, server(401).send, world())).status).toBe(401)
  })

  it('makes a read wait as well where a user is known', async () => {
    const { send } = server(401, 200)
    const here = world()
    const unsubscribe = here.session.subscribe(() => undefined)
    const answer = sendWithRetry(READ, send, here)
    await turn()
    here.session.open()
    expect((await answer).status).toBe(200)
    unsubscribe()
  })

  it('is refused for good when it is refused again', async () => {
    const { send, sent } = server(401, 401)
    const here = world()
    const answer = sendWithRetry(MOVE, send, here)
    await turn()
    here.session.open()
    expect((await answer).status).toBe(401)
    expect(sent).toHaveLength(2)
  })
})

it('does not ask for a sign-in when the login itself is refused', async () => {
  expect((await sendWithRetry(LOGIN, server(401).send, world())).status).toBe(401)
})

it.each([400, 404, 409, 500])('hands on an answer of %i as it is', async (status) => {
  expect((await sendWithRetry(MOVE, server(status).send, world())).status).toBe(status)
})

describe('without a network', () => {
  it('an edit waits until it is back, as often as it takes', async () => {
    const { send, sent } = server(AWAY, AWAY, 200)
    const here = world()
    const answer = sendWithRetry(MOVE, send, here)
    await turn()
    here.network.open()
    await turn()
    expect(here.network.isWaiting()).toBe(true)
    here.network.open()
    expect((await answer).status).toBe(200)
    expect(sent).toHaveLength(3)
  })

  it('an edit that is given up fails', async () => {
    const here = world()
    const answer = sendWithRetry(MOVE, server(AWAY).send, here)
    await turn()
    here.network.giveUp()
    await expect(answer).rejects.toBe(AWAY)
  })

  it.each([
    ['a read', READ],
    ['a sign-in', LOGIN],
    ['what creates something, for it may have arrived', CREATE],
  ])('%s fails at once', async (_, route) => {
    await expect(sendWithRetry(route, server(AWAY).send, world())).rejects.toBe(AWAY)
  })

  it('what creates something waits when the browser knows that it is offline', async () => {
    const here = world(true)
    const answer = sendWithRetry(CREATE, server(AWAY).send, here)
    await turn()
    here.network.open()
    expect((await answer).status).toBe(200)
  })
})

describe('a server that asks to come back later', () => {
  it.each([
    ['a read', READ],
    ['an edit', MOVE],
    ['what is done once however often it is sent', CREATE_ONCE],
  ])('gets %s again, as often as it takes', async (_, route) => {
    const { send, sent } = server(503, 503, 200)
    const here = world()
    const answer = sendWithRetry(route, send, here)
    await turn()
    expect([here.server.isWaiting(), here.absence]).toEqual([true, 'The server is busy.'])
    here.server.open()
    await turn()
    expect(here.server.isWaiting()).toBe(true)
    here.server.open()
    expect((await answer).status).toBe(200)
    expect(sent).toHaveLength(3)
  })

  it.each([
    ['a sign-in', LOGIN],
    ['what could be done twice', CREATE],
  ])('does not get %s again', async (_, route) => {
    expect((await sendWithRetry(route, server(503).send, world())).status).toBe(503)
  })

  it('is asked again by itself when the time is over', async () => {
    let calls = 0
    const send = async () => new Response(null, ++calls === 1 ? { status: 503, headers: { 'retry-after': '0' } } : {})
    expect((await sendWithRetry(READ, send, world())).status).toBe(200)
  })

  it('is left alone when the call is given up', async () => {
    const here = world()
    const answer = sendWithRetry(MOVE, server(503).send, here)
    await turn()
    here.server.giveUp()
    expect((await answer).status).toBe(503)
  })
})

describe('a server that says that this user asks for too much', () => {
  it.each([
    ['a read', READ],
    ['an edit', MOVE],
    ['what creates something: nothing was done', CREATE],
  ])('gets %s again when the time is over', async (_, route) => {
    const { send, sent } = server(429, 429, 200)
    const here = world()
    const answer = sendWithRetry(route, send, here)
    await turn()
    expect(here.server.isWaiting()).toBe(true)
    here.server.open()
    await turn()
    here.server.open()
    expect((await answer).status).toBe(200)
    expect(sent).toHaveLength(3)
  })

  it.each([
    ['a wrong password', CHANGE_PASSWORD],
    ['a sign-in', LOGIN],
    ['a file', SEND_FILE],
    ['what a visitor reads', { method: 'GET', access: 'open' } as const],
  ])('does not get %s again by itself', async (_, route) => {
    const { send, sent } = server(429, 200)
    expect((await sendWithRetry(route, send, world())).status).toBe(429)
    expect(sent).toHaveLength(1)
  })
})
