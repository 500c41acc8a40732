import { weekdayOf } from '../calendar.js'
import type { Plan, PlanInput, SessionStep, SessionType, Sport, Step, Workout, Zone } from '../types.js'

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

/**
 * What is wrong with how steps fill a session: by the clock to the second; in the water by whole lengths of 50 m, with rests
 * of 10 s or more in fives, and less than the time of 50 m left open. Empty when nothing is.
 */
export function fillFault(sport: SessionType, steps: readonly SessionStep[], minutes: number): string {
  const all = flatSteps(steps)
  const open = minutes * 60 - all.reduce((sum, { seconds }) => sum + seconds, 0)
  if (sport !== 'swim') return open === 0 ? '' : `${open} s are open`
  const swims = all.filter(({ kind }) => kind !== 'rest')
  const odd = swims.find(({ metres }) => metres === undefined || metres <= 0 || metres % 50 !== 0)
  if (odd) return `${odd.label}: ${odd.metres} m`
  const rest = all.find(({ kind, seconds }) => kind === 'rest' && (seconds < 10 || seconds % 5 !== 0))
  if (rest) return `a rest of ${rest.seconds} s`
  const slowest = Math.max(...swims.map(({ seconds, metres = 0 }) => (50 * seconds) / metres))
  return open >= 0 && open < slowest ? '' : `${open} s are open, 50 m take ${slowest} s`
}

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
