import { expect, it } from 'vitest'
import { sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import { namedFor } from './session-names.js'

const YARDS = { units: 'miles', poolUnits: 'yards' } as const
const METRES = { units: 'metric', poolUnits: 'metres' } as const

const workouts = (type: 'swim' | 'run', name: string) => [sampleWorkout(1, 2, [{ ...sampleExercise(type), name }])]

const nameOf = (list: ReturnType<typeof namedFor>) => list[0]?.exercises[0]?.name

it.each([
  ['Threshold 200s', 'Threshold 225s'],
  ['Aerobic 100s', 'Aerobic 100s'],
  ['Tempo 400s', 'Tempo 425s'],
  ['Technique & Drills', 'Technique & Drills'],
])('names %s in a pool of yards %s, as its steps say', (stored, shown) => {
  expect(nameOf(namedFor(YARDS, workouts('swim', stored)))).toBe(shown)
})

it('leaves other sports and pools of metres alone', () => {
  expect(nameOf(namedFor(YARDS, workouts('run', 'Hill 200s')))).toBe('Hill 200s')
  const stored = workouts('swim', 'Threshold 200s')
  expect(namedFor(METRES, stored)).toBe(stored)
})
