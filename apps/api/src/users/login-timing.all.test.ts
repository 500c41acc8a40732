import { routes } from '@tri/api-contract'
import { IS_SOAK, rounds } from '@tri/test-setup/soak'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { medianOf } from '../testing/median.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const KINDS = ['known', 'unknown'] as const
/** Of each kind, in turns: a few show that the bytes are the same, and a soak measures the time, whether or not it is welcome. */
const SAMPLES = rounds({ short: 10, soak: 300 })
const BOUNDS = { least: 0.9, most: 1.1 }

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
}, 60_000)
afterAll(() => server.stop())

/** Each attempt comes from a network of its own, so that none is limited. */
const addressOf = (attempt: number) => `10.${(attempt >> 16) & 255}.${(attempt >> 8) & 255}.${attempt & 255}`

describe('S05 a wrong password', () => {
  it('is answered in the same time and the same bytes, whether or not the account exists', async () => {
    const usernames = { known: (await server.user()).username, unknown: 'nobody@example.org' }
    const took = { known: [] as number[], unknown: [] as number[] }
    const answers = { known: new Set<string>(), unknown: new Set<string>() }
    let attempts = 0
    const attempt = async (kind: (typeof KINDS)[number]) => {
      const body = { username: usernames[kind], password: 'wrong-password' }
      const remoteAddress = addressOf(++attempts)
      const began = performance.now()
      const { status, headers, text } = await server.visitor().call(routes.users.login, { body, remoteAddress })
      took[kind].push(performance.now() - began)
      answers[kind].add(JSON.stringify([status, { ...headers, date: undefined, 'x-request-id': undefined }, text]))
    }

    for (const kind of KINDS) await attempt(kind)
    for (const times of Object.values(took)) times.length = 0
    for (let sample = 0; sample < SAMPLES; sample++)
      for (const kind of sample % 2 ? KINDS : KINDS.toReversed()) await attempt(kind)
    // Each against the one right beside it: what else the computer does then slows both.
    const ratio = medianOf(
      took.unknown.map((milliseconds, sample) => milliseconds / (took.known[sample] ?? Number.NaN)),
    )
    console.log(
      `${SAMPLES} samples each: ${medianOf(took.known).toFixed(1)} ms known, ` +
        `${medianOf(took.unknown).toFixed(1)} ms unknown, ratio ${ratio.toFixed(3)}`,
    )
    expect(took.known).toHaveLength(SAMPLES)
    if (IS_SOAK) expect(ratio).toBeGreaterThanOrEqual(BOUNDS.least)
    if (IS_SOAK) expect(ratio).toBeLessThanOrEqual(BOUNDS.most)
    expect(answers.known.size).toBe(1)
    expect(answers.unknown).toEqual(answers.known)
  }, 400_000)
})
