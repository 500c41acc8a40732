import { completion } from '@tri/api-contract'
import { describe, expect, it } from 'vitest'
import { STORED_UNITS } from '../../../lib/measures/units.js'
import { sampleActual, sampleExercise, sampleWorkout } from '../../../testing/sample-workouts.js'
import {
  changeActual,
  completionOf,
  isSameWorkout,
  problemsOf,
  startDraft,
  typedIn,
  typeMeasure,
  wholeMinutes,
} from './completion-draft.js'

const swim = sampleExercise('swim', 'swim', 35)
const run = sampleExercise('run', 'run', 75)
const open = sampleWorkout(1, 2, [swim, run])
const done = sampleWorkout(1, 2, [swim, run], {
  isCompleted: true,
  actualExercises: [{ ...sampleActual(run), duration: 81, notes: 'headwind' }],
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

describe('what is typed into a field', () => {
  const field = { id: 'run', measure: 'distance' } as const
  const typing = (text: string) => typeMeasure(startDraft(open), field, text, STORED_UNITS)

  it('is kept as it stands there, and sent as the figure it is', () => {
    const draft = typing('7,5')
    expect(typedIn(draft, field)).toBe('7,5')
    expect(completionOf(draft).actualExercises?.[1]?.distance).toBe('7.5 mi')
    expect(problemsOf(draft, STORED_UNITS)).toEqual([])
  })

  it('is a problem when it is no figure, and the figure before it stays', () => {
    const draft = typing('abc')
    expect(typedIn(draft, field)).toBe('abc')
    expect(completionOf(draft).actualExercises?.[1]?.distance).toBe(run.distance)
    expect(problemsOf(draft, STORED_UNITS)).toEqual([
      { id: 'run', measure: 'distance', message: 'Type a number of miles, such as 1.5.' },
    ])
  })

  it('may be nothing', () => {
    const draft = typing('')
    expect(completionOf(draft).actualExercises?.[1]?.distance).toBe('')
    expect(problemsOf(draft, STORED_UNITS)).toEqual([])
  })

  it('is told in the order of the form', () => {
    const both = typeMeasure(typing('abc'), { id: 'swim', measure: 'actualPace' }, 'fast', STORED_UNITS)
    expect(problemsOf(both, STORED_UNITS).map(({ id, measure }) => `${id} ${measure}`)).toEqual([
      'swim actualPace',
      'run distance',
    ])
  })

  it('leaves words alone that were logged when any text was taken', () => {
    const words = { ...done, actualExercises: [{ ...sampleActual(run), distance: 'to the lake and back' }] }
    expect(problemsOf(startDraft(words), STORED_UNITS)).toEqual([])
    expect(completionOf(startDraft(words)).actualExercises?.[1]?.distance).toBe('to the lake and back')
  })
})

it('a kept draft is about the same workout as long as its exercises are', () => {
  expect(isSameWorkout(startDraft(open), startDraft(open))).toBe(true)
  expect(isSameWorkout(startDraft(open), startDraft({ ...open, exercises: [run] }))).toBe(false)
})
