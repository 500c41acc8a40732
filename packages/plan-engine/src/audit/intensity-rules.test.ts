import { describe, expect, it } from 'vitest'
import { judge } from '../testing/judge.js'
import { race, season, sketch, step } from '../testing/plans.js'
import { exercise, workout } from '../testing/workouts.js'
import type { Intensity, Zone } from '../types.js'
import { easyShare, easyShareWeekly, hardDaysApart, monotony, weeklyRest } from './intensity-rules.js'

const input = season('olympic', 12)
/** An hour's session a day, of which so many minutes are in the zone. */
const session = (week: number, minutes: number, zone: Zone) =>
  workout(week, 2, [
    exercise({ id: `${week}`, duration: 100, steps: [step(100 - minutes, 'easy'), step(minutes, zone)] }),
  ])

describe('R11 easy time', () => {
  it.each([
    [25, 'pass', 75],
    [28, 'warn', 72],
    [30, 'warn', 70],
    [31, 'fail', 69],
  ] as const)('%i %% above easy is a %s', (minutes, result, value) => {
    expect(judge(easyShare, [session(1, minutes, 'tempo')], input)).toMatchObject({ result, value })
  })

  it.each([
    ['recovery', 100],
    ['easy', 100],
    ['moderate', 60],
    ['tempo', 60],
    ['threshold', 60],
    ['interval', 60],
    ['race', 60],
  ] as const)('40 of 100 min in zone %s leave %i %% easy', (zone, value) => {
    expect(judge(easyShare, [session(1, 40, zone)], input).value).toBe(value)
  })

  it('goes by the label where there are no steps: easy and moderate count as easy', () => {
    const workouts = sketch(
      1,
      'Mon run 30, Tue bike 30 moderate, Thu run 20 tempo, Fri swim 10 hard, Sat bike 10 interval',
    )
    expect(judge(easyShare, workouts, input)).toMatchObject({ result: 'fail', value: 60 })
  })

  it('leaves the race out, and passes an empty plan', () => {
    const hardRace = { ...race(input), exercises: [exercise({ id: 'r', duration: 100, steps: [step(100, 'race')] })] }
    expect(judge(easyShare, [hardRace], input).result).toBe('pass')
    expect(judge(easyShare, [hardRace, session(1, 10, 'race')], input).value).toBe(90)
  })
})

describe('R12 easy time in each week', () => {
  it.each([
    [30, 'pass', 70],
    [32, 'warn', 68],
    [35, 'warn', 65],
    [36, 'fail', 64],
  ] as const)('%i %% above easy in one week is a %s', (minutes, result, value) => {
    const verdict = judge(easyShareWeekly, [session(1, 0, 'easy'), session(5, minutes, 'tempo')], input)
    expect(verdict).toMatchObject({ result, value })
    expect(verdict.message).toContain('week 5')
  })
})

describe('R13 hard days apart', () => {
  it.each([
    ['a day between', 'Mon bike 45 hard, Thu run 45 tempo', 'pass', 0],
    ['two sports on one day', 'Mon bike 45 hard + run 30 tempo, Thu run 45', 'pass', 0],
    ['moderate days', 'Mon bike 45 hard, Tue run 45 moderate, Wed bike 45 interval', 'pass', 0],
    ['a pair', 'Mon bike 45 hard, Tue run 45 tempo', 'warn', 1],
    ['three in a row', 'Mon bike 45 hard, Tue run 45 tempo, Wed swim 45 interval', 'warn', 2],
    ['four in a row', 'Mon bike 45 hard, Tue run 45 tempo, Wed swim 45 interval, Thu run 45 hard', 'fail', 3],
  ] as const)('%s', (_, line, result, value) => {
    expect(judge(hardDaysApart, sketch(3, line), input)).toMatchObject({ result, value })
  })

  it('sees a pair across the border of two weeks, and in race week', () => {
    const border = [...sketch(3, 'Sun run 45 hard'), ...sketch(4, 'Mon bike 45 hard')]
    expect(judge(hardDaysApart, border, input)).toMatchObject({
      result: 'warn',
      message: 'Monday of week 4 is hard right after a hard day.',
    })
    expect(judge(hardDaysApart, sketch(12, 'Thu run 20 tempo, Fri bike 20 tempo'), input).result).toBe('warn')
  })

  it('leaves the race out', () => {
    expect(judge(hardDaysApart, [...sketch(12, 'Sat bike 20 tempo'), race(input)], input).result).toBe('pass')
  })
})

