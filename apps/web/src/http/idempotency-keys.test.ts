import { describe, expect, it } from 'vitest'
import { makeIdempotencyKeys } from './idempotency-keys.js'

describe('S39: the key of a submit', () => {
  it('S39 is the same while it has no answer, however often it is sent', () => {
    const keys = makeIdempotencyKeys()
    const first = keys.keyOf('POST /api/training-plans {"name":"x"}')
    expect(keys.keyOf('POST /api/training-plans {"name":"x"}')).toBe(first)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
  })

  it.each([500, 502, 503])('S39 stays after an answer of %i: nobody knows whether it was done', (status) => {
    const keys = makeIdempotencyKeys()
    const first = keys.keyOf('a')
    keys.answered('a', status)
    expect(keys.keyOf('a')).toBe(first)
  })

  it.each([201, 400, 409])('S39 is a new one after an answer of %i', (status) => {
    const keys = makeIdempotencyKeys()
    const first = keys.keyOf('a')
    keys.answered('a', status)
    expect(keys.keyOf('a')).not.toBe(first)
  })

  it('S39 is another one for other content', () => {
    const keys = makeIdempotencyKeys()
    expect(keys.keyOf('a')).not.toBe(keys.keyOf('b'))
  })
})
