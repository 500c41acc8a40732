import { describe, expect, it } from 'vitest'
import { addDays, dateOf } from '../calendar.js'
import { judge } from '../testing/judge.js'
import { season, sketch, step, withMinutes } from '../testing/plans.js'
import { exercise, workout } from '../testing/workouts.js'
import type { Fitness } from '../types.js'
import { easierWeeks, firstWeek, fitnessRamp, recoveryDepth, weeklyGrowth } from './growth-rules.js'

/** Twelve weeks: 4 and 8 recover, 11 tapers, 12 races. */
const input = season('olympic', 12)
const NONE = { swim: 0, bike: 0, run: 0 }
/** One ride a week of the given minutes. */
const rides = (minutes: readonly number[]) => minutes.flatMap((ride, index) => sketch(index + 1, `Sat bike ${ride}`))

describe('R05 weekly growth', () => {
  it.each([
    ['no growth', [300, 300, 300], 'pass', 0],
    ['10 %', [300, 330, 360], 'pass', 10],
    ['between 10 and 15 %', [300, 330, 375], 'warn', 13.6],
    ['15 %', [300, 345, 360], 'warn', 15],
    ['more', [300, 350, 350], 'fail', 16.7],
    ['a small step of a small week', [45, 50, 55], 'pass', 0],
    ['a step of ten minutes', [45, 55, 55], 'fail', 22.2],
    ['a step of ten minutes after none', [0, 10, 10], 'pass', 0],
  ] as const)('%s', (_, minutes, result, value) => {
    expect(judge(weeklyGrowth, rides(minutes), input)).toMatchObject({ result, value })
  })

  it('names the first of the steepest weeks, and none where there is no step', () => {
    expect(judge(weeklyGrowth, rides([300, 360, 300, 200, 360]), input).message).toContain('week 2: 20 % more')
    expect(judge(weeklyGrowth, rides([300, 305, 300]), input).message).toBe('No week is a step up of 10 min or more.')
  })

  it('compares with the biggest of the four load weeks before, over a recovery week', () => {
    expect(judge(weeklyGrowth, rides([300, 300, 400, 200, 430]), input).value).toBe(33.3)
    expect(judge(weeklyGrowth, rides([300, 320, 350, 200, 380, 300, 400]), input).result).toBe('pass')
  })

  it('forgets what is longer ago than four load weeks', () => {
    const grown = rides([400, 300, 300, 200, 300, 300, 400])
    expect(judge(weeklyGrowth, grown, input)).toMatchObject({ result: 'fail', value: 33.3 })
  })

  it('takes no week off for one to grow from, nor the way back from it; after three weeks off only what was done since', () => {
    const off = (from: number, weeks: number) => ({
      ...input,
      timeOff: [{ from: dateOf(input, from, 1), to: addDays(dateOf(input, from, 1), 7 * weeks - 1), sports: [] }],
    })
    const back = rides([0, 150, 320, 200, 330])
    expect(judge(weeklyGrowth, back, input)).toMatchObject({ result: 'fail', value: 113.3 })
    expect(judge(weeklyGrowth, back, off(1, 1))).toMatchObject({ result: 'pass', value: 3.1 })
    expect(judge(weeklyGrowth, rides([300, 310, 0, 0, 0, 100, 110, 75, 150]), off(3, 3)).value).toBe(36.4)
    const told = off(3, 1)
    expect(
      judge(weeklyGrowth, rides([0, 0, 0, 0, 300, 310]), { ...told, timeOff: [null as never, {} as never] }).value,
    ).toBe(3.3)
  })

  it('never measures by a week that the plan’s first day cuts short', () => {
    const late = { ...input, today: '2026-11-28' }
    expect(judge(weeklyGrowth, rides([100, 300, 320]), late)).toMatchObject({ result: 'pass', value: 6.7 })
  })
})

describe('R06 fitness ramp', () => {
  /** One easy ride a day of the given hours in each week. */
  const daily = (hours: readonly number[]) =>
    hours.flatMap((time, index) =>
      ([0, 1, 2, 3, 4, 5, 6] as const).map((day) =>
        workout(index + 1, day, [
          exercise({ id: `${index} ${day}`, duration: time * 60, steps: [step(time * 60, 'easy')] }),
        ]),
      ),
    )

  it('is flat when every day is alike', () => {
    expect(judge(fitnessRamp, daily([1, 1, 1, 1]), input)).toMatchObject({ result: 'pass', value: 0 })
  })

  it.each([
    [1.5, 'pass', 3.6],
    [1.9, 'warn', 6.5],
    [2.5, 'fail', 10.8],
  ] as const)('from 1 h to %f h a day is a %s', (hours, result, value) => {
    expect(judge(fitnessRamp, daily([1, hours]), input)).toMatchObject({ result, value })
    expect(value).toBeCloseTo((hours - 1) * 46.24 * (1 - (41 / 42) ** 7), 1)
  })

  it('lets fitness rise by 8 points in the four weeks after time off, and starts at the first week without any', () => {
    const week = (first: number, last = first) => ({
      ...input,
      timeOff: [{ from: dateOf(input, first, 1), to: addDays(dateOf(input, last, 1), 6), sports: [] }],
    })
    const away = daily([1, 0, 1.8, 1.8, 1, 1, 1, 1]).filter(({ totalDuration }) => totalDuration > 0)
    expect(judge(fitnessRamp, away, input)).toMatchObject({ result: 'warn', value: 6.9 })
    expect(judge(fitnessRamp, away, week(2))).toMatchObject({ result: 'pass', value: 6.9, limit: { max: 8 } })
    const late = daily([0, 0, 1, 1, 1, 1]).filter(({ totalDuration }) => totalDuration > 0)
    expect(judge(fitnessRamp, late, input)).toMatchObject({ value: 7.2 })
    expect(judge(fitnessRamp, late, week(1, 2))).toMatchObject({ result: 'pass', value: 0 })
  })

  it('starts at the first whole week', () => {
    const late = { ...input, today: '2026-11-28' }
    const workouts = daily([0, 1, 1]).filter(({ totalDuration }) => totalDuration > 0)
    expect(judge(fitnessRamp, workouts, late)).toMatchObject({ result: 'pass', value: 0 })
  })
})

