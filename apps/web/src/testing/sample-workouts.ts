import type { Workout } from '@tri/api-contract'
import type { Sport, Weekday } from '@tri/plan-engine'
import { toActual, workoutTypeOf } from '@tri/plan-engine'
import type { TextReason, TextStep } from '@tri/plan-engine/texts'
import { NOT_DONE } from '@tri/test-setup/not-done'

type Words = { name: string; notes: string; steps: TextStep[]; reasons: TextReason[] }

/** An exercise as it is stored, with its words. */
export type SampleExercise = Workout['exercises'][number] & Words

/** A plain exercise for tests; its id is its sport unless said. */
export const sampleExercise = (type: Sport, id: string = type, duration = 30): SampleExercise => ({
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

type SampleWorkout = Omit<Workout, 'exercises' | 'actualExercises'> & {
  exercises: SampleExercise[]
  actualExercises: (NonNullable<Workout['actualExercises']>[number] & { name: string })[] | null
}

/** What was done of it, as it was planned. */
export const sampleActual = (exercise: SampleExercise) => ({ ...toActual(exercise), name: exercise.name })

/** A stored workout for tests, in week 6 unless said. */
export const sampleWorkout = (
  id: number,
  day: Weekday,
  exercises: SampleExercise[] = [],
  changes: Partial<SampleWorkout> = {},
): SampleWorkout => ({
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
