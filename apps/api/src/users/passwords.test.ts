import { hash } from '@node-rs/argon2'
import { routes } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, startTestApp, type TestApp } from '../testing/test-app.js'
import { fitsPassword, hashPassword, isOutdated } from './passwords.js'

/** OWASP's Password Storage Cheat Sheet: the least for argon2id. */
const OWASP_FLOOR = { memory: 19_456, passes: 2, saltBytes: 16 }

const readPhc = (phc: string) => {
  const [, algorithm, memory, passes, salt = ''] = /^\$(\w+)\$v=19\$m=(\d+),t=(\d+),p=\d+\$([^$]+)\$/.exec(phc) ?? []
  return { algorithm, memory: Number(memory), passes: Number(passes), saltBytes: Buffer.from(salt, 'base64').length }
}

describe('a stored password', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp()
  })
  afterAll(() => server.stop())

  const storedOf = async (username: string) => {
    const rows = server.db.selectFrom('users').select('password').where('username', '=', username)
    return (await rows.executeTakeFirstOrThrow()).password
  }

  it('is an argon2id hash above the floor, with a salt of its own', async () => {
    const [one, other] = [await server.user(), await server.user()]
    const [first, second] = [await storedOf(one.username), await storedOf(other.username)]
    const { algorithm, memory, passes, saltBytes } = readPhc(first)
    expect(algorithm).toBe('argon2id')
    expect(memory).toBeGreaterThanOrEqual(OWASP_FLOOR.memory)
    expect(passes).toBeGreaterThanOrEqual(OWASP_FLOOR.passes)
    expect(saltBytes).toBeGreaterThanOrEqual(OWASP_FLOOR.saltBytes)
    expect(first).not.toBe(second)
  })

  it('is nowhere in the database as it was typed', async () => {
    await server.user()
    const tables = ['users', 'sessions', 'rate_limits', 'secrets'] as const
    const rows = await Promise.all(tables.map((table) => server.db.selectFrom(table).selectAll().execute()))
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
  })

  it('is hashed anew at login when it was hashed with less', async () => {
    const { username } = await server.user()
    const weak = await hash(PASSWORD, { memoryCost: 9_216, timeCost: 2 })
    await server.db.updateTable('users').set({ password: weak }).where('username', '=', username).execute()
    await server.visitor().ask(routes.users.login, { body: { username, password: PASSWORD } })
    const renewed = await storedOf(username)
    expect(renewed).not.toBe(weak)
    expect(isOutdated(renewed)).toBe(false)
    await server.visitor().ask(routes.users.login, { body: { username, password: PASSWORD } })
    expect(await storedOf(username)).toBe(renewed)
  })
})

describe('fitsPassword', () => {
  it('is true for the password alone', async () => {
    const phc = await hashPassword(PASSWORD)
    expect(await fitsPassword(phc, PASSWORD)).toBe(true)
    expect(await fitsPassword(phc, `${PASSWORD} `)).toBe(false)
  })

  it('takes as long for an account that does not exist', async () => {
    const phc = await hashPassword(PASSWORD)
    const time = async (hashed: string | undefined) => {
      const started = performance.now()
      expect(await fitsPassword(hashed, 'wrong-password')).toBe(false)
      return performance.now() - started
    }
    await time(undefined)
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 25; round++) {
      known.push(await time(phc))
      unknown.push(await time(undefined))
    }
    // The quickest of each: what else the machine does only ever adds.
    const ratio = Math.min(...unknown) / Math.min(...known)
    expect(ratio).toBeGreaterThan(0.7)
    expect(ratio).toBeLessThan(1.4)
  })

  it('refuses with a word of comfort when a flood comes, and serves the next', async () => {
    const phc = await hashPassword(PASSWORD)
    const flood = await Promise.allSettled(Array.from({ length: 150 }, () => fitsPassword(phc, PASSWORD)))
    const refused = flood.filter((each) => each.status === 'rejected')
    expect(refused.length).toBeGreaterThanOrEqual(150 - 104)
    expect(refused.length).toBeLessThan(50)
    expect(refused[0]?.reason).toMatchObject({ kind: 'unavailable', details: { retryAfterSeconds: 5 } })
    expect(await fitsPassword(phc, PASSWORD)).toBe(true)
  })

  it('leaves the process free to answer others: 99 of 100 wait less than 100 ms', async () => {
    const phc = await hashPassword(PASSWORD)
    const flood = Promise.all(Array.from({ length: 40 }, () => fitsPassword(phc, PASSWORD)))
    const waits: number[] = []
    const ticking = setInterval(() => waits.push(performance.now()), 5)
    await flood
    clearInterval(ticking)
    const gaps = waits.slice(1).map((at, index) => at - (waits[index] ?? at))
    const slowFirst = gaps.sort((a, b) => b - a)
    expect(slowFirst[Math.ceil(gaps.length / 100)]).toBeLessThan(100)
  })
})
