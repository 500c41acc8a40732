import type { ActualExercise } from '@tri/plan-engine'
import type { TextExercise, TextWorkout } from '@tri/plan-engine/texts'

/** What was done of an exercise; undefined while the workout is open or when nothing was logged for it. */
export const actualOf = (workout: TextWorkout, { id }: Pick<TextExercise, 'id'>): ActualExercise | undefined =>
  workout.isCompleted ? workout.actualExercises?.find((actual) => actual.id === id) : undefined
