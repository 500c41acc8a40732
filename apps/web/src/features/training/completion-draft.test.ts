import { completion } from '@tri/api-contract'
import { toActual } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import { changeActual, completionOf, startDraft, wholeMinutes } from './completion-draft.js'

const swim = sampleExercise('swim', 'swim', 35)
const run = sampleExercise('run', 'run', 75)
const open = sampleWorkout(1, 2, [swim, run])
const done = sampleWorkout(1, 2, [swim, run], {
  isCompleted: true,
  actualExercises: [{ ...toActual(run), duration: 81, notes: 'headwind' }],
  actualDuration: 120,
  notes: 'Good.',
})

describe('the completion form', () => {
  it('starts with the planned values', () => {
    const draft = startDraft(open)
    expect(draft).toMatchObject({ duration: 110, isDurationTyped: false, notes: '' })
    expect(draft.exercises[1]).toMatchObject({ id: 'run', duration: 75, actualPace: run.pace, distance: run.distance })
  })

  it('starts with what was logged before, and the plan for the rest', () => {
    const draft = startDraft(done)
    expect(draft.exercises.map(({ duration }) => duration)).toEqual([35, 81])
    expect(draft).toMatchObject({ duration: 120, isDurationTyped: true, notes: 'Good.' })
  })

  it('keeps what was logged for an exercise that has left the workout', () => {
    expect(startDraft({ ...done, exercises: [swim] }).exercises.map(({ id }) => id)).toEqual(['swim', 'run'])
  })

  it('adds up the total until one is typed', () => {
    const draft = changeActual(startDraft(open), 'run', { duration: 81 })
    expect(draft.duration).toBe(116)
    expect(changeActual({ ...draft, duration: 100, isDurationTyped: true }, 'run', { duration: 90 }).duration).toBe(100)
  })

  it('is sent as the contract wants it', () => {
    const body = completionOf(changeActual(startDraft(open), 'swim', { distance: '1.5 miles' }))
    expect(completion.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({ completed: true, actualDuration: 110, notes: '' })
  })
})

it.each([
  ['45', 45],
  [45.9, 45],
  ['', 0],
  ['abc', 0],
  [-5, 0],
  [Number.NaN, 0],
])('%o counts as %i minutes', (typed, minutes) => {
  expect(wholeMinutes(typed)).toBe(minutes)
})
