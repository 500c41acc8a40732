import { dateOf } from '../calendar.js'
import type { Exercise, PlanCalendar, RaceType, SessionStep, Step, Workout } from '../types.js'
import { aimExercise } from './aim.js'
import { targetField } from './ranges.js'
import type { Athlete } from './types.js'

/** The plan that workouts belong to. */
export type AimedPlan = PlanCalendar & { raceType: RaceType }

/**
 * Workouts with the targets that an athlete wants, each from what was known on its day. Races stay as they are: their goal tells their
 * paces. Days, order and minutes never change. Workouts in which nothing changes are the same objects.
 */
export function aimWorkouts<W extends Workout>(workouts: readonly W[], plan: AimedPlan, athlete: Athlete): W[] {
  return workouts.map((workout) => {
    if (workout.workoutType === 'race') return workout
    const aim = { raceType: plan.raceType, day: dateOf(plan, workout.week, workout.day), athlete }
    const exercises = workout.exercises.map((exercise) => aimExercise(exercise, aim))
    return exercises.every((exercise, index) => exercise === workout.exercises[index])
      ? workout
      : { ...workout, exercises }
  })
}

/** How many steps of open workouts have another target, and in how many sessions; both lists have the same workouts in the same order. */
export function changedTargets(
  before: readonly Workout[],
  after: readonly Workout[],
): { targets: number; sessions: number } {
  let targets = 0
  let sessions = 0
  after.forEach((workout, index) => {
    const were = new Map(before[index]?.exercises.map((exercise) => [exercise.id, exercise]))
    if (workout.isCompleted || workout === before[index]) return
    for (const exercise of workout.exercises) {
      const changed = countChanged(were.get(exercise.id), exercise)
      targets += changed
      sessions += changed > 0 ? 1 : 0
    }
  })
  return { targets, sessions }
}

function countChanged(before: Exercise | undefined, after: Exercise): number {
  if (!before || before === after) return 0
  const were = told(before.steps)
  return told(after.steps).filter((target, index) => target && target !== were[index]).length
}

/** The target of each step as it is told, each step of a repeat once. */
function told(steps: readonly SessionStep[]): string[] {
  const field = targetField(steps)
  const textOf = ({ [field]: range }: Step) => (range ? `${field} ${range.from} ${range.to}` : '')
  return steps.flatMap((step) => ('repeat' in step ? step.steps.map(textOf) : [textOf(step)]))
}
