import type { ExportedWorkout } from '@tri/api-contract'
import { workoutTypeOf } from '@tri/plan-engine'

/** Rows of workouts as the JSON text that the database takes them from, with what follows from the rest of each. */
export const rowsOf = (workouts: readonly ExportedWorkout[]): string => JSON.stringify(workouts.map(toRow))

const toRow = ({ week, day, exercises, completedAt, ...filed }: ExportedWorkout) => ({
  week,
  day,
  workout_type: workoutTypeOf(exercises, filed.workoutType),
  exercises,
  total_duration: exercises.reduce((sum, { duration }) => sum + duration, 0),
  is_completed: completedAt !== null,
  completed_at: completedAt,
  actual_exercises: filed.actualExercises,
  actual_duration: filed.actualDuration,
  notes: filed.notes,
})
