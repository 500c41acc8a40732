import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatFinishTime, formatMph, formatPace, parseFinishTime, parsePace, roundHalfUp } from './pace.js'

describe('parsePace', () => {
  it.each([
    ['1:00', 60],
    ['2:30', 150],
    ['8:04', 484],
    ['08:04', 484],
    ['16:00', 960],
    ['0:00', 0],
    ['120:59', 7259],
  ])('reads %s as %i seconds', (text, seconds) => {
    expect(parsePace(text)).toBe(seconds)
  })

  it.each([
    '',
    '8',
    '8:',
    ':30',
    '8:4',
    '8:60',
    '8:004',
    '8.04',
    '-8:04',
    ' 8:04',
    '8:04 ',
    '8:04/mi',
    '1:08:04',
    '1000:00',
    '٨:٠٤',
  ])('answers undefined for %j', (text) => {
    expect(parsePace(text)).toBeUndefined()
  })
})

describe('formatPace', () => {
  it.each([
    [60, '1:00'],
    [484, '8:04'],
    [9, '0:09'],
    [149.4, '2:29'],
    [149.5, '2:30'],
    [149.49999999999, '2:30'],
    [119.6, '2:00'],
    [960, '16:00'],
  ])('writes %f seconds as %s', (seconds, text) => {
    expect(formatPace(seconds)).toBe(text)
  })

  it('is undone by parsePace', () => {
    fc.assert(
      fc.property(fc.nat(59_999), (seconds) => {
        expect(parsePace(formatPace(seconds))).toBe(seconds)
      }),
    )
  })
})

describe('formatMph', () => {
  it.each([
    [18, '18.0'],
    [18.5, '18.5'],
    [18.04, '18.0'],
    [18.05, '18.1'],
    [19.95, '20.0'],
    [22.449, '22.4'],
  ])('writes %f as %s', (mph, text) => {
    expect(formatMph(mph)).toBe(text)
  })
})

describe('parseFinishTime', () => {
  it.each([
    ['00:00:00', 0],
    ['02:50:12', 10_212],
    ['2:50:12', 10_212],
    ['16:59:59', 61_199],
    ['120:00:00', 432_000],
  ])('reads %s as %i seconds', (text, seconds) => {
    expect(parseFinishTime(text)).toBe(seconds)
  })

  it.each(['', '02:50', '02:60:00', '02:50:60', '02:5:00', '-1:00:00', '02:50:12.5', 'Not set'])(
    'answers undefined for %j',
    (text) => {
      expect(parseFinishTime(text)).toBeUndefined()
    },
  )
})

describe('formatFinishTime', () => {
  it.each([
    [0, '00:00:00'],
    [10_212, '02:50:12'],
    [10_211.5, '02:50:12'],
    [3599.7, '01:00:00'],
    [61_199.4, '16:59:59'],
  ])('writes %f seconds as %s', (seconds, text) => {
    expect(formatFinishTime(seconds)).toBe(text)
  })

  it('is undone by parseFinishTime, also for custom races of more than four days', () => {
    const seconds = fc.nat(1000 * 3600 - 1)
    fc.assert(
      fc.property(seconds, (value) => {
        expect(parseFinishTime(formatFinishTime(value))).toBe(value)
      }),
    )
  })
})

describe('roundHalfUp', () => {
  it.each([
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [2.4999, 2],
    [1.005 * 100, 101],
    [-0.5, 0],
    [-1.2, -1],
  ])('rounds %f to %i', (value, whole) => {
    expect(roundHalfUp(value)).toBe(whole)
  })
})
