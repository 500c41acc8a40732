import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { badDate, badInput, badNumber, badWorkout, senseless } from '../testing/garbage.js'
import { compliance } from './compliance.js'
import { doneStress, plannedStress } from './done-stress.js'
import { clockTime, parseStartTime } from './forecast/clock-time.js'
import { cutOffs } from './forecast/cut-offs.js'
import { paceTrends } from './pace-trend.js'
import { planFigures } from './plan-figures.js'
import { seasonLoad } from './season-load.js'
import { seasonWeeks } from './season-weeks.js'

const RUNS = { numRuns: 300 }
const workouts = fc.array(badWorkout, { maxLength: 6 })
/** Completed sessions with a pace, on days that may not exist. */
const logged = fc.array(
  badWorkout.map((workout) => ({
    ...workout,
    isCompleted: true,
    actualExercises: workout.exercises.map((done) => ({ ...done, notes: '', actualPace: '9:00' })),
  })),
  { maxLength: 6 },
)
const bySport = fc.record({ swim: badNumber, bike: badNumber, run: badNumber })

/** What is absent by design is no nonsense. */
const nonsense = (answer: unknown) => senseless(answer).filter((found) => !found.endsWith(': undefined'))

describe('whatever a season is made of', () => {
  it('seasonWeeks and planFigures answer sums of what is a number', () => {
    fc.assert(
      fc.property(workouts, badInput, badDate, (list, input, today) => {
        const weeks = seasonWeeks(input, list, today)
        expect(weeks.length).toBeLessThanOrEqual(520)
        for (const { planned, done, sessions, longRide, longRun, compliance: verdict } of weeks) {
          expect(nonsense([planned, done, sessions, longRide, longRun, verdict])).toEqual([])
          expect(Math.min(planned.total, done.total, longRide, longRun)).toBeGreaterThanOrEqual(0)
        }
        const { weeks: _, biggest, ...figures } = planFigures(input, list)
        expect(nonsense([figures, biggest.minutes])).toEqual([])
      }),
      RUNS,
    )
  }, 60_000)

  it('seasonLoad answers numbers, for no more than two years', () => {
    fc.assert(
      fc.property(workouts, badInput, badDate, badDate, (list, input, startDate, today) => {
        const load = seasonLoad({ calendar: input, workouts: list, raceType: input.raceType, startDate, today })
        expect(load.days.length).toBeLessThanOrEqual(728)
        expect(nonsense([load.lines.total.at(-1), load.lines.swim.at(-1), load.weeks.map(({ done }) => done)])).toEqual(
          [],
        )
      }),
      RUNS,
    )
  }, 60_000)

  it('stress is never negative and its sports never exceed the total', () => {
    fc.assert(
      fc.property(badWorkout, badInput, (workout, { raceType }) => {
        for (const stress of [plannedStress(workout, raceType), doneStress(workout, raceType)]) {
          expect(nonsense(stress)).toEqual([])
          const { swim, bike, run, total } = stress
          expect(Math.min(swim, bike, run, total)).toBeGreaterThanOrEqual(0)
          expect(swim + bike + run).toBeLessThanOrEqual(total * (1 + 1e-9))
        }
      }),
      RUNS,
    )
  })

  it('trends, compliance, cut-offs and clock times are numbers or nothing', () => {
    fc.assert(
      fc.property(
        fc.tuple(workouts, logged),
        badInput,
        badNumber,
        badNumber,
        bySport,
        fc.string(),
        ([list, sessions], input, one, other, miles, text) => {
          expect(nonsense([paceTrends(input, list), paceTrends(input, sessions)])).toEqual([])
          expect(nonsense(compliance(one, other) ?? [])).toEqual([])
          expect(nonsense(cutOffs(input.raceType, miles) ?? [])).toEqual([])
          expect(clockTime(one, other).text).toMatch(/^\d\d:\d\d$/)
          expect(parseStartTime(text) ?? 0).toBeLessThan(24 * 60)
        },
      ),
      RUNS,
    )
  })
})
