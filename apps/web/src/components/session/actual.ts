import type { ActualExercise, Exercise, Workout } from '@tri/plan-engine'

/** What was done of an exercise; undefined while the workout is open or when nothing was logged for it. */
export const actualOf = (workout: Workout, { id }: Pick<Exercise, 'id'>): ActualExercise | undefined =>
  workout.isCompleted ? workout.actualExercises?.find((actual) => actual.id === id) : undefined
