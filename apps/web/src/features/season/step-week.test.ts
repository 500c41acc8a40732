import { describe, expect, it } from 'vitest'
import { stepWeek } from './step-week.js'

describe('stepWeek', () => {
  it.each([
    ['ArrowRight', 6, 7],
    ['ArrowDown', 6, 7],
    ['ArrowLeft', 6, 5],
    ['ArrowUp', 6, 5],
    ['PageDown', 6, 10],
    ['PageUp', 6, 2],
    ['Home', 6, 1],
    ['End', 6, 14],
  ])('%s leads from week %i to %i', (key, week, next) => {
    expect(stepWeek(key, week, 14)).toBe(next)
  })

  it('stays within the season', () => {
    expect([stepWeek('ArrowRight', 14, 14), stepWeek('PageUp', 2, 14)]).toEqual([14, 1])
  })

  it('leaves other keys alone', () => {
    expect(['Tab', 'Enter', ' ', 'a'].map((key) => stepWeek(key, 6, 14))).toEqual(Array(4).fill(undefined))
  })
})
