import type { Fuel, Sport } from '../types.js'

/** Minutes from which on a session needs fuel, and from which on more of it (Jeukendrup 2014, Sports Med 44 S25). */
const FUELLED = 75
const LONG = 150

/** Grams of carbohydrate an hour. */
const GRAMS = { short: { least: 30, most: 60 }, long: { least: 60, most: 60 }, race: { least: 60, most: 90 } } as const

/** Millilitres an hour that are enough for most. */
export const DRINK = { least: 400, most: 750 } as const

export type Fuelled = {
  sport: Sport
  /** With the run that is linked to it. */
  minutes: number
  /** A ride at race effort, the rehearsal or the race. */
  isAtRaceEffort: boolean
}

/** What to eat in a session, once for all of it; undefined for a swim and for a short session. */
export function fuelOf({ sport, minutes, isAtRaceEffort }: Fuelled): Fuel | undefined {
  if (sport === 'swim' || minutes < FUELLED) return undefined
  return GRAMS[minutes <= LONG ? 'short' : isAtRaceEffort ? 'race' : 'long']
}
