import type { SharedPlan } from '@tri/api-contract'
import type { BySport } from '@tri/plan-engine'
import { counted, longDate, raceTypeName } from '../../lib/measures/format.js'
import { distanceUnit, roundDistance, type Units } from '../../lib/measures/units.js'

/** What the plan is for: race, day, length. */
export const sharedFacts = ({ raceType, raceDate, totalWeeks }: SharedPlan): readonly string[] => [
  raceTypeName(raceType),
  longDate(raceDate),
  counted(totalWeeks, 'week'),
]

/** The race's distances in the reader's units. */
export function raceDistances(plan: SharedPlan, units: Units): BySport<string> {
  const text = (miles: string) => `${roundDistance(units, Number(miles))} ${distanceUnit(units)}`
  return { swim: text(plan.swimDistance), bike: text(plan.bikeDistance), run: text(plan.runDistance) }
}

/** Sessions as the week's grid draws them: open, and without the reasons, which nobody else is told. */
export const shownWorkouts = ({ workouts }: SharedPlan) =>
  workouts.map((workout) => ({
    ...workout,
    exercises: workout.exercises.map((exercise) => ({ ...exercise, reasons: [] })),
    isCompleted: false,
    actualExercises: null,
    actualDuration: null,
    completedAt: null,
    notes: null,
    garminActivityId: null,
  }))
