import { describe, expect, it } from 'vitest'
import { sessionLog } from '../session-log.js'
import { exercise, frozen, workout } from '../testing/workouts.js'
import type { Workout } from '../types.js'
import { completeWorkout, markIncomplete, moveExercise, toActual } from './edits.js'
import { type ExerciseLog, logExercise } from './log-exercise.js'

const EARLY = '2026-12-01T06:00:00Z'
const LATE = '2026-12-01T18:00:00Z'
const swim = exercise({ id: 's', type: 'swim', duration: 45, code: 'S-END', distance: '1700 m', pace: '2:30/100m' })
const run = exercise({ id: 'r', type: 'run', duration: 30 })
const day = frozen(workout(3, 2, [swim, run]))

const log = (from: Workout, id: string, what: ExerciseLog, at = EARLY): Workout => {
  const logged = logExercise(from, id, what, at)
  if (!logged) throw new Error(`Nothing was logged for ${id}`)
  return logged
}
const minutes = (from: Workout) => Object.fromEntries(sessionLog(from).map(({ id, duration }) => [id, duration]))

describe('logExercise', () => {
  it('logs one session as planned, with no pace and no distance that nobody measured', () => {
    const logged = log(day, 's', { state: 'done' })
    expect(logged.actualExercises).toEqual([
      {
        id: 's',
        code: 'S-END',
        type: 'swim',
        name: 'Easy Run',
        duration: 45,
        distance: '',
        actualPace: '',
        intensity: 'easy',
        notes: '',
        loggedAt: EARLY,
      },
    ])
    expect(logged).toMatchObject({ isCompleted: false, completedAt: null, actualDuration: 45 })
    expect(sessionLog(logged)).toEqual(logged.actualExercises)
  })

  it('completes the workout with its last session, at the time of that', () => {
    const both = log(log(day, 'r', { state: 'done' }), 's', { state: 'done' }, LATE)
    expect(both).toMatchObject({ isCompleted: true, completedAt: LATE, actualDuration: 75 })
    expect(both.actualExercises?.map(({ id }) => id)).toEqual(['s', 'r'])
  })

  it.each([
    ['swim', 25, 1050, '1050 m', '2:23/100m'],
    ['bike', 60, 32_187, '20.0 mi', '20.0 mph'],
    ['run', 50, 10_000, '6.2 mi', '8:03/mi'],
  ] as const)('reckons the pace of a %s from what was typed', (type, minutes, metres, distance, actualPace) => {
    const one = workout(3, 2, [exercise({ id: 'x', type })])
    const done = log(one, 'x', {
      state: 'done',
      minutes,
      metres,
      effort: 7,
      feel: 'heavy',
      heartRate: 141,
      notes: 'Wind',
    })
    expect(done.actualExercises?.[0]).toMatchObject({
      duration: minutes,
      metres,
      distance,
      actualPace,
      effort: 7,
      feel: 'heavy',
      heartRate: 141,
      notes: 'Wind',
    })
  })

  it('skips a session with its reason; a day with nothing done is not completed', () => {
    const skipped = log(day, 's', { state: 'skipped', reason: 'no-pool', notes: 'Closed' })
    expect(skipped.actualExercises?.[0]).toMatchObject({ duration: 0, skipped: 'no-pool', notes: 'Closed' })
    expect(log(skipped, 'r', { state: 'skipped', reason: 'sick' })).toMatchObject({ isCompleted: false })
    expect(log(skipped, 'r', { state: 'done' })).toMatchObject({ isCompleted: true, actualDuration: 30 })
  })

  it('takes an entry back and keeps it to start the next form with', () => {
    const both = log(log(day, 's', { state: 'done', minutes: 20 }), 'r', { state: 'done' })
    const open = log(both, 's', { state: 'open' })
    expect(open).toMatchObject({ isCompleted: false, completedAt: null, actualDuration: 30 })
    expect(minutes(open)).toEqual({ r: 30 })
    expect(open.actualExercises?.find(({ id }) => id === 's')).toMatchObject({ duration: 20 })
    expect(logExercise(open, 's', { state: 'open' }, LATE)).toBeUndefined()
  })

  it('keeps the time of the first log when it is changed', () => {
    const first = log(day, 's', { state: 'done' })
    const changed = log(first, 's', { state: 'done', minutes: 30 }, LATE)
    expect(changed.actualExercises).toEqual([expect.objectContaining({ duration: 30, loggedAt: EARLY })])
  })

  it('takes over a day that was logged as a whole, in its actual duration', () => {
    const whole = completeWorkout(day, { actualDuration: 25 }, EARLY)
    expect(minutes(whole)).toEqual({ s: 15, r: 10 })
    const changed = log(whole, 'r', { state: 'done', minutes: 30 }, LATE)
    expect(changed).toMatchObject({ isCompleted: true, completedAt: EARLY, actualDuration: 45 })
  })

  it('counts nothing that was kept from a time before sessions were logged one by one', () => {
    const kept = frozen({ ...day, actualExercises: [toActual(swim)], actualDuration: 45 })
    expect(sessionLog(kept)).toEqual([])
    const logged = log(kept, 'r', { state: 'done' })
    expect(minutes(logged)).toEqual({ r: 30 })
    expect(logged.isCompleted).toBe(false)
  })

  it('answers undefined for a session that is not there', () => {
    expect(logExercise(day, 'x', { state: 'done' }, EARLY)).toBeUndefined()
  })
})

describe('the whole day', () => {
  it('is completed with what was logged, and the rest as planned', () => {
    const partly = log(day, 's', { state: 'done', minutes: 20 })
    expect(minutes(completeWorkout(partly, {}, LATE))).toEqual({ s: 20, r: 30 })
    expect(completeWorkout(partly, {}, LATE)).toMatchObject({ isCompleted: true, actualDuration: 50 })
  })

  it('is taken back with all of its sessions', () => {
    const partly = log(day, 's', { state: 'done' })
    const undone = markIncomplete(partly)
    expect(undone && sessionLog(undone)).toEqual([])
    expect(undone?.actualExercises).toHaveLength(1)
    expect(undone && markIncomplete(undone)).toBeUndefined()
  })
})

describe('a session that moves', () => {
  const other = frozen(workout(3, 4, [exercise({ id: 'b', type: 'bike', duration: 60 })]))

  it('takes its entry along', () => {
    const moved = moveExercise<Workout>(log(day, 's', { state: 'done' }), other, 's', 0)
    expect(moved && minutes(moved.target)).toEqual({ s: 45 })
    expect(moved?.source).toMatchObject({ actualExercises: null, isCompleted: false })
    expect(moved?.target).toMatchObject({ isCompleted: false, actualDuration: 45 })
  })

  it('leaves a completed day completed, and brings an open session into one that then is not', () => {
    const done = completeWorkout(day, {}, EARLY)
    const out = moveExercise<Workout>(done, other, 'r', 0)
    expect(out?.source).toMatchObject({ isCompleted: true, completedAt: EARLY, actualDuration: 45 })
    expect(out && minutes(out.target)).toEqual({ r: 30 })
    const into = moveExercise<Workout>(other, done, 'b', 0)
    expect(into && minutes(into.target)).toEqual({ s: 45, r: 30 })
    expect(into?.target.isCompleted).toBe(false)
  })

  it('between open days changes nothing of their logs', () => {
    expect(moveExercise<Workout>(day, other, 's', 0)?.target).toMatchObject({ actualExercises: null })
  })
})
