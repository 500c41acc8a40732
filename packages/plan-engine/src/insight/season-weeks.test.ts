import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toActual } from '../edit/edits.js'
import { generatePlan } from '../generate-plan.js'
import { randomInput } from '../testing/random-input.js'
import { exercise, workout } from '../testing/workouts.js'
import { seasonWeeks } from './season-weeks.js'
import { weekTotals } from './totals.js'

/** Weeks run from Monday to Sunday; week 2 is 30 November to 6 December 2026. */
const calendar = { raceDate: '2026-12-20', totalWeeks: 4 }
const ride = exercise({ id: 'b', type: 'bike', duration: 90 })
const spin = exercise({ id: 'b2', type: 'bike', duration: 40 })
const run = exercise({ id: 'r', type: 'run', duration: 30 })
const leg = exercise({ id: 'x', type: 'run', duration: 200 })

describe('seasonWeeks', () => {
  const workouts = [
    workout(1, 2, [ride], { isCompleted: true, actualExercises: [{ ...toActual(ride), duration: 81 }] }),
    workout(1, 4, [run]),
    workout(2, 2, [ride, run]),
    workout(2, 6, [spin]),
    workout(4, 0, [leg], { workoutType: 'race' }),
  ]
  const weeks = seasonWeeks(calendar, workouts, '2026-12-01')

  it('has every week of the season with its dates and its phase', () => {
    expect(weeks.map(({ week, from, to, phase }) => [week, from, to, phase])).toEqual([
      [1, '2026-11-23', '2026-11-29', 'Base Building'],
      [2, '2026-11-30', '2026-12-06', 'Build Phase'],
      [3, '2026-12-07', '2026-12-13', 'Peak Phase'],
      [4, '2026-12-14', '2026-12-20', 'Race Week'],
    ])
  })

  it('tells which week runs', () => {
    expect(weeks.map(({ time }) => time)).toEqual(['past', 'now', 'ahead', 'ahead'])
    const onMonday = seasonWeeks(calendar, [], '2026-12-07').map(({ time }) => time)
    expect(onMonday).toEqual(['past', 'past', 'now', 'ahead'])
  })

  it('counts minutes and sessions, done of planned', () => {
    expect(weeks[0]).toMatchObject({
      planned: { swim: 0, bike: 90, run: 30, total: 120 },
      done: { swim: 0, bike: 81, run: 0, total: 81 },
      sessions: { planned: 2, done: 1 },
    })
    expect(weeks[1]?.sessions).toEqual({ planned: 3, done: 0 })
  })

  it('counts what was missed of days that are over: whole sessions, and what a part fell short', () => {
    expect(weeks.map(({ missed }) => missed)).toEqual([30, 0, 0, 0])
    const short = { ...toActual(ride), duration: 40, loggedAt: '2026-11-24T08:00:00Z' }
    const skipped = { ...toActual(run), duration: 0, skipped: 'sick', loggedAt: '2026-11-26T08:00:00Z' } as const
    const first = [
      workout(1, 2, [ride, spin], { actualExercises: [short] }),
      workout(1, 4, [run], { actualExercises: [skipped] }),
    ]
    expect(seasonWeeks(calendar, first, '2026-12-01')[0]?.missed).toBe(50 + 40)
    expect(seasonWeeks(calendar, first, '2026-11-24')[0]?.missed).toBe(0)
  })

  it('judges only weeks that are over and held something', () => {
    expect(weeks.map((week) => week.compliance)).toEqual([
      { percent: 68, band: 'off' },
      undefined,
      undefined,
      undefined,
    ])
    expect(seasonWeeks(calendar, [], '2027-01-01')[0]?.compliance).toBeUndefined()
  })

  it('finds the longest ride and run of training; the race is none', () => {
    expect(weeks.map(({ longRide, longRun }) => [longRide, longRun])).toEqual([
      [90, 30],
      [90, 30],
      [0, 0],
      [0, 0],
    ])
    expect(weeks[3]?.planned.run).toBe(200)
  })

  it('has no weeks where their number is none', () => {
    expect(seasonWeeks({ ...calendar, totalWeeks: Number.NaN }, workouts, '2026-12-01')).toEqual([])
  })

  it('agrees with weekTotals and with the generated weeks for any plan', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        const plan = generatePlan(input)
        for (const figures of seasonWeeks(input, plan.workouts, input.today)) {
          expect(figures.planned).toEqual(weekTotals(plan.workouts, figures.week).planned)
          const generated = plan.weeks[figures.week - 1]
          expect(figures.phase).toBe(generated?.phase)
          if (figures.phase !== 'Race Week') expect(figures.planned.total).toBe(generated?.minutes)
        }
      }),
      { numRuns: 60 },
    )
  })
})
