import { readPlanInput, type Workout } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { samplePlan } from '../testing/sample-plan.js'
import { sampleExercise, sampleWorkout } from '../testing/sample-workouts.js'
import { type Aim, forWatch, storedOf, workoutsInWords } from './words.js'

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

it('what goes to a watch is in the lengths of its pool, whatever is shown', () => {
  const steps = [{ kind: 'work', seconds: 1200, metres: 1000, zone: 'easy' } as const]
  const { notes: _, ...swim } = sampleExercise('swim')
  const stored: Workout = { ...sampleWorkout(1, 2), exercises: [{ ...swim, code: 'S-CLOCK', duration: 20, steps }] }
  const [shown] = workoutsInWords(YARDS, [stored])
  if (!shown) throw new Error('A workout is shown')
  expect(forWatch(shown, { length: 50, unit: 'm' }).exercises).toEqual(workoutsInWords(METRES, [stored])[0]?.exercises)
  expect(forWatch(shown, { length: 25, unit: 'yd' }).exercises).toEqual(shown.exercises)
  expect(shown.exercises[0]?.distance).toBe('1050 yd')
})

it('lays targets over a workout where there are any, for the watch too, and keeps what is stored as it is', () => {
  const stored = sampleWorkout(1, 2)
  const shown = workoutsInWords(METRES, [stored], aim)[0]
  if (!shown) throw new Error('A workout has words')
  expect(shown.exercises.map(({ pace }) => pace)).toEqual(stored.exercises.map(() => '210–225 W'))
  expect(forWatch(shown, { length: 50, unit: 'm' }).exercises.map(({ pace }) => pace)).toEqual(
    stored.exercises.map(() => '210–225 W'),
  )
  expect(storedOf(shown)).toBe(stored)
  expect(workoutsInWords(METRES, [stored], aim)[0]).toBe(shown)
  expect(workoutsInWords(METRES, [stored])[0]).not.toBe(shown)
})

/** As if all sessions went by power. */
const aim: Aim = (workout) => ({
  ...workout,
  exercises: workout.exercises.map((exercise) => ({ ...exercise, pace: '210–225 W' })),
})
