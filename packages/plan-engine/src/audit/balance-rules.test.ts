import { describe, expect, it } from 'vitest'
import { judge } from '../testing/judge.js'
import { season, sketch, withMinutes } from '../testing/plans.js'
import { bricks, fill, linkedRuns, sportShares } from './balance-rules.js'

/** Twelve weeks: 9 and 10 are peak weeks, 4 and 8 recover, 11 tapers. */
const input = season('olympic', 12)
const few = withMinutes(input, [30, 0, 30, 0, 30, 0, 30])

/** The run takes no more of this race than it usually does. */
const usual = { ...input, currentPaces: { swim: 120, bike: 18, run: 450 } }

describe('R20 balance of sports', () => {
  it.each([
    ['as the race asks: 21, 49 and 30 %', 'Mon swim 42, Sat bike 98, Sun run 60', 'pass', 0],
    ['ten points off', 'Mon swim 31, Sat bike 49, Sun run 20', 'pass', 10],
    ['fifteen points off', 'Mon swim 36, Sat bike 44, Sun run 20', 'warn', 15],
    ['no swimming', 'Sat bike 60, Sun run 40', 'fail', 21],
  ] as const)('%s', (_, line, result, value) => {
    expect(judge(sportShares, sketch(2, line), usual)).toMatchObject({ result, value })
  })

  it('asks for more running where the run takes more of the athlete’s own race: 36 % at most', () => {
    const slow = { ...usual, currentPaces: { swim: 120, bike: 18, run: 900 } }
    const line = 'Mon swim 38, Sat bike 90, Sun run 72'
    expect(judge(sportShares, sketch(2, line), slow).value).toBe(0)
    expect(judge(sportShares, sketch(2, line), usual).value).toBe(6)
  })

  it('is not asked of a schedule with room for fewer than six sessions', () => {
    expect(judge(sportShares, sketch(2, 'Sat run 60'), few).result).toBe('pass')
  })
})

describe('room for six sessions', () => {
  it.each([
    ['three days of an hour', [60, 0, 60, 0, 60, 0, 0], true],
    ['three days, one below an hour', [60, 0, 60, 0, 55, 0, 0], false],
    ['two days of three hours', [180, 0, 0, 0, 0, 0, 180], true],
    ['two days, one below three hours', [180, 0, 0, 0, 0, 0, 175], false],
    ['two days of two hours', [120, 0, 0, 0, 0, 0, 120], false],
    ['a day of three hours among four', [180, 30, 0, 30, 0, 30, 0], true],
    ['a day of three hours among five short ones', [0, 30, 30, 0, 30, 30, 0], false],
  ] as const)('is in %s: %s', (_, minutes, isAsked) => {
    const { result } = judge(sportShares, sketch(2, 'Sat run 60'), withMinutes(input, minutes))
    expect(result).toBe(isAsked ? 'fail' : 'pass')
  })

  it('is no question where nothing is trained in a load week', () => {
    expect(judge(sportShares, [], input)).toMatchObject({ result: 'pass', limit: {} })
  })
})

describe('R31 runs behind rides', () => {
  it.each([
    ['only bricks', 'Sat bike 90 > run 15, Sun run 60 + bike 40', 'pass', 0],
    ['a swim between', 'Sat bike 90 + swim 20 + run 15', 'pass', 0],
    ['one behind a ride', 'Sat bike 90 + run 15', 'fail', 1],
    ['two', 'Sat bike 90 + run 15, Sun bike 40 + run 60', 'fail', 2],
  ] as const)('%s', (_, week, result, value) => {
    expect(judge(linkedRuns, sketch(9, week), input)).toMatchObject({ result, value })
  })

  it('says how many there are', () => {
    const message = (line: string) => judge(linkedRuns, sketch(9, line), input).message
    expect(message('Sat bike 90 + run 15, Sun bike 40 + run 60')).toContain('Saturday of week 9 (2 in all);')
    expect(message('Sat bike 90 + run 15')).not.toContain('in all')
  })

  it('takes a workout that is called a brick and stores no links for one', () => {
    const old = sketch(9, 'Sat bike 90 + run 15').map((workout) => ({ ...workout, workoutType: 'brick' as const }))
    expect(judge(linkedRuns, old, input).result).toBe('pass')
    expect(judge(linkedRuns, sketch(9, 'Sat bike 90 + run 15'), input).message).toBe(
      'A run stands right behind a ride on Saturday of week 9; run first, or make it a brick.',
    )
  })
})