describe('R14 weekly rest', () => {
  const every = (sunday: string) =>
    `Mon run 60, Tue bike 60, Wed swim 60, Thu run 60, Fri bike 60, Sat bike 90, ${sunday}`
  it.each([
    ['a day off', every('Sun run 60').replace('Wed swim 60, ', ''), 'pass'],
    ['an easy day of 45 min', every('Sun run 45'), 'pass'],
    ['an easy day of two short sessions', every('Sun run 20 + swim 25'), 'pass'],
    ['an easy day of 50 min', every('Sun run 50'), 'fail'],
    ['a short day that is not easy', every('Sun run 30 moderate'), 'fail'],
  ] as const)('with %s', (_, line, result) => {
    expect(judge(weeklyRest, sketch(2, line), input).result).toBe(result)
  })

  it.each([
    [[2], 'Week 2 has no day off and no short easy day.'],
    [[2, 5], 'Week 2 has no day off and no short easy day (2 in all).'],
    [[2, 5, 6], 'Week 2 has no day off and no short easy day (3 in all).'],
  ])('tells the first of weeks %j, and how many more there are', (weeks, message) => {
    const workouts = weeks.flatMap((week) => sketch(week, every('Sun run 60')))
    expect(judge(weeklyRest, workouts, input)).toMatchObject({ value: weeks.length, message })
  })

  it('is not asked of race week', () => {
    expect(judge(weeklyRest, sketch(12, every('Sun run 60')), input).result).toBe('pass')
  })
})

describe('R15 variety of days', () => {
  it('is mean over standard deviation of minutes x effort over the seven days', () => {
    const labels: Intensity[] = ['easy', 'moderate', 'tempo', 'hard', 'interval']
    const week = labels.map((label, index) =>
      workout(2, (index + 1) as 1, [exercise({ id: label, duration: 60, intensity: label })]),
    )
    const loads = [180, 240, 360, 420, 480, 0, 0]
    const mean = 1680 / 7
    const spread = Math.sqrt(loads.reduce((sum, load) => sum + (load - mean) ** 2, 0) / 7)
    expect(judge(monotony, week, input).value).toBeCloseTo(mean / spread, 2)
  })

  it.each([
    ['a long day and a day off', 'Mon run 45, Tue bike 60, Thu run 45, Fri swim 45, Sat bike 120, Sun swim 45', 'pass'],
    [
      'nearly even days',
      'Mon run 40, Tue bike 60, Wed swim 40, Thu run 40, Fri swim 25, Sat bike 70, Sun run 60',
      'fail',
    ],
    ['even days', 'Mon run 45, Tue run 45, Wed run 45, Thu run 45, Fri run 45, Sat run 45, Sun run 45', 'fail'],
  ] as const)('%s', (_, line, result) => {
    expect(judge(monotony, sketch(2, line), input).result).toBe(result)
  })

  it('warns between 2 and 2.5', () => {
    const line = 'Mon run 40, Tue bike 70, Wed swim 35, Thu run 40, Fri swim 20, Sat bike 90, Sun run 60'
    expect(judge(monotony, sketch(2, line), input)).toMatchObject({ result: 'warn', value: 2.29 })
  })

  it('looks at load weeks only', () => {
    const even = 'Mon run 45, Tue run 45, Wed run 45, Thu run 45, Fri run 45, Sat run 45, Sun run 45'
    expect(judge(monotony, sketch(4, even), input)).toMatchObject({ result: 'pass', value: 0 })
  })
})
