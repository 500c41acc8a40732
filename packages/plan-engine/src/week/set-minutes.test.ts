import { describe, expect, test } from 'vitest'
import type { Slot } from '../season/session-slot.js'
import { planning, slot } from '../testing/planning.js'
import { scenario } from '../testing/scenarios.js'
import { setMinutes } from './set-minutes.js'

const { shapeOf } = planning(scenario('olympic', 'intermediate', 12))
const HOUR_A_DAY = [60, 60, 60, 60, 60, 60, 60]
const needs = {
  total: 0,
  targets: { swim: 100, bike: 100, run: 100 },
  limits: HOUR_A_DAY,
  runCeiling: Number.POSITIVE_INFINITY,
}

const minutesOf = (slots: readonly Slot[]) => slots.map(({ minutes }) => minutes)

describe('the minutes of a week', () => {
  test('are filled up in fives, the sport first that lacks most', () => {
    const slots = [slot(1, 'swim'), slot(2, 'bike'), slot(4, 'run')]
    const targets = { swim: 30, bike: 60, run: 35 }
    expect(minutesOf(setMinutes(slots, shapeOf(1), { ...needs, total: 105, targets }))).toEqual([30, 45, 30])
  })

  test('stop at what sessions and days can hold', () => {
    const slots = [slot(1, 'swim', { max: 45 }), slot(1, 'run', { max: 45 }), slot(2, 'bike', { max: 75 })]
    const filled = setMinutes(slots, shapeOf(1), { ...needs, total: 500 })
    expect(minutesOf(filled)).toEqual([30, 30, 60])
  })

  test('fill a day up to its hours and not a minute more', () => {
    const slots = [slot(1, 'swim', { minutes: 20 }), slot(1, 'run', { minutes: 20 })]
    const limits = [60, 55, 60, 60, 60, 60, 60]
    const [swim = 0, run = 0] = minutesOf(setMinutes(slots, shapeOf(1), { ...needs, limits, total: 500 }))
    expect(swim + run).toBe(55)
  })

  test.each([
    ['above its least', 30, [50, 10]],
    ['down to its least', 50, [50, 10]],
    ['never below it: the other is dropped', 55, [60]],
  ])('cut the long session of an overfull day before dropping another, %s', (_, min, expected) => {
    const day = [slot(6, 'bike', { role: 'long', minutes: 55, min }), slot(6, 'run', { role: 'brick', minutes: 10 })]
    expect(minutesOf(setMinutes(day, shapeOf(1), { ...needs, total: 60 }))).toEqual(expected)
  })

  test('drop the least important session of a day that is still too full', () => {
    const day = [slot(6, 'bike', { role: 'quality', minutes: 40 }), slot(6, 'swim', { minutes: 30 })]
    expect(setMinutes(day, shapeOf(1), { ...needs, total: 60 }).map(({ sport }) => sport)).toEqual(['bike'])
    expect(minutesOf(setMinutes([slot(6, 'swim', { minutes: 90 })], shapeOf(1), { ...needs, total: 60 }))).toEqual([60])
  })

  test('lose second sessions when they overshoot, keeping two swims', () => {
    const slots = [
      slot(1, 'swim', { minutes: 30 }),
      slot(2, 'swim', { minutes: 30, rule: 'second-session' }),
      slot(2, 'bike', { minutes: 30 }),
      slot(4, 'run', { minutes: 30, rule: 'second-session' }),
      slot(4, 'bike', { minutes: 30 }),
    ]
    expect(setMinutes(slots, shapeOf(1), { ...needs, total: 120 }).map(({ sport }) => sport)).toEqual([
      'swim',
      'swim',
      'bike',
      'bike',
    ])
  })

  test('give up a brick early in the season, and hold on to it near the race', () => {
    const slots = () => [
      slot(6, 'bike', { minutes: 40 }),
      slot(6, 'run', { role: 'brick', minutes: 20, min: 10 }),
      slot(1, 'bike', { minutes: 40 }),
      slot(1, 'run', { minutes: 20, rule: 'second-session' }),
    ]
    const roles = (week: number) => setMinutes(slots(), shapeOf(week), { ...needs, total: 100 }).map(({ role }) => role)
    expect(roles(2)).not.toContain('brick')
    expect(roles(9)).toContain('brick')
  })

  test('shorten long sessions above an hour when nothing can be dropped', () => {
    const slots = [slot(6, 'bike', { role: 'long', minutes: 90 }), slot(1, 'run')]
    const limits = [60, 60, 60, 60, 60, 60, 120]
    expect(minutesOf(setMinutes(slots, shapeOf(1), { ...needs, limits, total: 100 }))).toEqual([70, 30])
  })

  test('leave an hour of a long session, however small the week', () => {
    const slots = [slot(6, 'bike', { role: 'long', minutes: 90, min: 90 }), slot(1, 'run', { min: 30 })]
    const limits = [60, 60, 60, 60, 60, 60, 120]
    expect(minutesOf(setMinutes(slots, shapeOf(1), { ...needs, limits, total: 30 }))).toEqual([60, 30])
  })

  test('shrink short sessions to a quarter of an hour in weeks that rest, not in weeks that load', () => {
    const slots = () => [slot(1, 'swim', { min: 30 }), slot(2, 'bike', { min: 30 })]
    expect(minutesOf(setMinutes(slots(), shapeOf(4), { ...needs, total: 30 }))).toEqual([15, 15])
    expect(minutesOf(setMinutes(slots(), shapeOf(3), { ...needs, total: 30 }))).toEqual([30, 30])
  })

  describe('of a week that rests', () => {
    const WEEK = [
      slot(1, 'swim', { minutes: 15 }),
      slot(1, 'bike', { minutes: 15, rule: 'second-session' }),
      slot(2, 'bike', { minutes: 15 }),
      slot(4, 'run', { minutes: 15 }),
      slot(4, 'swim', { minutes: 15, rule: 'second-session' }),
      slot(5, 'bike', { minutes: 15 }),
      slot(6, 'run', { minutes: 15 }),
    ]
    const sportsIn = (week: number, total: number) =>
      setMinutes(
        WEEK.map((each) => ({ ...each })),
        shapeOf(week),
        { ...needs, total },
      ).map(({ sport }) => sport)

    test('leave out second sessions that would be too short to be worth it, two of each sport kept', () => {
      expect(sportsIn(4, 175)).toHaveLength(7)
      const fewer = ['swim', 'bike', 'run', 'swim', 'bike', 'run']
      expect(sportsIn(4, 170)).toEqual(fewer)
      expect(sportsIn(4, 105)).toEqual(fewer)
      expect(sportsIn(3, 170)).toHaveLength(7)
    })

    test('keep one that is all its day holds', () => {
      const alone = slot(3, 'bike', { minutes: 15, rule: 'second-session' })
      const week = [...WEEK.filter(({ sport }) => sport === 'bike').map((each) => ({ ...each })), alone]
      const days = setMinutes(week, shapeOf(4), { ...needs, total: 60 }).map(({ day }) => day)
      expect(days).toEqual([1, 2, 5, 3])
    })

    test('bring each easy session to what is worth it before any grows further', () => {
      const slots = () => [slot(1, 'bike', { minutes: 40 }), slot(2, 'run', { minutes: 15 })]
      const targets = { swim: 0, bike: 100, run: 10 }
      expect(minutesOf(setMinutes(slots(), shapeOf(4), { ...needs, targets, total: 70 }))).toEqual([45, 25])
      expect(minutesOf(setMinutes(slots(), shapeOf(3), { ...needs, targets, total: 70 }))).toEqual([55, 15])
    })
  })

  test('keep every other run below the long run and the ceiling', () => {
    const slots = [slot(2, 'run', { role: 'long', minutes: 40, max: 40 }), slot(4, 'run'), slot(0, 'run')]
    expect(minutesOf(setMinutes(slots, shapeOf(1), { ...needs, total: 200 }))).toEqual([40, 35, 35])
    const alone = [slot(4, 'run', { minutes: 20 })]
    expect(minutesOf(setMinutes(alone, shapeOf(1), { ...needs, total: 60, runCeiling: 25 }))).toEqual([25])
  })

  test('cap the least of a run with its minutes, and leave it where it is lower', () => {
    const run = (fields: Partial<Slot>) => [slot(4, 'run', { minutes: 40, ...fields })]
    const capped = setMinutes(run({ min: 40 }), shapeOf(1), { ...needs, total: 20, runCeiling: 30 })
    expect(capped).toMatchObject([{ minutes: 30, min: 30, max: 30 }])
    expect(minutesOf(setMinutes(run({ min: 20 }), shapeOf(1), { ...needs, total: 20, runCeiling: 60 }))).toEqual([20])
  })

  test('stretch a long session only when no other has room', () => {
    const long = slot(6, 'bike', { role: 'long', minutes: 30, max: 60 })
    expect(minutesOf(setMinutes([long, slot(1, 'run')], shapeOf(4), { ...needs, total: 95 }))).toEqual([35, 60])
  })
})
