import { NOT_DONE } from '@tri/test-setup/not-done'
import { DAY_NAMES } from '../calendar.js'
import type { Exercise, Weekday, Workout } from '../types.js'
import { workoutTypeOf } from '../week/workout-type.js'

/** An exercise for tests: easy running of half an hour unless said. */
export function exercise(fields: Partial<Exercise> & { id: string }): Exercise {
  const duration = fields.duration ?? 30
  return {
    type: 'run',
    name: 'Easy Run',
    duration,
    distance: '3.1 mi',
    pace: '9:44/mi',
    intensity: 'easy',
    notes: '',
    steps: [{ kind: 'work', seconds: duration * 60, zone: 'easy', label: 'Easy' }],
    reasons: [],
    ...fields,
  }
}

/** An open workout for tests that holds the given exercises. */
export function workout(
  week: number,
  day: Weekday,
  exercises: readonly Exercise[],
  fields?: Partial<Workout>,
): Workout {
  return {
    week,
    day,
    dayName: DAY_NAMES[day],
    workoutType: workoutTypeOf(exercises, 'run'),
    exercises,
    totalDuration: exercises.reduce((sum, { duration }) => sum + duration, 0),
    ...NOT_DONE,
    ...fields,
  }
}

/** The same value with every object in it frozen, so that a function that changes its input throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part)
    Object.freeze(value)
  }
  return value
}