describe('R07 depth of recovery weeks', () => {
  it.each([
    [65, 'pass'],
    [44, 'pass'],
    [70, 'pass'],
    [43, 'warn'],
    [39, 'warn'],
    [75, 'warn'],
    [38, 'fail'],
    [76, 'fail'],
    [100, 'fail'],
  ] as const)('of %i % is a %s', (share, result) => {
    expect(judge(recoveryDepth, rides([400, 450, 500, 5 * share]), input)).toMatchObject({ result, value: share })
  })

  it('tells of the worst', () => {
    const workouts = rides([400, 400, 400, 260, 400, 400, 400, 340])
    expect(judge(recoveryDepth, workouts, input)).toMatchObject({ result: 'fail', value: 85 })
    expect(judge(recoveryDepth, workouts, input).message).toContain('week 8')
  })

  it('tells of the first of two that are as far off', () => {
    const workouts = rides([400, 400, 400, 340, 400, 400, 400, 340])
    expect(judge(recoveryDepth, workouts, input).message).toContain('week 4')
  })

  it('compares with the last load week before it that is whole and holds anything', () => {
    expect(judge(recoveryDepth, rides([400, 400, 500, 325]), input).value).toBe(65)
    expect(judge(recoveryDepth, rides([400, 400, 0, 325]), input).limit).toEqual({})
    const plan = [{ week: 2, kind: 'recovery' }] as const
    const weeks = plan.map((week) => ({
      ...week,
      phase: 'Base Building' as const,
      minutes: 260,
      bySport: NONE,
      reasons: [],
    }))
    expect(judge(recoveryDepth, rides([400, 260, 400, 260]), season('olympic', 6), weeks)).toMatchObject({ value: 65 })
  })

  it('is not measured by weeks that time off has shrunk, nor judges one', () => {
    const off = (week: number) => {
      const from = dateOf(input, week, 1)
      return { ...input, timeOff: [{ from, to: addDays(from, 2) }] }
    }
    const workouts = rides([400, 100, 200, 260])
    expect(judge(recoveryDepth, workouts, input)).toMatchObject({ result: 'fail', value: 130 })
    expect(judge(recoveryDepth, workouts, off(2))).toMatchObject({ result: 'fail', value: 130 })
    for (const week of [3, 4]) expect(judge(recoveryDepth, workouts, off(week)).limit).toEqual({})
  })

  it('passes a plan without recovery weeks', () => {
    expect(judge(recoveryDepth, rides([400, 400]), season('olympic', 3)).result).toBe('pass')
  })

  it('asks no week to be shorter than a quarter of an hour on each training day', () => {
    const tiny = withMinutes(input, [30, 30, 30, 30, 30, 30, 30])
    expect(judge(recoveryDepth, rides([140, 140, 140, 105]), tiny)).toMatchObject({ result: 'pass', value: 75 })
  })
})

