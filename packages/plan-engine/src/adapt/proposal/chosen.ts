import type { Exercise, Weekday, Workout, WorkoutType } from '../../types.js'
import { workoutTypeOf } from '../../week/workout-type.js'
import type { Change, Proposal } from '../types.js'

/** The changes with these ids, and all that share a group with one of them; every one where no ids are given. */
export function chosenChanges({ changes }: Pick<Proposal, 'changes'>, accepted?: readonly string[]): readonly Change[] {
  if (!accepted) return changes
  const groups = new Set(changes.filter(({ id }) => accepted.includes(id)).map(({ group }) => group))
  return changes.filter(({ group }) => groups.has(group))
}

/** A day of a plan. */
export type Day = { week: number; day: Weekday }

export const isOn = (one: Day, other: Day): boolean => one.week === other.week && one.day === other.day

/** The same number for the same day. */
export const dayKey = ({ week, day }: Day): number => 7 * week + day

/** The race that the plan is for; one on the way to it tells how much it matters. */
export const isGoalRace = ({ workoutType, priority }: Workout): boolean => workoutType === 'race' && !priority

/** Whether an athlete has told anything of a workout: then it stays as it is. */
export const isUnderWay = ({ isCompleted, actualExercises }: Workout): boolean =>
  isCompleted || (actualExercises ?? []).some(({ loggedAt }) => loggedAt !== undefined)

/** The workout with other exercises, exactly these; its minutes and its type follow them. */
export function holding<W extends Workout>(workout: W, exercises: readonly Exercise[], type?: WorkoutType): W {
  const totalDuration = exercises.reduce((sum, { duration }) => sum + duration, 0)
  return { ...workout, exercises, totalDuration, workoutType: type ?? workoutTypeOf(exercises, typeToKeep(workout)) }
}

/** A brick whose link was stored is one no more when the link goes. */
const typeToKeep = ({ workoutType, exercises }: Workout): WorkoutType =>
  workoutType === 'brick' && exercises.some(({ linked }) => linked) ? 'mixed' : workoutType

/** The workouts that are some: what callers without types may hand over is passed over. */
export const soundWorkouts = <W extends Workout>(saved: readonly W[]): W[] =>
  (Array.isArray(saved) ? saved : []).filter(
    (workout) =>
      isRecord(workout) &&
      areSessions(workout.exercises) &&
      workout.exercises.every(
        (each: Workout['exercises'][number]) => areRecords(each.steps) && areRecords(each.reasons),
      ) &&
      (workout.actualExercises == null || areSessions(workout.actualExercises)),
  )

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null
const areRecords = (values: readonly unknown[]): boolean => Array.isArray(values) && values.every(isRecord)
const areSessions = (values: readonly { id: string }[]): boolean =>
  areRecords(values) && values.every(({ id }) => typeof id === 'string')
