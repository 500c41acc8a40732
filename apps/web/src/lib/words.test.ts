import { readPlanInput } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { samplePlan } from '../testing/sample-plan.js'
import { sampleExercise, sampleWorkout } from '../testing/sample-workouts.js'
import { inStoredMeasures, workoutsInWords } from './words.js'

const YARDS = { units: 'miles', poolUnits: 'yards' } as const
const METRES = { units: 'metric', poolUnits: 'metres' } as const

const nameOf = (type: 'swim' | 'run', name: string) =>
  workoutsInWords(YARDS, [sampleWorkout(1, 2, [{ ...sampleExercise(type), name }])])[0]?.exercises[0]?.name

it.each([
  ['Threshold 200s', 'Threshold 225s'],
  ['Aerobic 100s', 'Aerobic 100s'],
  ['Tempo 400s', 'Tempo 425s'],
  ['Technique & Drills', 'Technique & Drills'],
])('a swim of a plan of before named %s is %s in a pool of yards, as its steps say', (stored, shown) => {
  expect(nameOf('swim', stored)).toBe(shown)
})

it('names of other sports of a plan of before stay as they are stored', () => {
  expect(nameOf('run', 'Hill 200s')).toBe('Hill 200s')
})

it('a workout that did not change stays the same object in the same units, so that it is not drawn anew', () => {
  const { workouts } = generatePlan(readPlanInput(samplePlan()))
  const first = workoutsInWords(METRES, workouts)
  expect(workoutsInWords(METRES, workouts)).toEqual(first)
  expect(workoutsInWords({ ...METRES }, workouts).every((workout, index) => workout === first[index])).toBe(true)
  expect(workoutsInWords(YARDS, workouts)[0]).not.toBe(first[0])
})

it('what goes to a watch is in metres, whatever is shown', () => {
  const stored = sampleWorkout(1, 2, [{ ...sampleExercise('swim'), name: 'Threshold 200s' }])
  const [shown] = workoutsInWords(YARDS, [stored])
  if (!shown) throw new Error('A workout is shown')
  expect(inStoredMeasures(shown).exercises[0]?.name).toBe('Threshold 200s')
})
