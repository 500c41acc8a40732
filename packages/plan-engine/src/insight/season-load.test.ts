import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toActual } from '../edit/edits.js'
import { generatePlan } from '../generate-plan.js'
import { randomInput } from '../testing/random-input.js'
import { exercise, workout } from '../testing/workouts.js'
import { SPORTS } from '../types.js'
import { seasonLoad } from './season-load.js'

/** Weeks from Monday to Sunday: week 1 begins on 7 December 2026. */
const calendar = { raceDate: '2026-12-20', totalWeeks: 2 }
/** An hour of easy running: 46.24. */
const run = exercise({ id: 'r', type: 'run', duration: 60 })
const swim = exercise({ id: 's', type: 'swim', duration: 60 })
const ask = (workouts: ReturnType<typeof workout>[], today: string) =>
  seasonLoad({ calendar, workouts, raceType: 'olympic', startDate: '2026-12-07', today })

describe('seasonLoad', () => {
  const workouts = [
    workout(1, 1, [run], { isCompleted: true, actualDuration: 30 }),
    workout(1, 2, [run]),
    workout(1, 3, [swim], { isCompleted: true }),
    workout(1, 4, [run]),
    workout(2, 0, [run], { workoutType: 'race' }),
  ]
  const load = ask(workouts, '2026-12-09')

  it('has planned and done load of each day up to the race', () => {
    expect(load.days).toHaveLength(14)
    const figures = load.days.slice(0, 4).map(({ date, planned, done, isAhead }) => {
      return [date, planned.total, done.total, isAhead]
    })
    expect(figures).toEqual([
      ['2026-12-07', expect.closeTo(46.24, 9), expect.closeTo(23.12, 9), false],
      ['2026-12-08', expect.closeTo(46.24, 9), 0, false],
      ['2026-12-09', expect.closeTo(46.24, 9), expect.closeTo(46.24, 9), false],
      ['2026-12-10', expect.closeTo(46.24, 9), 0, true],
    ])
    expect(load.days.at(-1)).toMatchObject({ date: '2026-12-20', week: 2 })
  })

  it('has planned and done load of each week, by sport', () => {
    const [first, second] = load.weeks
    expect(first?.planned.total).toBeCloseTo(4 * 46.24, 9)
    expect(first?.planned.swim).toBeCloseTo(46.24, 9)
    expect(first?.done.total).toBeCloseTo(69.36, 9)
    expect(second?.planned.total).toBeCloseTo(46.24, 9)
  })

  it('counts each session of today by itself: one that is done, and one that is still open', () => {
    const entry = { ...toActual(run), duration: 30, loggedAt: '2026-12-09T08:00:00Z' }
    const today = ask([workout(1, 3, [run, swim], { actualExercises: [entry] })], '2026-12-09')
    expect(today.days[2]?.done.total).toBeCloseTo(23.12, 9)
    expect(today.lines.total[2]?.stress).toBeCloseTo(23.12 + 46.24, 9)
    const yesterday = ask([workout(1, 3, [run, swim], { actualExercises: [entry] })], '2026-12-10')
    expect(yesterday.lines.total[2]?.stress).toBeCloseTo(23.12, 9)
  })

  it('starts with the mean of the first week and counts what was done, then what is planned (by hand)', () => {
    const mean = (4 * 46.24) / 7
    const stresses = [23.12, 0, 46.24, 46.24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46.24]
    let fitness = mean
    let fatigue = mean
    stresses.forEach((stress, index) => {
      const day = load.lines.total[index]
      expect(day?.form).toBeCloseTo(fitness - fatigue, 9)
      fitness += (stress - fitness) / 42
      fatigue += (stress - fatigue) / 7
      expect(day?.stress).toBeCloseTo(stress, 9)
      expect(day?.fitness).toBeCloseTo(fitness, 9)
      expect(day?.fatigue).toBeCloseTo(fatigue, 9)
    })
    expect(load.lines.total[0]?.fitness).toBeCloseTo(26.3442, 4)
    expect(load.lines.total[0]?.fatigue).toBeCloseTo(25.951, 3)
    expect(load.lines.total[1]?.form).toBeCloseTo(0.3932, 3)
  })

  it('goes on from what was done before the plan, where it is known', () => {
    const day = { swim: 0, bike: 0, run: 50, total: 50 }
    const before = Array.from({ length: 60 }, () => day)
    const question = { calendar, workouts, raceType: 'olympic', startDate: '2026-12-07', today: '2026-12-09' } as const
    const { lines, days } = seasonLoad({ ...question, before })
    expect(lines.total[0]).toMatchObject({ fitness: expect.closeTo(50 + (23.12 - 50) / 42, 9), form: 0 })
    expect(lines.bike[0]).toMatchObject({ fitness: 0, fatigue: 0 })
    expect(days).toEqual(load.days)
    const rest = Array.from({ length: 7 }, () => ({ ...day, run: 0, total: 0 }))
    const rested = seasonLoad({ ...question, before: [...before, ...rest] }).lines.total[0]
    expect(rested?.form).toBeCloseTo(50 * (41 / 42) ** 7 - 50 * (6 / 7) ** 7, 9)
  })

  it('counts a session that is still open as rest once its day is over, and as planned on the day itself', () => {
    const day = workout(1, 1, [run])
    expect(ask([day], '2026-12-07').lines.total[0]?.stress).toBeCloseTo(46.24, 9)
    expect(ask([day], '2026-12-08').lines.total[0]?.stress).toBe(0)
  })

  it('begins on the day the plan was made when that lies within week 1', () => {
    const late = seasonLoad({ calendar, workouts, raceType: 'olympic', startDate: '2026-12-09', today: '2026-12-09' })
    expect(late.days[0]?.date).toBe('2026-12-09')
    expect(late.days).toHaveLength(12)
  })

  it('has nothing to say about dates that do not exist', () => {
    const none = seasonLoad({
      calendar: { raceDate: 'soon', totalWeeks: 2 },
      workouts,
      raceType: 'olympic',
      startDate: '2026-12-07',
      today: '',
    })
    expect(none).toEqual({ days: [], weeks: [], lines: { swim: [], bike: [], run: [], total: [] } })
  })

  it('for any plan: the sports add up to the total, days to weeks, and two years are enough', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        const { workouts: generated } = generatePlan(input)
        const { raceType, today } = input
        const { days, weeks, lines } = seasonLoad({
          calendar: input,
          workouts: generated,
          raceType,
          startDate: today,
          today,
        })
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
        const last = days.length - 1
        expect(days.length).toBeLessThanOrEqual(728)
        for (const key of ['fitness', 'fatigue', 'form'] as const)
          expect(sum(SPORTS.map((sport) => lines[sport][last]?.[key] ?? 0))).toBeCloseTo(
            lines.total[last]?.[key] ?? 0,
            6,
          )
        expect(sum(weeks.map(({ planned }) => planned.total))).toBeCloseTo(
          sum(days.map(({ planned }) => planned.total)),
          6,
        )
      }),
      { numRuns: 40 },
    )
  })
})
