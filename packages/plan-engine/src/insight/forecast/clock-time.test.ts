import { describe, expect, it } from 'vitest'
import { clockTime, parseStartTime } from './clock-time.js'

describe('clockTime', () => {
  it.each([
    ['07:00', 0, '07:00', 0],
    ['07:00', 1796, '07:30', 0],
    ['06:45', 9572, '09:25', 0],
    ['07:00', 17 * 3600, '00:00', 1],
    ['23:59', 60, '00:00', 1],
    ['20:00', 30 * 3600, '02:00', 2],
  ])('%s and %i s is %s, %i days later', (start, seconds, text, daysLater) => {
    expect(clockTime(parseStartTime(start) ?? 0, seconds)).toEqual({ text, daysLater })
  })
})

describe('parseStartTime', () => {
  it.each([
    ['00:00', 0],
    ['07:05', 425],
    ['23:59', 1439],
    ['24:00', undefined],
    ['7:00', undefined],
    ['', undefined],
    ['soon', undefined],
  ])('of "%s" is %s', (text, minutes) => {
    expect(parseStartTime(text)).toBe(minutes)
  })
})
