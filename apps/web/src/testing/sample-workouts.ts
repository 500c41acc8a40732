import type { Workout } from '@tri/api-contract'
import type { Sport, Weekday } from '@tri/plan-engine'
import { workoutTypeOf } from '@tri/plan-engine'
import { NOT_DONE } from '@tri/test-setup/not-done'

/** A plain exercise for tests; its id is its sport unless said. */
export const sampleExercise = (type: Sport, id: string = type, duration = 30): Workout['exercises'][number] => ({
  id,
  type,
  name: `Easy ${type}`,
  duration,
  distance: '1 mi',
  pace: '10:00/mi',
  intensity: 'easy',
  notes: 'Easy does it.',
  steps: [],
  reasons: [],
})

/** A stored workout for tests, in week 6 unless said. */
export const sampleWorkout = (
  id: number,
  day: Weekday,
  exercises: Workout['exercises'] = [],
  changes: Partial<Workout> = {},
): Workout => ({
  id,
  trainingPlanId: 1,
  week: 6,
  day,
  dayName: '',
  workoutType: workoutTypeOf(exercises, 'run'),
  exercises,
  totalDuration: exercises.reduce((sum, { duration }) => sum + duration, 0),
  ...NOT_DONE,
  version: 1,
  changedAt: '2026-11-20T12:00:00.000Z',
  ...changes,
})
