import { describe, expect, it } from 'vitest'
import { deliver } from './deliver.js'
import { makeGate } from './gate.js'

const MOVE = { method: 'PATCH', access: 'user' } as const
const CREATE = { method: 'POST', access: 'user' } as const
const READ = { method: 'GET', access: 'user' } as const
const LOGIN = { method: 'POST', access: 'open' } as const

const AWAY = new Error('no network')

/** Answers one after the other; an error stands for a network that is away. */
function server(...answers: (number | Error)[]) {
  const sent: (number | Error)[] = []
  const send = async () => {
    const answer = answers[sent.length] ?? 200
    sent.push(answer)
    if (answer instanceof Error) throw answer
    return new Response(null, { status: answer })
  }
  return { send, sent }
}

const world = (isOffline = false) => ({ session: makeGate(), network: makeGate(), isOffline: () => isOffline })

const turn = () => new Promise((resolve) => setTimeout(resolve))

describe('an edit whose session has ended', () => {
  it('waits, and is sent again after the sign-in', async () => {
    const { send, sent } = server(401, 200)
    const here = world()
    const answer = deliver(MOVE, send, here)
    await turn()
    expect([here.session.isWaiting(), sent.length]).toEqual([true, 1])
    here.session.open()
    expect((await answer).status).toBe(200)
    expect(sent).toHaveLength(2)
  })

  it('is not sent again when the sign-in is given up', async () => {
    const { send, sent } = server(401)
    const here = world()
    const answer = deliver(MOVE, send, here)
    await turn()
    here.session.giveUp()
    expect((await answer).status).toBe(401)
    expect(sent).toHaveLength(1)
  })

  it('is refused for good when it is refused again', async () => {
    const { send, sent } = server(401, 401)
    const here = world()
    const answer = deliver(MOVE, send, here)
    await turn()
    here.session.open()
    expect((await answer).status).toBe(401)
    expect(sent).toHaveLength(2)
  })
})

it('does not ask for a sign-in when the login itself is refused', async () => {
  expect((await deliver(LOGIN, server(401).send, world())).status).toBe(401)
})

it.each([400, 404, 409, 500])('hands on an answer of %i as it is', async (status) => {
  expect((await deliver(MOVE, server(status).send, world())).status).toBe(status)
})

describe('without a network', () => {
  it('an edit waits until it is back, as often as it takes', async () => {
    const { send, sent } = server(AWAY, AWAY, 200)
    const here = world()
    const answer = deliver(MOVE, send, here)
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
    const answer = deliver(MOVE, server(AWAY).send, here)
    await turn()
    here.network.giveUp()
    await expect(answer).rejects.toBe(AWAY)
  })

  it.each([
    ['a read', READ],
    ['a sign-in', LOGIN],
    ['what creates something, for it may have arrived', CREATE],
  ])('%s fails at once', async (_, route) => {
    await expect(deliver(route, server(AWAY).send, world())).rejects.toBe(AWAY)
  })

  it('what creates something waits when the browser knows that it is offline', async () => {
    const here = world(true)
    const answer = deliver(CREATE, server(AWAY).send, here)
    await turn()
    here.network.open()
    expect((await answer).status).toBe(200)
  })
})
