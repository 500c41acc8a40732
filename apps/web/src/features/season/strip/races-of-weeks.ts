import type { Workout } from '@tri/plan-engine'
import { raceOf } from '@tri/plan-engine/adapt'
import { raceTitle } from '../../../lib/texts/race-text.js'

/** The races on the way to the goal, by the week that they are in. */
export const racesOfWeeks = (workouts: readonly Workout[]): ReadonlyMap<number, string> =>
  new Map(
    workouts.flatMap((workout): [number, string][] => {
      const race = raceOf(workout)
      return race ? [[workout.week, raceTitle(race)]] : []
    }),
  )
