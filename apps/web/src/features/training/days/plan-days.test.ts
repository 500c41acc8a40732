import { weekOf } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { clampDay, nameOfNearest, planRange, stepDay } from './plan-days.js'

/** Made on Thursday, 24 December 2026; the race is on Sunday, 28 March 2027. */
const plan = { raceDate: '2027-03-28', totalWeeks: 14, startDate: '2026-12-24' }
const range = planRange(plan)

describe('the days of a plan', () => {
  it('begin on the day it was made and end on race day', () => {
    expect(range).toEqual({ first: '2026-12-24', last: '2027-03-28' })
  })

  it('begin with week 1 when the plan was made on the eve of it', () => {
    expect(planRange({ ...plan, startDate: '2026-12-20' }).first).toBe('2026-12-21')
  })
})

describe('a day', () => {
  it.each([
    ['long before the plan', '2026-01-01', '2026-12-24'],
    ['within the plan', '2027-01-28', '2027-01-28'],
    ['after the race', '2027-04-01', '2027-03-28'],
  ])('%s is shown as the nearest one', (_, day, shown) => {
    expect(clampDay(range, day)).toBe(shown)
  })

  it('is stepped over months and years', () => {
    expect(stepDay(range, '2026-12-31', 1)).toBe('2027-01-01')
    expect(stepDay(range, '2027-03-01', -1)).toBe('2027-02-28')
  })

  it('is never stepped out of the plan', () => {
    expect(stepDay(range, range.first, -1)).toBe(range.first)
    expect(stepDay(range, range.last, 1)).toBe(range.last)
  })

  it('a week further on stands in the next week, the ends included', () => {
    expect(weekOf(plan, stepDay(range, '2026-12-25', 7))).toBe(2)
    expect(weekOf(plan, stepDay(range, '2026-12-29', -7))).toBe(1)
    expect(weekOf(plan, stepDay(range, '2027-03-20', 7))).toBe(14)
  })
})

it.each([
  ['2027-01-28', 'Today'],
  ['2026-11-20', 'First day'],
  ['2027-05-01', 'Race day'],
])('on %s the way back is called %s', (today, name) => {
  expect(nameOfNearest(clampDay(range, today), today, range)).toBe(name)
})
