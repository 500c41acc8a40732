import { logExercise } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { sampleExercise, sampleWorkout } from '../../../testing/sample-workouts.js'
import { linkedSource } from './activity-source.js'

const day = sampleWorkout(1, 2, [sampleExercise('swim'), sampleExercise('run')])
const linked = (garminActivityId: string | null) => ({ ...day, garminActivityId })

it.each([
  ['21234567890', 'From Garmin'],
  ['file-3f2a', 'From a file'],
  ['test-17', 'From a test activity'],
  [null, undefined],
])('a completed workout linked to %s says %s', (garminActivityId, text) => {
  expect(linkedSource({ ...linked(garminActivityId), isCompleted: true })).toBe(text)
})

it('a day of which one session is done says it too', () => {
  const half = logExercise(linked('21234567890'), 'run', { state: 'done' }, '2026-12-01T06:00:00Z')
  expect(half?.isCompleted).toBe(false)
  expect(half && linkedSource(half)).toBe('From Garmin')
})

it('a workout of which nothing is logged says nothing', () => {
  expect(linkedSource(linked('21234567890'))).toBeUndefined()
})
