import { describe, expect, it } from 'vitest'
import { goalAt, knobAt, parkedAt } from './goal-knob.js'

const range = { fastest: 9660, slowest: 10500 }
const parked = parkedAt(range)

describe('the knob of the goal', () => {
  it('is parked before the slow end: about a fifth of the way, in whole steps', () => {
    expect(parked).toBe(-240)
    expect(parkedAt({ fastest: 9000, slowest: 9000 })).toBe(-120)
  })

  it.each([
    ['no goal', null, parked],
    ['a goal slower than the slow end', 10_707, parked],
    ['the slow end', 10_500, 0],
    ['a goal between', 10_000, 500],
    ['the fast end', 9660, 840],
    ['a goal faster than that', 9000, 840],
  ])('stands where it belongs: %s', (_, goal, where) => {
    expect(knobAt(goal, range)).toBe(where)
  })

  it.each([
    ['a key from the parking place leads to the slow end', parked + 60, parked, true, 10_500],
    ['End leads to the fast end', 840, parked, true, 9660],
    ['a key beyond the slow end leads back', -60, 0, true, null],
    ['Home leads back', parked, 840, true, null],
    ['a pointer near the parking place stays there', -180, parked, false, null],
    ['a pointer near the slow end is at it, wherever it came from', -60, parked, false, 10_500],
    ['also from the goal', -60, 0, false, 10_500],
    ['a pointer on the way is a goal', 300, parked, false, 10_200],
  ])('%s', (_, value, knob, isByKey, goal) => {
    expect(goalAt(value, { knob, range, isByKey })).toBe(goal)
  })
})
