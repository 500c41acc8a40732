import { weekdayOf } from '../calendar.js'
import type { Plan, PlanInput, SessionStep, Sport, Step, Workout, Zone } from '../types.js'

/** The workouts of one week, in date order. */
export const weekOfPlan = ({ workouts }: Plan, week: number): Workout[] =>
  workouts.filter((workout) => workout.week === week)

/** Workouts that hold a tempo, hard or interval session, the race excluded. */
export const hardDays = ({ workouts }: Plan): Workout[] =>
  workouts.filter(({ workoutType, exercises }) => workoutType !== 'race' && exercises.some(isHard))

export const isHard = ({ intensity }: { intensity: string }): boolean =>
  ['tempo', 'hard', 'interval'].includes(intensity)

/** Minutes of the longest session of a sport, the race excluded. */
export const longest = ({ workouts }: Plan, sport: Sport): number =>
  Math.max(
    0,
    ...workouts
      .filter(({ workoutType }) => workoutType !== 'race')
      .flatMap(({ exercises }) => exercises.filter(({ type }) => type === sport).map(({ duration }) => duration)),
  )

/** Every step as often as it is done. */
export const flatSteps = (steps: readonly SessionStep[]): Step[] =>
  steps.flatMap((step) => ('repeat' in step ? Array.from({ length: step.repeat }, () => step.steps).flat() : [step]))

/** Seconds of training in some zones, or in all. */
export const stepSeconds = ({ workouts }: Plan, zones?: readonly Zone[]): number =>
  workouts
    .filter(({ workoutType }) => workoutType !== 'race')
    .flatMap(({ exercises }) => exercises.flatMap(({ steps }) => flatSteps(steps)))
    .filter(({ zone }) => !zones || zones.includes(zone))
    .reduce((sum, { seconds }) => sum + seconds, 0)

/** Days from a workout to the race: weeks end on race day. */
export const daysToRace = (input: PlanInput, workout: Workout): number => daysLeft(input)(workout)

/** The same for many workouts of one season. */
export function daysLeft({ raceDate, totalWeeks }: PlanInput): (workout: Workout) => number {
  const raceDay = weekdayOf(raceDate)
  return ({ week, day }) => 7 * (totalWeeks - week) + ((raceDay - day + 7) % 7)
}
