import { describe, expect, it } from 'vitest'
import { toActual } from '../edit/edits.js'
import { exercise, workout } from '../testing/workouts.js'
import { doneStress, plannedStress } from './done-stress.js'

/** An hour of easy effort is 46.24, an hour at threshold 92.16 (`exerciseStress`). */
const ride = exercise({ id: 'b', type: 'bike', duration: 60 })
const run = exercise({
  id: 'r',
  type: 'run',
  duration: 30,
  steps: [{ kind: 'work', seconds: 1800, zone: 'threshold', label: '' }],
})
const brick = (fields: Parameters<typeof workout>[3]) => workout(1, 2, [ride, run], fields)

describe('plannedStress', () => {
  it('adds up the exercises by sport', () => {
    const { swim, bike, run: running, total } = plannedStress(brick({}), 'olympic')
    expect(swim).toBe(0)
    expect(bike).toBeCloseTo(46.24, 9)
    expect(running).toBeCloseTo(46.08, 9)
    expect(total).toBeCloseTo(92.32, 9)
  })
})

describe('doneStress', () => {
  it('is nothing while a workout is open, whatever was noted before', () => {
    const open = brick({ actualExercises: [toActual(ride)], actualDuration: 60 })
    expect(doneStress(open, 'olympic')).toEqual({ swim: 0, bike: 0, run: 0, total: 0 })
  })

  it('is the plan when a workout was only ticked off', () => {
    const ticked = brick({ isCompleted: true })
    expect(doneStress(ticked, 'olympic')).toEqual(plannedStress(ticked, 'olympic'))
  })

  it('goes with the minutes of each exercise: half the run is half its stress', () => {
    const actualExercises = [toActual(ride), { ...toActual(run), duration: 15 }]
    const done = doneStress(brick({ isCompleted: true, actualExercises, actualDuration: 75 }), 'olympic')
    expect(done.bike).toBeCloseTo(46.24, 9)
    expect(done.run).toBeCloseTo(23.04, 9)
    expect(done.total).toBeCloseTo(69.28, 9)
  })

  it('goes with the actual duration where no exercise was changed: 45 of 90 minutes are half', () => {
    const done = doneStress(brick({ isCompleted: true, actualDuration: 45 }), 'olympic')
    expect(done.total).toBeCloseTo(46.16, 9)
    expect(done.bike + done.run).toBeCloseTo(done.total, 9)
  })

  it('takes what was not planned by its label', () => {
    const extra = { ...toActual(exercise({ id: 'new', type: 'swim', duration: 60 })), intensity: 'easy' as const }
    const done = doneStress(brick({ isCompleted: true, actualExercises: [extra], actualDuration: null }), 'olympic')
    expect(done.swim).toBeCloseTo(46.24, 9)
    expect(done.total).toBeCloseTo(46.24, 9)
  })
})
