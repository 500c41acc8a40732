import { describe, expect, test } from 'vitest'
import { easyReason } from '../reasons/session-reasons.js'
import { chooseEasy } from '../sessions/choose-easy.js'
import { chooserFor } from '../testing/choosing.js'
import { GOLDEN } from '../testing/golden-inputs.js'
import { planning, slot } from '../testing/planning.js'
import { MILES } from '../testing/words.js'
import { en } from '../texts/en.js'
import { exerciseInWords } from '../texts/in-words.js'
import { newWorkout, weekWorkouts } from './week-workouts.js'

const chooser = chooserFor(GOLDEN.G2, 2)
const { season, days, shape } = planning(GOLDEN.G2).settingOf(2)
const NONE = { bike: { week: 0, minutes: 0 }, run: { week: 0, minutes: 0 } }
const context = { season, days, shape, before: NONE, easy: easyReason(0.9) }

describe('the workouts of a week', () => {
  const slots = [slot(1, 'swim'), slot(2, 'bike', { minutes: 45 }), slot(2, 'run'), slot(4, 'run')]
  const workouts = weekWorkouts(
    context,
    slots,
    slots.map((each) => chooseEasy(chooser, each)),
  )

  test('hold the sessions of each day, numbered in order', () => {
    expect(workouts.map(({ day, exercises }) => [day, ...exercises.map(({ id }) => id)])).toEqual([
      [1, 'w2d1e1'],
      [2, 'w2d2e1', 'w2d2e2'],
      [4, 'w2d4e1'],
    ])
  })

  test('sum up their minutes and name their kind', () => {
    expect(workouts.map(({ dayName, workoutType, totalDuration }) => [dayName, workoutType, totalDuration])).toEqual([
      ['Monday', 'swim', 30],
      ['Tuesday', 'mixed', 75],
      ['Thursday', 'run', 30],
    ])
  })

  test('an exercise tells purpose and steps, pace and way, and why', () => {
    const [session] = workouts[2]?.exercises ?? []
    expect(session && exerciseInWords(session, en, MILES)).toMatchObject({
      type: 'run',
      name: 'Easy Run with Strides',
      duration: 30,
      pace: '10:04/mi',
      intensity: 'easy',
      notes: expect.stringMatching(/^Easy running, .* Warm-up 6 min; .*; Cool-down 3 min\.$/),
      distance: expect.stringMatching(/^\d\.\d mi$/),
      reasons: [{ rule: 'every-day' }, { rule: 'easy-time' }],
    })
  })

  test('a week without sessions has no workouts', () => {
    expect(weekWorkouts(context, [], [])).toEqual([])
  })
})

test('a new workout is open, and may be told its kind', () => {
  expect(newWorkout({ week: 3, day: 0 }, [], 'race')).toMatchObject({
    week: 3,
    dayName: 'Sunday',
    workoutType: 'race',
    totalDuration: 0,
    isCompleted: false,
  })
})