describe('R22 bricks', () => {
  const brick = 'Sat bike 90 > run 15'
  it.each([
    ['in both peak weeks', [brick, brick], 'pass', 100],
    ['in one of them', [brick, 'Sat bike 90'], 'warn', 50],
    ['in none', ['Sat bike 90', 'Sat run 15 + bike 90'], 'fail', 0],
    ['in none: a run later in the day is none', ['Sat bike 90 + run 15', 'Sat bike 90 + run 15'], 'fail', 0],
  ] as const)('%s', (_, [ninth, tenth], result, value) => {
    expect(judge(bricks, [...sketch(9, ninth), ...sketch(10, tenth)], input)).toMatchObject({ result, value })
  })

  it('counts the weeks of the ride where ride and run take turns: of weeks 13 and 14 the second', () => {
    const turns = withMinutes(season('70.3', 16), [0, 60, 60, 60, 60, 0, 200])
    const held = (...weeks: number[]) =>
      judge(
        bricks,
        weeks.flatMap((week) => sketch(week, brick)),
        turns,
      )
    expect(held(14)).toMatchObject({ result: 'pass', value: 100 })
    expect(held(13)).toMatchObject({ result: 'fail', value: 0 })
    expect(held(14).message).toBe('1 of 1 peak weeks have a brick, a run right after a ride.')
  })

  it('is asked with one day of 75 min, and of six weeks', () => {
    expect(judge(bricks, [], withMinutes(input, [60, 60, 60, 60, 60, 60, 75])).result).toBe('fail')
    expect(judge(bricks, [], season('olympic', 6)).limit).toEqual({ min: 70 })
  })

  it('takes a ride and a run in two workouts of a day for no brick', () => {
    const apart = [9, 10].flatMap((week) => sketch(week, 'Sat bike 90, Sat run 15'))
    expect(judge(bricks, apart, input).result).toBe('fail')
  })

  it('counts a brick after a swim', () => {
    const swimFirst = [9, 10].flatMap((week) => sketch(week, 'Sat swim 20 + bike 70 > run 15'))
    expect(judge(bricks, swimFirst, input).result).toBe('pass')
  })

  it.each([
    ['no day of 75 min', withMinutes(input, [70, 70, 70, 70, 70, 70, 70])],
    ['less than six weeks', season('olympic', 5)],
  ])('is not asked with %s', (_, given) => {
    expect(judge(bricks, [], given).result).toBe('pass')
  })
})

describe('R24 hours used', () => {
  /** 510 min a week offered, all of which an intermediate athlete may use: the first week aims at 68 % of it. */
  it.each([
    ['as much as the plan aims at', 345, 'pass', 100],
    ['four fifths', 275, 'warn', 79.7],
    ['half', 175, 'fail', 50.7],
  ] as const)('%s', (_, minutes, result, value) => {
    const three = season('olympic', 3)
    const limit = { min: 90 }
    expect(judge(fill, sketch(1, `Sat bike ${minutes}`), three)).toMatchObject({ result, value, limit })
  })

  it.each([1, 2])('passes a plan of %i week(s), none of which loads, and says that it does not apply', (totalWeeks) => {
    const message = 'Does not apply: the plan has no load week.'
    const verdict = judge(fill, sketch(1, 'Sat bike 60'), { ...season('olympic', 3), totalWeeks })
    expect(verdict).toMatchObject({ result: 'pass', value: 0, limit: {}, message })
  })
})
