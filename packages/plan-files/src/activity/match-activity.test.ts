import { describe, expect, it } from 'vitest'
import type { PlannedWorkout } from '../plan/plan.js'
import { BRICK_RUN, exercise, LONG_RIDE, RACE_WEEK, THRESHOLD_SWIM, workout } from '../testing/workouts.js'
import type { Activity } from './activity.js'
import { actualFromActivity, isSameActivity, matchActivity } from './match-activity.js'

const RUN: Activity = {
  sport: 'run',
  name: 'Run',
  start: new Date('2027-03-13T08:00:00Z'),
  day: '2027-03-13',
  seconds: 14 * 60,
  metres: 2400,
  averageHeartRate: 140,
  maxHeartRate: null,
  calories: null,
  ascentMetres: null,
  source: 'fit',
}

const match = (activity: Partial<Activity>, workouts: readonly PlannedWorkout[] = RACE_WEEK.workouts) =>
  matchActivity({ ...RUN, ...activity }, workouts, RACE_WEEK.calendar)

describe('matchActivity', () => {
  it('finds the exercise of the day and the sport', () => {
    expect(match({})).toMatchObject({
      kind: 'one',
      isClose: true,
      candidate: { workout: { id: 13 }, exercise: { id: BRICK_RUN.id } },
    })
    expect(match({ sport: 'bike', seconds: 3600 })).toMatchObject({ candidate: { exercise: { id: LONG_RIDE.id } } })
  })

  it('says when the time is far from the plan', () => {
    expect(match({ seconds: 19 * 60 })).toMatchObject({ kind: 'one', isClose: false })
    expect(match({ seconds: 18 * 60 })).toMatchObject({ kind: 'one', isClose: true })
  })

  it('calls a quarter more or less than planned close, and nothing beyond', () => {
    const planned = (duration: number) => [workout(6, [exercise({ type: 'run', duration })])]
    for (const [seconds, isClose] of [
      [75 * 60, true],
      [75 * 60 + 1, false],
      [45 * 60, true],
      [45 * 60 - 1, false],
    ] as const)
      expect([seconds, match({ seconds }, planned(60))]).toMatchObject([seconds, { kind: 'one', isClose }])
    expect(match({ seconds: 60 }, planned(1))).toMatchObject({ isClose: true, candidate: { difference: 0 } })
  })

  it('never calls an exercise without minutes close', () => {
    const planned = [workout(6, [exercise({ type: 'run', duration: 0 })])]
    for (const seconds of [0, 60])
      expect(match({ seconds }, planned)).toMatchObject({ isClose: false, candidate: { difference: Infinity } })
  })

  it.each([
    ['another day', { day: '2027-03-12' }],
    ['a day outside the plan', { day: '2026-01-01' }],
    ['a sport that is not planned', { sport: 'swim' }],
  ] as const)('finds nothing for %s', (_, activity) => {
    expect(match(activity)).toEqual({ kind: 'none' })
  })

  it('lists what it could be, the nearest in time first', () => {
    const [short, long] = [exercise({ id: 'a', duration: 10 }), exercise({ id: 'b', duration: 60 })]
    const workouts = [workout(6, [long], { id: 1 }), workout(6, [short], { id: 2 })]
    expect(match({}, workouts)).toMatchObject({
      kind: 'several',
      candidates: [{ exercise: { id: 'a' } }, { exercise: { id: 'b' } }],
    })
  })

  it('takes any exercise of the day for an activity of unknown sport', () => {
    expect(match({ sport: 'other', day: '2027-03-08' })).toMatchObject({
      kind: 'one',
      candidate: { workout: { id: 11 } },
    })
    expect(match({ sport: 'other' })).toMatchObject({ kind: 'several' })
  })

  it('passes over sessions that have an activity, each by itself', () => {
    const logged = [
      { ...actualFromActivity({ seconds: 3600, metres: 30_000 }, LONG_RIDE), loggedAt: '2027-03-13T09:00:00Z' },
    ]
    const day = [workout(6, [LONG_RIDE, BRICK_RUN], { garminActivityId: '77', actualExercises: logged })]
    expect(match({}, day)).toMatchObject({ kind: 'one', candidate: { exercise: { id: BRICK_RUN.id } } })
    expect(match({ sport: 'bike' }, day)).toEqual({ kind: 'none' })
    expect(match({}, [workout(6, [BRICK_RUN], { garminActivityId: '77' })])).toEqual({ kind: 'none' })
  })
})

describe('isSameActivity', () => {
  const later = (seconds: number) => ({ sport: 'run', start: new Date(RUN.start.getTime() + seconds * 1000) }) as const

  it.each([
    [0, true],
    [60, true],
    [-60, true],
    [60.05, false],
    [61, false],
  ])('of a start %d s later is %s', (seconds, same) => {
    expect(isSameActivity(RUN, later(seconds))).toBe(same)
  })

  it('needs the same sport', () => {
    expect(isSameActivity(RUN, { ...later(0), sport: 'bike' })).toBe(false)
  })
})

describe('actualFromActivity', () => {
  it.each([
    ['run', 10 * 1609.344, 4800, '10.0 mi', '8:00/mi'],
    ['bike', 20 * 1609.344, 3600, '20.0 mi', '20.0 mph'],
    // 20.047 mph, just below what is written as 20.1.
    ['bike', 10.0236 * 1609.344, 1800, '10.0 mi', '20.0 mph'],
    ['swim', 1500, 1800, '1500 m', '2:00/100m'],
  ] as const)('writes a %s in the units of the plan', (sport, metres, seconds, distance, actualPace) => {
    const planned = { ...THRESHOLD_SWIM, type: sport }
    const duration = seconds / 60
    expect(actualFromActivity({ metres, seconds }, planned)).toMatchObject({
      id: planned.id,
      type: sport,
      duration,
      distance,
      actualPace,
    })
  })

  it('leaves empty what was not measured', () => {
    expect(actualFromActivity({ ...RUN, metres: null }, BRICK_RUN)).toMatchObject({
      distance: '',
      actualPace: '',
      duration: 14,
    })
  })
})
