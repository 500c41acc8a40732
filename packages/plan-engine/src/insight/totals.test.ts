import { describe, expect, it } from 'vitest'
import { toActual } from '../edit/edits.js'
import { exercise, workout } from '../testing/workouts.js'
import { dayProgress, hours, weekTotals } from './totals.js'

const swim = exercise({ id: 's', type: 'swim', duration: 45 })
const ride = exercise({ id: 'b', type: 'bike', duration: 60 })
const run = exercise({ id: 'r', type: 'run', duration: 20 })
const none = { swim: 0, bike: 0, run: 0, total: 0 }

describe('weekTotals', () => {
  it('adds up the planned minutes of one week by sport', () => {
    const workouts = [workout(2, 1, [swim]), workout(2, 6, [ride, run]), workout(3, 1, [swim])]
    expect(weekTotals(workouts, 2)).toEqual({ planned: { swim: 45, bike: 60, run: 20, total: 125 }, done: none })
    expect(weekTotals(workouts, 4)).toEqual({ planned: none, done: none })
  })

  it('counts what was done with its actual minutes', () => {
    const actualExercises = [toActual(ride), { ...toActual(run), duration: 25 }]
    const done = workout(2, 6, [ride, run], { isCompleted: true, actualExercises, actualDuration: 85 })
    expect(weekTotals([done], 2).done).toEqual({ swim: 0, bike: 60, run: 25, total: 85 })
  })

  it('counts a workout that was only ticked off as planned', () => {
    const done = workout(2, 6, [ride, run], { isCompleted: true })
    expect(weekTotals([done], 2).done).toEqual({ swim: 0, bike: 60, run: 20, total: 80 })
  })

  it('takes the total from the actual duration where it differs from the sum', () => {
    const done = workout(2, 6, [ride], { isCompleted: true, actualDuration: 50 })
    expect(weekTotals([done], 2).done).toEqual({ swim: 0, bike: 50, run: 0, total: 50 })
  })

  it('counts a session that was logged while others of its day are open', () => {
    const [logged] = [toActual(ride)].map((entry) => ({ ...entry, duration: 55, loggedAt: '2026-12-01T08:00:00Z' }))
    const partly = workout(2, 6, [ride, run], {
      actualExercises: logged ? [logged, toActual(run)] : [],
      actualDuration: 55,
    })
    expect(weekTotals([partly], 2).done).toEqual({ swim: 0, bike: 55, run: 0, total: 55 })
  })

  it('does not count the kept values of a workout that was marked incomplete', () => {
    const undone = workout(2, 6, [ride], { actualExercises: [toActual(ride)], actualDuration: 60 })
    expect(weekTotals([undone], 2).done).toEqual(none)
  })
})

describe('dayProgress', () => {
  const workouts = [
    workout(2, 1, [swim], { isCompleted: true }),
    workout(2, 1, [run]),
    workout(2, 1, []),
    workout(2, 2, []),
    workout(2, 3, [], { isCompleted: true }),
    workout(3, 1, [ride]),
    workout(2, 4, [swim], { isCompleted: true }),
    workout(2, 4, [ride], { isCompleted: true }),
    workout(2, 4, [run]),
  ]
  it.each([
    ['several workouts, the empty one not counted', 1, { completed: 1, total: 2 }],
    ['only an emptied workout', 2, { completed: 0, total: 0 }],
    ['an emptied workout that was done', 3, { completed: 1, total: 1 }],
    ['two workouts done and one open', 4, { completed: 2, total: 3 }],
    ['no workout', 5, { completed: 0, total: 0 }],
  ] as const)('%s', (_, day, expected) => {
    expect(dayProgress(workouts, 2, day)).toEqual(expected)
  })
})

describe('hours', () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, 0.1],
    [45, 0.8],
    [87, 1.5],
    [90, 1.5],
    [93, 1.6],
    [495, 8.3],
  ])('%i minutes are %f hours', (minutes, expected) => {
    expect(hours(minutes)).toBe(expected)
  })
})
