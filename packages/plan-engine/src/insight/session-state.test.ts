import { expect, it } from 'vitest'
import { exercise, workout } from '../testing/workouts.js'
import type { ActualExercise } from '../types.js'
import { sessionState } from './session-state.js'

const ride = exercise({ id: 'b', type: 'bike', duration: 60 })
const run = exercise({ id: 'r', duration: 20 })
const TODAY = '2026-12-09'
const entry = (fields: Partial<ActualExercise>): ActualExercise => ({
  id: 'b',
  type: 'bike',
  duration: 60,
  distance: '',
  actualPace: '',
  intensity: 'easy',
  notes: '',
  loggedAt: '2026-12-08T07:00:00Z',
  ...fields,
})

it.each([
  ['2026-12-08', undefined, 'missed'],
  ['2026-12-09', undefined, 'planned'],
  ['2026-12-10', undefined, 'planned'],
  ['2026-12-08', entry({}), 'done'],
  ['2026-12-10', entry({}), 'done'],
  ['2026-12-08', entry({ duration: 42 }), 'done'],
  ['2026-12-08', entry({ duration: 41 }), 'partly'],
  ['2026-12-08', entry({ duration: 90 }), 'done'],
  ['2026-12-08', entry({ duration: 0 }), 'missed'],
  ['2026-12-09', entry({ duration: 0 }), 'planned'],
  ['2026-12-08', entry({ duration: 0, skipped: 'sick' }), 'skipped'],
  ['2026-12-10', entry({ duration: 0, skipped: 'travel' }), 'skipped'],
] as const)('on %s with %o a session is %s', (date, logged, state) => {
  const day = workout(1, 2, [ride, run], { actualExercises: logged ? [logged] : null })
  expect(sessionState({ workout: day, exercise: ride, date, today: TODAY })).toBe(state)
  expect(sessionState({ workout: day, exercise: run, date: '2026-12-08', today: TODAY })).toBe('missed')
})

it('was done with its day, where that was completed as a whole', () => {
  const whole = workout(1, 2, [ride, run], { isCompleted: true })
  const asked = { exercise: ride, date: '2026-12-08', today: TODAY }
  expect(sessionState({ workout: whole, ...asked })).toBe('done')
  expect(sessionState({ workout: { ...whole, actualDuration: 30 }, ...asked })).toBe('partly')
  expect(sessionState({ workout: { ...whole, actualExercises: [] }, ...asked })).toBe('missed')
})

it('is open where what was logged was taken back', () => {
  const { loggedAt: _, ...kept } = entry({})
  const day = workout(1, 2, [ride], { actualExercises: [kept] })
  expect(sessionState({ workout: day, exercise: ride, date: TODAY, today: TODAY })).toBe('planned')
})
