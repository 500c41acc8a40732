import type { Sport } from '../types.js'

/** Minutes from which on a session needs fuel, and from which on more of it (Jeukendrup 2014, Sports Med 44 S25). */
const FUELLED = 75
const LONG = 150

const DRINK =
  'Drink to thirst, never more: for most that is 400-750 ml an hour. Start low, and stop if your stomach says so. Ask a doctor or dietitian first if you have diabetes, kidney or heart disease, or are pregnant.'

export type Fuelled = {
  sport: Sport
  /** With the run that is linked to it. */
  minutes: number
  /** A ride at race effort, the rehearsal or the race. */
  isAtRaceEffort: boolean
}

/**
 * What to eat and drink in a session, once for all of it; empty for a swim and for a short session. No caffeine, no sodium: for
 * these there is no dose that is safe to print.
 */
export function fuelNote({ sport, minutes, isAtRaceEffort }: Fuelled): string {
  if (sport === 'swim' || minutes < FUELLED) return ''
  return `Fuel: ${carbohydrate(minutes, isAtRaceEffort)}. ${DRINK}`
}

function carbohydrate(minutes: number, isAtRaceEffort: boolean): string {
  if (minutes <= LONG) return '30-60 g of carbohydrate an hour'
  if (!isAtRaceEffort) return 'about 60 g of carbohydrate an hour'
  return '60 g of carbohydrate an hour, up to 90 g of glucose and fructose once you have practised it for two weeks'
}
