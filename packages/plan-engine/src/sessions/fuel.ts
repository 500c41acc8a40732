import type { Fuel, RaceType, Sport, Workout } from '../types.js'

/** Minutes from which on a session needs fuel, and from which on more of it (Jeukendrup 2014, Sports Med 44 S25). */
const FUELLED = 75
const LONG = 150

/** Minutes from which on the run of a race needs fuel, when a ride came before it. Design choice. */
const FUELLED_BEHIND_RIDE = 45

/** Grams of carbohydrate an hour. */
const SHORT_GRAMS: Fuel = { least: 30, most: 60 }
const LONG_GRAMS: Fuel = { least: 60, most: 60 }
const RACE_GRAMS: Fuel = { least: 60, most: 90 }

/** The same on the ride of a race, and on rides at its effort, which practise it: nothing on race day is new. */
export const RACE_FUEL: Record<RaceType, Fuel> = {
  sprint: SHORT_GRAMS,
  olympic: SHORT_GRAMS,
  '70.3': RACE_GRAMS,
  ironman: RACE_GRAMS,
}

/** Millilitres an hour that are enough for most. */
export const DRINK = { least: 400, most: 750 } as const

export type Fuelled = {
  sport: Sport
  /** With the run that is linked to it. */
  minutes: number
  /** That of the race, for a ride at its effort. */
  raceFuel?: Fuel | undefined
}

/** What to eat in a session, once for all of it; undefined for a swim and for a short session. */
export function fuelOf({ sport, minutes, raceFuel }: Fuelled): Fuel | undefined {
  if (sport === 'swim' || minutes < FUELLED) return undefined
  return raceFuel ?? (minutes <= LONG ? SHORT_GRAMS : LONG_GRAMS)
}

/** What a plan lets a race ask for on its ride: that of its kind where a session practised as much, else what every long session does. */
export function practisedFuel(workouts: readonly Pick<Workout, 'workoutType' | 'exercises'>[], race: RaceType): Fuel {
  const wanted = RACE_FUEL[race]
  const isPractised = workouts.some(
    ({ workoutType, exercises }) =>
      workoutType !== 'race' && exercises.some(({ fuel }) => fuel && fuel.most >= wanted.most),
  )
  return isPractised ? wanted : SHORT_GRAMS
}

/**
 * What to eat on a leg of a race: the ride as practised, where it and the run after it are long enough; a run as in long runs, from 45 min on where a
 * ride came before it.
 */
export function legFuel(
  legs: readonly { sport: Sport; minutes: number }[],
  index: number,
  raceFuel: Fuel,
): Fuel | undefined {
  const [before, leg, after] = [legs[index - 1], legs[index], legs[index + 1]]
  if (!leg) return undefined
  if (leg.sport === 'bike') return fuelOf({ sport: 'bike', minutes: leg.minutes + (after?.minutes ?? 0), raceFuel })
  const isFuelled = leg.sport === 'run' && leg.minutes >= (before?.sport === 'bike' ? FUELLED_BEHIND_RIDE : FUELLED)
  return isFuelled ? SHORT_GRAMS : undefined
}
