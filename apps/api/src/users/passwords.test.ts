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

describe('S02 S05: fitsPassword', () => {
  it('is true for the password alone', async () => {
    const phc = await hashPassword(PASSWORD)
    expect(await fitsPassword(phc, PASSWORD)).toBe(true)
    expect(await fitsPassword(phc, `${PASSWORD} `)).toBe(false)
  })

  it('S05 costs as much for an account that does not exist', async () => {
    const phc = await hashPassword(PASSWORD)
    // The processor's time and not the clock's: what else the machine does is not in it.
    const cost = async (hashed: string | undefined) => {
      const before = process.cpuUsage()
      expect(await fitsPassword(hashed, 'wrong-password')).toBe(false)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    await cost(undefined)
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 75; round++) {
      known.push(await cost(phc))
      unknown.push(await cost(undefined))
    }
    const ratio = medianOf(unknown) / medianOf(known)
    expect(ratio).toBeGreaterThan(0.9)
    expect(ratio).toBeLessThan(1.1)
  })

  it('S02 refuses with a word of comfort whom a flood leaves no place, exactly those, and serves the next', async () => {
    const phc = await hashPassword(PASSWORD)
    const flood = await Promise.allSettled(Array.from({ length: 150 }, () => fitsPassword(phc, PASSWORD)))
    const refused = flood.filter((each) => each.status === 'rejected')
    expect(refused).toHaveLength(150 - Math.min(4, availableParallelism()) - 100)
    expect(refused[0]?.reason).toMatchObject({ kind: 'unavailable', details: { retryAfterSeconds: 5 } })
    expect(await fitsPassword(phc, PASSWORD)).toBe(true)
  })

  it('S02 leaves the process free to answer others: it is idle nearly all the time', async () => {
    const phc = await hashPassword(PASSWORD)
    const before = performance.eventLoopUtilization()
    await Promise.all(Array.from({ length: 40 }, () => fitsPassword(phc, PASSWORD)))
    // Hashed on the process's own thread, this would be 1.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.3)
  })
})

describe('S02: two hundred logins at once', () => {
  it('are served or refused in order, while health is answered all along', async () => {
    const server = await startTestApp()
    const { username } = await server.user()
    const health: number[] = []
    const ask = async () => {
      const started = performance.now()
      const { status } = await server.visitor().call(routes.health.live)
      expect(status).toBe(200)
      health.push(performance.now() - started)
    }
    const before = performance.eventLoopUtilization()
    const polling = setInterval(ask, 20)
    const body = { username, password: PASSWORD }
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        server.visitor().call(routes.users.login, { body, remoteAddress: `10.0.0.${index}` }),
      ),
    )
    clearInterval(polling)
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(100)
    for (const { status, headers } of replies) if (status === 503) expect(headers['retry-after']).toBe('5')
    expect(health.length).toBeGreaterThan(20)
    expect(medianOf(health)).toBeLessThan(100)
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.7)
    await server.stop()
  }, 120_000)
})

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
