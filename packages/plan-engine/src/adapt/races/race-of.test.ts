import { expect, test } from 'vitest'
import { exercise, workout } from '../../testing/workouts.js'
import type { Inputs } from '../../types.js'
import { raceOf } from './race-of.js'

const leg = (inputs: Inputs) => exercise({ id: 'r', reasons: [{ rule: 'race-leg', inputs, source: 'design' }] })
const told = { race: '17', priority: 'B', kind: 'olympic', sport: 'swim' }

test('a race on the way is known by what its legs tell', () => {
  const race = workout(4, 0, [leg({ ...told, name: 'City Triathlon' })], { workoutType: 'race', priority: 'B' })
  expect(raceOf(race)).toEqual({ id: '17', priority: 'B', kind: 'olympic', name: 'City Triathlon' })
  expect(raceOf({ ...race, exercises: [leg(told)] })).toEqual({ id: '17', priority: 'B', kind: 'olympic' })
})

test('training, the goal race and what tells no race are none', () => {
  expect(raceOf(workout(4, 0, [leg(told)]))).toBeUndefined()
  expect(raceOf(workout(4, 0, [exercise({ id: 'r' })], { workoutType: 'race' }))).toBeUndefined()
  for (const wrong of [{ race: 17 }, { priority: 'D' }, { kind: 'marathon' }])
    expect(raceOf(workout(4, 0, [leg({ ...told, ...wrong })], { workoutType: 'race' }))).toBeUndefined()
})
