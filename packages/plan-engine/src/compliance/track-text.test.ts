import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packNumbers, packTrack, unpackNumbers, unpackTrack } from './track-text.js'
import { LAP_CAUSES, type Track } from './types.js'

const row = fc.array(fc.option(fc.integer({ min: -1000, max: 2_000_000 })), { maxLength: 50 })
const track: fc.Arbitrary<Track> = fc.record({
  every: fc.integer({ min: 1, max: 600 }),
  power: row,
  heartRate: row,
  laps: fc.array(fc.record({ start: fc.nat(), metres: fc.option(fc.nat()), cause: fc.constantFrom(...LAP_CAUSES) }), {
    maxLength: 9,
  }),
  lengths: fc.record({
    pool: fc.nat(),
    swum: fc.array(fc.record({ start: fc.nat(), end: fc.nat() }), { minLength: 1, maxLength: 9 }),
  }),
})

describe('a track as text', () => {
  it('is the same track again', () => {
    fc.assert(fc.property(track, (one) => void expect(unpackTrack(packTrack(one))).toEqual(one)))
    const bare: Track = { every: 5, laps: [] }
    expect(unpackTrack(packTrack(bare))).toEqual(bare)
  })

  it('has a character or two for a value that changes little', () => {
    const watts = Array.from({ length: 720 }, (_, index) => 200 + (index % 15))
    expect(packNumbers(watts).length).toBeLessThan(800)
    expect(packNumbers([150, 152, null, 151])).toBe('sJE.B')
  })

  it('that nobody wrote ends where it breaks off', () => {
    expect(unpackNumbers('sJE!B')).toEqual([150, 152])
    expect(unpackNumbers('_'.repeat(40))).toEqual([])
  })
})
