import type { ExportedWorkout } from '@tri/api-contract'
import { changeGoal, generatePlan, type Paces, type PlanInput, type Workout, workoutTypeOf } from '@tri/plan-engine'
import type { FormerRow } from '../db/schema.js'
import type { WrittenWorkout } from '../workouts/workouts.repository.js'

// Rows of workouts as the JSON text that the database takes them from. Nobody waits for it: a thread writes it.

/** The workouts of a file, with what follows from the rest of each. */
export const rowsOf = (workouts: readonly ExportedWorkout[]): string =>
  JSON.stringify(
    workouts.map(({ exercises, workoutType, completedAt, ...filed }) =>
      toRow({
        ...filed,
        exercises,
        workoutType: workoutTypeOf(exercises, workoutType),
        totalDuration: exercises.reduce((sum, { duration }) => sum + duration, 0),
        isCompleted: completedAt !== null,
        completedAt,
      }),
    ),
  )

/** New workouts of a plan that is there already. */
export const newRows = (workouts: readonly Workout[]): string => JSON.stringify(workouts.map(toRow))

/** Workouts whose rows went and come back: with the number that they had, and a version after the last one. */
export const formerRows = (returning: readonly { former: FormerRow; workout: Workout }[]): string =>
  JSON.stringify(
    returning.map(({ former: { id, version }, workout }) => ({ id, version: version + 1, ...toRow(workout) })),
  )

/** The workouts of a new plan as rows, and its days after the race. */
export function generateRows(input: PlanInput) {
  const { workouts, afterRace } = generatePlan(input)
  return { rows: newRows(workouts), afterRace }
}

/** The stored workouts of a plan and the goal that they get. */
export type Repacing = { workouts: readonly WrittenWorkout[]; input: PlanInput; goalPaces: Paces }

/** What a new goal changes of the stored workouts of a plan. */
export function repaceRows({ workouts, input, goalPaces }: Repacing): string {
  const stored = workouts.map((workout) => ({ ...workout, exercises: JSON.parse(workout.exercises) }))
  const changed = changeGoal(stored, input, goalPaces).filter((workout, index) => workout !== stored[index])
  return JSON.stringify(
    changed.map(({ id, exercises, totalDuration }) => ({ id, exercises, total_duration: totalDuration })),
  )
}

type Row = Omit<Workout, 'dayName' | 'garminActivityId'>

const toRow = (workout: Row) => ({
  week: workout.week,
  day: workout.day,
  workout_type: workout.workoutType,
  priority: workout.priority ?? null,
  exercises: workout.exercises,
  total_duration: workout.totalDuration,
  is_completed: workout.isCompleted,
  completed_at: workout.completedAt,
  actual_exercises: workout.actualExercises,
  actual_duration: workout.actualDuration,
  notes: workout.notes,
})
