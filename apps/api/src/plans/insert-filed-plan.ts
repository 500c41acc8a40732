import type { FiledWorkout, NewPlan } from '@tri/api-contract'
import { DAY_NAMES, type Workout, workoutTypeOf } from '@tri/plan-engine'
import type { Db } from '../db/schema.js'
import { insertWorkouts } from '../workouts/workouts.repository.js'
import { insertPlan } from './plans.repository.js'

type Filed = { plan: NewPlan; workouts: readonly FiledWorkout[] }

/** Stores a plan from a file with its workouts as they stand there, none of them linked to an activity; the plan and their ids. */
export async function insertFiledPlan(transaction: Db, userId: number, filed: Filed) {
  const plan = await insertPlan(transaction, userId, filed.plan)
  return { plan, workoutIds: await insertWorkouts(transaction, plan.id, filed.workouts.map(toWorkout)) }
}

/** With what follows from the rest: the day's name, the minutes, the type and whether it is done. */
const toWorkout = (filed: FiledWorkout): Workout => ({
  ...filed,
  dayName: DAY_NAMES[filed.day],
  totalDuration: filed.exercises.reduce((sum, { duration }) => sum + duration, 0),
  workoutType: workoutTypeOf(filed.exercises, filed.workoutType),
  isCompleted: filed.completedAt !== null,
  garminActivityId: null,
})
