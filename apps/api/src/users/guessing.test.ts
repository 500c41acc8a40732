import { routes } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HttpError } from '../http/errors.js'
import { attemptLimits } from '../http/security/rate-limit.js'
import { PASSWORD, startTestApp, type TestApp } from '../testing/test-app.js'
import { isKnownNetwork } from './sign-ins.js'

const { users, signIns } = routes
const FREE = 50
const HOME = '203.0.113.7'

let server: TestApp
let waits: number[] = []

beforeAll(async () => {
  server = await startTestApp({ SIGN_IN_LIMIT: '10' })
})
beforeEach(async () => {
  waits = []
  await server.db.deleteFrom('rate_limits').execute()
})
afterAll(() => server.stop())

const wait = async (milliseconds: number) => void waits.push(milliseconds)
const limits = () => attemptLimits(server.db, 10, { isKnown: (attempt) => isKnownNetwork(server.db, attempt), wait })

const tryFrom = (address: string, username: string, work: () => Promise<unknown> = wrong) =>
  limits()
    .signIn({ address, username }, work)
    .catch((error: unknown) => error)
const wrong = () => Promise.reject(new HttpError('unauthenticated', 'Invalid email or password'))

/** So many wrong passwords, each from a network of its own. */
async function guess(username: string, tries: number) {
  for (let network = 0; network < tries; network++) await tryFrom(`10.${network >> 8}.${network & 255}.1`, username)
}

const newUser = async (username: string) => {
  const visitor = server.visitor()
  await visitor.ask(users.register, { body: { username, password: PASSWORD }, remoteAddress: HOME })
  return visitor
}

describe('S55 guessing one account from many networks', () => {
  it('waits longer and longer after fifty wrong passwords within an hour', async () => {
    await guess('victim@example.org', 60)
    expect(waits).toEqual(Array(10).fill(2000))
    await guess('victim@example.org', 35)
    expect(waits.slice(10)).toEqual([...Array(10).fill(4000), ...Array(10).fill(8000), ...Array(15).fill(16_000)])
    await sql`update rate_limits set resets_at = now() - interval '1 second'`.execute(server.db)
    waits = []
    await guess('victim@example.org', 1)
    expect(waits).toEqual([])
  })

  it('keeps neither the owner waiting where they were before, nor others on their accounts', async () => {
    await newUser('owner@example.org')
    await guess('owner@example.org', FREE)
    waits = []
    await tryFrom('203.0.113.99', 'owner@example.org')
    await tryFrom('198.51.100.1', 'somebody-else@example.org')
    expect(waits).toEqual([])
    await tryFrom('198.51.100.1', 'owner@example.org')
    expect(waits).toEqual([2000])
  })

  it('counts no right password, and none that could not be looked at', async () => {
    for (let attempt = 0; attempt < FREE + 5; attempt++) {
      await tryFrom(`10.1.${attempt}.1`, 'right@example.org', async () => 'in')
      await tryFrom(`10.2.${attempt}.1`, 'right@example.org', () =>
        Promise.reject(new HttpError('unavailable', 'Busy')),
      )
    }
    await tryFrom('10.3.1.1', 'right@example.org')
    expect(waits).toEqual([])
  })

  it('does not tell by waiting whether there is such an account', async () => {
    await newUser('known@example.org')
    for (const username of ['known@example.org', 'unknown@example.org']) await guess(username, FREE + 1)
    expect(waits).toEqual([2000, 2000])
  })

  it('really waits at the log-in', async () => {
    const visitor = await newUser('slow@example.org')
    await guess('slow@example.org', FREE)
    const body = { username: 'slow@example.org', password: PASSWORD }
    const began = performance.now()
    await visitor.ask(users.login, { body, remoteAddress: '198.51.100.1' })
    expect(performance.now() - began).toBeGreaterThanOrEqual(1990)
  })

  it('counts the /48 that IPv6 networks are part of: four times what one may', async () => {
    const answers: unknown[] = []
    for (let network = 0; network < 42; network++) {
      const answer = await tryFrom(`2001:db8:7:${network.toString(16)}::1`, `user${network}@example.org`)
      answers.push(answer instanceof HttpError && answer.kind)
    }
    expect(answers).toEqual([...Array(40).fill('unauthenticated'), 'tooMany', 'tooMany'])
    expect(await tryFrom('2001:db8:8::1', 'user@example.org')).toMatchObject({ kind: 'unauthenticated' })
  })

  it('is shown to its owner, for a week', async () => {
    const owner = await newUser('shown@example.org')
    expect(await owner.ask(signIns.wrongPasswords)).toEqual({ count: 0, since: null, networks: 0 })
    const body = { username: 'shown@example.org', password: 'not-the-password' }
    for (const remoteAddress of ['10.0.1.1', '10.0.1.2', '10.0.2.1'])
      await server.visitor().call(users.login, { body, remoteAddress })
    const shown = await owner.ask(signIns.wrongPasswords)
    expect(shown).toEqual({ count: 3, since: expect.stringMatching(/Z$/), networks: 2 })
    expect(await (await newUser('other@example.org')).ask(signIns.wrongPasswords)).toMatchObject({ count: 0 })
    await sql`update sign_ins set at = now() - interval '167 hours'`.execute(server.db)
    expect(await owner.ask(signIns.wrongPasswords)).toMatchObject({ count: 3 })
    await sql`update sign_ins set at = now() - interval '169 hours'`.execute(server.db)
    expect(await owner.ask(signIns.wrongPasswords)).toMatchObject({ count: 0 })
  })
})
