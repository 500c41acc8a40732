import { availableParallelism } from 'node:os'
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

describe('S01 S02: a stored password', () => {
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
    const usernames = ['one@example.org', 'other@example.org']
    for (const username of usernames)
      await server.visitor().ask(routes.users.register, { body: { username, password: PASSWORD } })
    const [first = '', second = ''] = await Promise.all(usernames.map(storedOf))
    const { algorithm, memory, passes, saltBytes } = readPhc(first)
    expect(algorithm).toBe('argon2id')
    expect(memory).toBeGreaterThanOrEqual(OWASP_FLOOR.memory)
    expect(passes).toBeGreaterThanOrEqual(OWASP_FLOOR.passes)
    expect(saltBytes).toBeGreaterThanOrEqual(OWASP_FLOOR.saltBytes)
    expect(first).not.toBe(second)
  })

  it('is nowhere in the database as it was typed', async () => {
    await server.visitor().ask(routes.users.register, { body: { username: 'typed@example.org', password: PASSWORD } })
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

describe('S02: fitsPassword', () => {
  it('is true for the password alone', async () => {
    const phc = await hashPassword(PASSWORD)
    expect(await fitsPassword(phc, PASSWORD)).toBe(true)
    expect(await fitsPassword(phc, `${PASSWORD} `)).toBe(false)
  })

  it('S02 refuses with a word of comfort whom a flood leaves no place, exactly those, and serves the next', async () => {
    const phc = await hashPassword(PASSWORD)
    const flood = await Promise.allSettled(Array.from({ length: 150 }, () => fitsPassword(phc, PASSWORD)))
    const refused = flood.filter((each) => each.status === 'rejected')
    expect(refused).toHaveLength(150 - Math.min(4, availableParallelism()) - 100)
    expect(refused[0]?.reason).toMatchObject({ kind: 'unavailable', details: { retryAfterSeconds: 5 } })
    expect(await fitsPassword(phc, PASSWORD)).toBe(true)
  })

  it('S02 leaves the process free to answer others: it goes on while forty passwords are hashed', async () => {
    const phc = await hashPassword(PASSWORD)
    let hashed = 0
    const all = Array.from({ length: 40 }, () => fitsPassword(phc, PASSWORD).then(() => hashed++))
    // Hashed on the process's own thread, all of them would be done before anything else has its turn.
    await new Promise((resolve) => setImmediate(resolve))
    expect(hashed).toBeLessThan(40)
    await Promise.all(all)
  })
})
