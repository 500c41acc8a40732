import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { randomInput } from '../testing/random-input.js'
import { exercise, workout } from '../testing/workouts.js'
import { planFigures } from './plan-figures.js'

const input = {
  raceDate: '2026-12-20',
  totalWeeks: 2,
  distances: { swim: 0.93, bike: 25, run: 6.2 },
  currentPaces: { swim: 120, bike: 20, run: 480 },
  goalPaces: { swim: 110, bike: 21, run: 470 },
}
const ride = exercise({ id: 'b', type: 'bike', duration: 90 })
const run = exercise({ id: 'r', type: 'run', duration: 30 })

describe('planFigures', () => {
  it('sums up a plan without its race (by hand)', () => {
    const workouts = [
      workout(1, 2, [ride, run]),
      workout(1, 4, [run]),
      workout(2, 2, [run]),
      workout(2, 3, []),
      workout(2, 0, [ride], { workoutType: 'race' }),
    ]
    expect(planFigures(input, workouts)).toEqual({
      weeks: 2,
      minutes: { swim: 0, bike: 90, run: 90, total: 180 },
      biggest: { week: 1, minutes: 150 },
      longest: { swim: 0, bike: 90, run: 30 },
      trainingDays: 3,
      predicted: 9572,
      goal: 9146,
    })
  })

  it('has no biggest week where there is no training', () => {
    expect(planFigures(input, [])).toMatchObject({ biggest: { week: 0, minutes: 0 }, trainingDays: 0 })
  })

  it("agrees with the generator's own weeks for any plan", () => {
    fc.assert(
      fc.property(randomInput, (random) => {
        const { weeks, workouts } = generatePlan(random)
        const { minutes, biggest } = planFigures(random, workouts)
        expect(minutes.total).toBe(weeks.reduce((sum, week) => sum + week.minutes, 0))
        expect(biggest.minutes).toBe(Math.max(0, ...weeks.map((week) => week.minutes)))
      }),
      { numRuns: 40 },
    )
  })
})
