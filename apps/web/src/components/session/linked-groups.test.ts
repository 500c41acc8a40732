import { expect, it } from 'vitest'
import { sampleExercise } from '../../testing/sample-workouts.js'
import { linkedGroups } from './linked-groups.js'

const swim = sampleExercise('swim', 's', 30)
const ride = sampleExercise('bike', 'b', 90)
const run = { ...sampleExercise('run', 'r', 25), linked: true }

type Exercises = Parameters<typeof linkedGroups>[0]['exercises']
const groupsIn = (workoutType: 'mixed' | 'brick', exercises: Exercises) =>
  linkedGroups({ workoutType, exercises }).map(({ title, minutes, exercises: group }) => [
    title,
    minutes,
    group.map(({ id }) => id),
  ])
const told = (...exercises: Exercises) => groupsIn('mixed', exercises)

it('takes a run that is linked to its ride as a brick, and leaves the others alone', () => {
  expect(told(swim, ride, run)).toEqual([
    ['', 30, ['s']],
    ['Brick', 115, ['b', 'r']],
  ])
  expect(told(ride, { ...run, linked: false })).toEqual([
    ['', 90, ['b']],
    ['', 25, ['r']],
  ])
})

it('has a word for others that are linked, and none for one that has nothing before it', () => {
  expect(told(swim, { ...ride, linked: true })).toEqual([['Together', 120, ['s', 'b']]])
  expect(told(run)).toEqual([['', 25, ['r']]])
  expect(told()).toEqual([])
})

it('knows a brick of a time before links were stored by its type', () => {
  expect(groupsIn('brick', [ride, sampleExercise('run', 'r', 25)])).toEqual([['Brick', 115, ['b', 'r']]])
})
