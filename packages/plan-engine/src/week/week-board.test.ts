import { describe, expect, test } from 'vitest'
import { planning } from '../testing/planning.js'
import { scenario, weekOffering } from '../testing/scenarios.js'
import { emptyBoard, fits, gapOf, place, sessionsPerDay } from './week-board.js'

const input = scenario('olympic', 'intermediate', 12, { weeklySchedule: weekOffering('Mon 0.5, Tue 1, Thu 3, Sat 2e') })
const board = () => emptyBoard(planning(input).settingOf(1), { swim: 2, bike: 3, run: 2 })

test.each([
  [0, 0],
  [30, 1],
  [55, 1],
  [60, 2],
  [175, 2],
  [180, 3],
  [480, 3],
])('a day of %i minutes holds %i sessions', (minutes, count) => {
  expect(sessionsPerDay(minutes)).toBe(count)
})

describe('placing a session', () => {
  test('starts it at its fewest minutes and counts it', () => {
    const week = board()
    place(week, { day: 2, sport: 'swim', role: 'easy', rule: 'every-day' })
    expect(week.slots[0]).toMatchObject({ day: 2, sport: 'swim', minutes: 25, min: 25, max: 60, gap: 0 })
    expect(week).toMatchObject({ used: [0, 0, 25, 0, 0, 0, 0], counts: [0, 0, 1, 0, 0, 0, 0], left: { swim: 1 } })
  })

  test('cuts its bounds to what the day may hold', () => {
    const week = board()
    place(week, { day: 1, sport: 'bike', role: 'quality', rule: 'hard-day' })
    expect(week.slots[0]).toMatchObject({ minutes: 30, min: 30, max: 30 })
  })

  test('keeps the length a long session is given', () => {
    const week = board()
    place(week, { day: 6, sport: 'bike', role: 'long', rule: 'long-ride', min: 100, max: 0 })
    expect(week.slots[0]).toMatchObject({ minutes: 100, min: 30, max: 100 })
  })

  test('does not count a brick run among the runs', () => {
    const week = board()
    place(week, { day: 6, sport: 'run', role: 'brick', rule: 'brick' })
    expect(week.left.run).toBe(2)
  })

  test('remembers how far the nearest of its sport is, round the week', () => {
    const week = board()
    place(week, { day: 6, sport: 'run', role: 'easy', rule: 'every-day' })
    expect(gapOf(week, 1, 'run')).toBe(2)
    expect(gapOf(week, 1, 'swim')).toBe(7)
    place(week, { day: 1, sport: 'run', role: 'easy', rule: 'every-day' })
    expect(week.slots[1]?.gap).toBe(2)
  })
})

describe('room for another session', () => {
  test('needs a free place, the minutes, and another sport', () => {
    const week = board()
    expect(fits(week, 2, 'run')).toBe(true)
    place(week, { day: 2, sport: 'run', role: 'easy', rule: 'every-day' })
    expect(fits(week, 2, 'run')).toBe(false)
    expect(fits(week, 2, 'bike')).toBe(true)
    place(week, { day: 2, sport: 'bike', role: 'easy', rule: 'second-session' })
    expect(fits(week, 2, 'swim')).toBe(false)
    expect(fits(week, 4, 'swim')).toBe(true)
  })

  test('a day of half an hour has none beside a first session, a day off none at all', () => {
    const week = board()
    place(week, { day: 1, sport: 'swim', role: 'easy', rule: 'every-day' })
    expect(fits(week, 1, 'run')).toBe(false)
    expect(fits(week, 3, 'run')).toBe(false)
  })

  test('minutes already taken count', () => {
    const week = board()
    place(week, { day: 6, sport: 'bike', role: 'long', rule: 'long-ride', min: 105, max: 0 })
    expect(fits(week, 6, 'run')).toBe(false)
  })
})
