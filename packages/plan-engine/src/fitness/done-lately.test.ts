import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar.js'
import { completeWorkout } from '../edit/edits.js'
import { logExercise } from '../edit/log-exercise.js'
import { badDate, badNumber, senseless } from '../testing/garbage.js'
import { exercise, workout } from '../testing/workouts.js'
import { SESSION_TYPES } from '../vocabulary.js'
import { type DoneSession, doneSessions, fitnessOf } from './done-lately.js'

const TODAY = '2027-03-29'
const ago = (days: number, type: DoneSession['type'], duration: number): DoneSession => ({
  date: addDays(TODAY, -days),
  type,
  duration,
})

describe('what was done lately', () => {
  it('is a week’s minutes over 28 days, and the longest session of each sport within 30', () => {
    const done = [ago(1, 'run', 40), ago(8, 'bike', 90), ago(28, 'run', 30), ago(29, 'run', 50), ago(30, 'swim', 45)]
    expect(fitnessOf(done, TODAY)).toEqual({
      minutesPerWeek: 40,
      bySport: { swim: 0, bike: 23, run: 18 },
      longest: { swim: 45, bike: 90, run: 50 },
    })
  })

  it('does not count today, what is to come, what is longer ago, and what is no swim, ride or run', () => {
    const done = [ago(0, 'run', 40), ago(-1, 'bike', 90), ago(31, 'swim', 60), ago(3, 'strength', 45)]
    expect(fitnessOf(done, TODAY)).toEqual({
      minutesPerWeek: 0,
      bySport: { swim: 0, bike: 0, run: 0 },
      longest: {},
    })
  })

  it('counts the days since the first session where that is less than four weeks ago, a week at least', () => {
    expect(fitnessOf([ago(14, 'run', 60), ago(2, 'run', 60)], TODAY).minutesPerWeek).toBe(60)
    expect(fitnessOf([ago(2, 'bike', 200)], TODAY).minutesPerWeek).toBe(200)
    expect(fitnessOf([ago(2, 'bike', 200), ago(90, 'swim', 30)], TODAY).minutesPerWeek).toBe(50)
  })

  it('is read from each session that was logged, and from days that were done as planned', () => {
    const calendar = { raceDate: '2027-04-04', totalWeeks: 4 }
    const [swim, run, ride] = [
      exercise({ id: 'w3d2e0', type: 'swim', duration: 30 }),
      exercise({ id: 'w3d2e1', type: 'run', duration: 40 }),
      exercise({ id: 'w3d4e0', type: 'bike', duration: 80 }),
    ]
    const at = '2027-03-24T08:00:00.000Z'
    const partly = logExercise(workout(3, 2, [swim, run], {}), run.id, { state: 'done', minutes: 35 }, at)
    const whole = completeWorkout(workout(3, 4, [ride], {}), {}, at)
    const open = workout(3, 5, [exercise({ id: 'w3d5e0', type: 'run', duration: 99 })], {})
    const done = doneSessions([partly ?? open, whole, open], calendar)
    expect(done).toEqual([
      { date: '2027-03-23', type: 'run', duration: 35 },
      { date: '2027-03-25', type: 'bike', duration: 80 },
    ])
    expect(fitnessOf(done, TODAY).longest).toEqual({ run: 35, bike: 80 })
  })

  it('is sane figures of whatever was done', () => {
    const odd = fc.record({ date: badDate, type: fc.constantFrom(...SESSION_TYPES), duration: badNumber })
    fc.assert(
      fc.property(fc.array(odd), badDate, (done, today) => {
        const fitness = fitnessOf(done, today)
        expect(senseless(fitness)).toEqual([])
        expect(fitness.minutesPerWeek).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