describe('R08 load weeks in a row', () => {
  const long = season('olympic', 16)

  it.each([
    ['three between recovery weeks', [300, 300, 300, 195, 300, 300, 300, 195], 'pass', 3],
    ['a recovery week of 90 %', [300, 300, 300, 270, 300, 300], 'pass', 3],
    ['a lighter week the athlete took', [300, 300, 300, 300, 200, 300], 'pass', 4],
    ['one recovery week missing', [300, 300, 300, 300, 300, 195], 'warn', 5],
    ['six weeks in a row', [300, 300, 300, 300, 300, 300, 195], 'fail', 6],
  ] as const)('%s', (_, minutes, result, value) => {
    expect(judge(easierWeeks, rides(minutes), long)).toMatchObject({ result, value })
  })

  it.each([
    ['two between recovery weeks', [300, 300, 195, 300, 300, 195], 'pass', 2],
    ['three where the phases leave one out', [300, 300, 195, 300, 300, 300, 195], 'pass', 3],
    ['one recovery week missing', [300, 300, 300, 300, 195], 'warn', 4],
    ['five weeks in a row', [300, 300, 300, 300, 300, 195], 'fail', 5],
  ] as const)('%s, where two come before each recovery week', (_, minutes, result, value) => {
    const judged = judge(easierWeeks, rides(minutes), { ...long, rhythm: '2:1' })
    expect(judged).toMatchObject({ result, value, limit: { max: 3 } })
  })

  it('looks at the four load weeks before, and not at the week itself', () => {
    expect(judge(easierWeeks, rides([400, 300, 300, 195, 300, 320, 340, 195]), long)).toMatchObject({ value: 1 })
  })

  it('takes the least that a tiny week can hold for easier', () => {
    const tiny = withMinutes(long, [30, 30, 30, 30, 30, 30, 30])
    expect(judge(easierWeeks, rides([150, 150, 150, 140, 150, 150, 150, 140]), tiny)).toMatchObject({ value: 3 })
    expect(judge(easierWeeks, rides([150, 150, 150, 145, 150, 150]), tiny)).toMatchObject({ value: 6 })
  })

  it('counts an absorb week as easier only when it is', () => {
    const weeks = (absorb: number) =>
      rides([300, 300, 300, 195, 300, 300, 300, 195, 300, 300, 300, absorb, 300, 300, 225, 150])
    expect(judge(easierWeeks, weeks(240), long)).toMatchObject({ result: 'pass', value: 3 })
    expect(judge(easierWeeks, weeks(300), long)).toMatchObject({ result: 'fail', value: 6 })
  })
})

describe('R27 first week', () => {
  const after = (fitness: Fitness) => ({ ...input, fitness })
  const days = input.weeklySchedule.filter(({ available }) => available).length

  it.each([
    [230, 'pass', 115],
    [231, 'fail', 115.5],
    [100, 'pass', 50],
  ] as const)('%i min after 200 a week: %s', (minutes, result, value) => {
    expect(judge(firstWeek, rides([minutes, 600]), after({ minutesPerWeek: 200 }))).toMatchObject({
      result,
      value,
      limit: { max: 115 },
    })
  })

  it.each([
    [44, 'pass'],
    [45, 'fail'],
  ] as const)('a run of %i min after one of 40: %s', (minutes, result) => {
    const runs = [...sketch(1, `Wed run ${minutes}`), ...sketch(2, 'Wed run 90')]
    const fitness = { minutesPerWeek: 200, longest: { run: 40 } }
    expect(judge(firstWeek, runs, after(fitness))).toMatchObject({ result, limit: { max: 110 } })
  })

  it('never minds the shortest session on each day, whatever was done before', () => {
    const fitness = { minutesPerWeek: 0, longest: { run: 0 } }
    expect(judge(firstWeek, rides([20 * days]), after(fitness)).result).toBe('pass')
    expect(judge(firstWeek, rides([20 * days + 1]), after(fitness)).result).toBe('fail')
    expect(judge(firstWeek, sketch(1, 'Wed run 20'), after(fitness)).result).toBe('pass')
    expect(judge(firstWeek, sketch(1, 'Wed run 21'), after(fitness)).result).toBe('fail')
  })

  it('judges runs before the first whole week, and minutes of that week alone', () => {
    const late = { ...after({ minutesPerWeek: 200, longest: { run: 40 } }), today: '2026-11-28' }
    const short = [...sketch(1, 'Sat bike 500'), ...sketch(2, 'Wed bike 220'), ...sketch(3, 'Wed run 90')]
    expect(judge(firstWeek, short, late)).toMatchObject({ result: 'pass', value: 110 })
    expect(judge(firstWeek, [...sketch(1, 'Sat run 50'), ...sketch(2, 'Wed bike 100')], late).result).toBe('fail')
  })

  it('says what was done and what comes, or why it does not apply', () => {
    const runs = sketch(1, 'Wed run 40, Sat bike 100')
    const told = (fitness: Fitness) => judge(firstWeek, runs, after(fitness)).message
    expect(told({ minutesPerWeek: 200, longest: { run: 45 } })).toBe(
      'The first whole week holds 2 h 20; lately it was 3 h 20 a week. The first long run takes 40 min; the longest lately was 45 min.',
    )
    expect(told({ minutesPerWeek: 200 })).not.toContain('run')
    expect(judge(firstWeek, runs, input)).toMatchObject({
      result: 'pass',
      message: 'The first whole week holds 2 h 20; a season like this begins with 5 h 45.',
    })
    const short = { ...input, totalWeeks: 6, today: addDays(input.raceDate, -41) }
    expect(judge(firstWeek, runs, short)).toMatchObject({
      result: 'pass',
      limit: {},
      message: 'Does not apply: nothing is told of the weeks before the plan.',
    })
    const alone = { ...after({ minutesPerWeek: 200 }), totalWeeks: 1, today: '2027-02-05', raceDate: '2027-02-07' }
    expect(judge(firstWeek, [], alone).message).toBe('Does not apply: the plan is too short for it.')
  })
})
