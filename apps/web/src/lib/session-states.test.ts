import { describe, expect, it } from 'vitest'
import { sampleActual, sampleExercise, sampleWorkout } from '../testing/sample-workouts.js'
import { dayState, sessionFacts, stateText } from './session-states.js'

const TODAY = '2027-01-28'
const swim = sampleExercise('swim', 'swim', 40)
const run = sampleExercise('run', 'run', 70)
const entry = (exercise: typeof swim, changes: Partial<ReturnType<typeof sampleActual>> = {}) => ({
  ...sampleActual(exercise),
  loggedAt: '2027-01-25T07:00:00Z',
  ...changes,
})
const day = (...actualExercises: ReturnType<typeof entry>[]) => sampleWorkout(1, 1, [swim, run], { actualExercises })
const skipped = (reason: 'no-pool' | 'other') => ({ duration: 0, skipped: reason }) as const

describe('a session', () => {
  it.each([
    [entry(swim), '2027-01-25', 'Done 0:40'],
    [entry(swim, { duration: 42 }), '2027-01-25', 'Done 0:42, +2 min'],
    [entry(swim, { duration: 30 }), '2027-01-25', 'Done 0:30, \u221210 min'],
    [entry(swim, { duration: 20 }), '2027-01-25', 'Partly: 0:20 of 0:40'],
    [entry(swim, skipped('no-pool')), '2027-01-25', 'Skipped, no pool'],
    [entry(swim, skipped('other')), '2027-01-25', 'Skipped'],
    [entry(run), '2027-01-25', 'Missed'],
    [entry(run), '2027-01-29', 'Planned'],
  ])('%# says what became of it', (logged, date, text) => {
    expect(stateText(sessionFacts(day(logged), swim, { date, today: TODAY }))).toBe(text)
  })
})

describe('a day', () => {
  const past = { date: '2027-01-25', today: TODAY }
  const now = { date: TODAY, today: TODAY }

  it.each([
    ['with all of it done', day(entry(swim), entry(run, { duration: 80 })), past, 'done', 'Done 2:00'],
    ['with one of two done', day(entry(swim)), past, 'partly', 'Partly 0:40'],
    ['with one done in part', day(entry(swim), entry(run, { duration: 20 })), past, 'partly', 'Partly 1:00'],
    ['with nothing done', day(), past, 'missed', 'Missed'],
    ['with one done and one still to come', day(entry(swim)), now, 'planned', '1 of 2'],
    ['that is still to come', day(), now, 'planned', '0 of 2'],
    ['with what was skipped left out', day(entry(swim, skipped('no-pool')), entry(run)), past, 'done', 'Done 1:10'],
    ['with one skipped and one to come', day(entry(swim, skipped('other'))), now, 'planned', '0 of 1'],
    [
      'with all of it skipped',
      day(entry(swim, skipped('other')), entry(run, skipped('other'))),
      past,
      'skipped',
      'Skipped',
    ],
    ['without any session', sampleWorkout(1, 1), now, 'rest', 'Rest'],
  ] as const)('%s', (_, workout, days, state, text) => {
    expect(dayState([workout], days)).toEqual({ state, text })
  })

  it('of training that nobody planned tells its minutes', () => {
    const extra = sampleWorkout(1, 1, [], { isCompleted: true, actualExercises: [entry(swim, { duration: 52 })] })
    expect(dayState([extra], past)).toEqual({ state: 'extra', text: 'Extra 0:52' })
    const hike = sampleWorkout(1, 1, [], { isCompleted: true, actualExercises: [entry(run, { duration: 95 })] })
    expect(dayState([hike], past)).toEqual({ state: 'extra', text: 'Extra 1:35' })
    expect(dayState([day(entry(swim), entry(run)), extra, hike], past)).toEqual({ state: 'done', text: 'Done 4:17' })
    expect(dayState([day(), extra], past)).toEqual({ state: 'missed', text: 'Missed' })
  })
})
