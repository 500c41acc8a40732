import { describe, expect, it } from 'vitest'
import type { Faults } from './faults.js'
import { RateLimiter } from './rate-limits.js'

function limiter(mode: Faults['rateLimits']) {
  const time = { now: 0 }
  return {
    time,
    limits: new RateLimiter(
      () => time.now,
      () => mode,
    ),
  }
}

describe('days of history', () => {
  it('are a hundred in any minute, under evaluation', () => {
    const { time, limits } = limiter('evaluation')
    expect(limits.allowsBackfill(60)).toBe(true)
    time.now = 30_000
    expect(limits.allowsBackfill(41)).toBe(false)
    expect(limits.allowsBackfill(40)).toBe(true)
    time.now = 60_000
    expect(limits.allowsBackfill(61)).toBe(false)
    expect(limits.allowsBackfill(60)).toBe(true)
  })

  it('are ten thousand in production, and any number without limits', () => {
    const production = limiter('production').limits
    expect(production.allowsBackfill(10_000)).toBe(true)
    expect(production.allowsBackfill(1)).toBe(false)
    const { limits } = limiter('off')
    for (let nth = 0; nth < 100; nth += 1) expect(limits.allowsBackfill(10_000)).toBe(true)
  })
})

describe('calls for workouts', () => {
  const callsOf = (limits: RateLimiter, user: string, count: number) =>
    Array.from({ length: count }, () => limits.allowsTraining(user)).filter(Boolean).length

  it('are a hundred in a minute for all users together', () => {
    const { time, limits } = limiter('evaluation')
    expect(callsOf(limits, 'a', 60) + callsOf(limits, 'b', 60)).toBe(100)
    time.now = 60_000
    expect(callsOf(limits, 'b', 60)).toBe(60)
  })

  it('are two hundred in a day for one user', () => {
    const { time, limits } = limiter('evaluation')
    let allowed = 0
    for (let minute = 0; minute < 10; minute += 1) {
      time.now = minute * 60_000
      allowed += callsOf(limits, 'a', 50)
    }
    expect(allowed).toBe(200)
    time.now = 24 * 3600_000
    expect(callsOf(limits, 'a', 50)).toBe(50)
  })
})
