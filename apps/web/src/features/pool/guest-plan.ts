import { type NewPlan, readPlanInput } from '@tri/api-contract'
import { generatePlan, type Workout } from '@tri/plan-engine'

/** The workouts of a plan that is not saved. A file of its own: loaded as a whole, the engine would come with the first page. */
export const workoutsOfGuest = (generated: NewPlan): readonly Workout[] =>
  generatePlan(readPlanInput(generated)).workouts
