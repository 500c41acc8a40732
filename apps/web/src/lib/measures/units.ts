import { METRES_PER_YARD, SLIDERS, type Sport } from '@tri/plan-engine'
import { isStored, KM_PER_MILE, paceUnit, shownPace, shownText, type Units } from '@tri/plan-files/units'

export type { Units } from '@tri/plan-files/units'

/** What everything is stored in, and what is shown until another choice is made. */
export const STORED_UNITS: Units = { units: 'miles', poolUnits: 'metres' }

/** A unit system as stored somewhere, anything else left out. */
export function soundUnits(stored: unknown): Partial<Units> {
  const { units, poolUnits, poolLength }: Partial<Record<keyof Units, unknown>> = Object(stored)
  return {
    ...((units === 'miles' || units === 'metric') && { units }),
    ...((poolUnits === 'metres' || poolUnits === 'yards') && { poolUnits }),
    ...((poolLength === 25 || poolLength === 50) && { poolLength }),
  }
}

/** The sliders where they are not the stored ones: round figures inside the stored limits. */
const METRIC_SLIDERS = {
  swim: { min: 55, max: 270, step: 5 },
  bike: { min: 17, max: 48, step: 1 },
  run: { min: 190, max: 595, step: 5 },
} as const

const GOAL_UNITS = {
  stored: { swim: 'per 100m', bike: 'mph average', run: 'per mile' },
  other: { swim: 'per 100yd', bike: 'km/h average', run: 'per km' },
} as const

const SPOKEN_UNITS = {
  stored: { swim: 'per 100 metres', bike: 'miles per hour', run: 'per mile' },
  other: { swim: 'per 100 yards', bike: 'kilometres per hour', run: 'per kilometre' },
} as const

const which = (units: Units, sport: Sport) => (isStored(units, sport) ? 'stored' : 'other')

/** `"per 100m"`, `"km/h average"`, `"per mile"`. */
export const goalPaceUnit = (units: Units, sport: Sport): string => GOAL_UNITS[which(units, sport)][sport]

/** `"per 100 metres"`, `"kilometres per hour"`, for a screen reader. */
export const spokenPaceUnit = (units: Units, sport: Sport): string => SPOKEN_UNITS[which(units, sport)][sport]

/** `"mi"` or `"km"`. */
export const distanceUnit = ({ units }: Units): string => (units === 'miles' ? 'mi' : 'km')

/** The way back: a pace in the athlete's unit as it is stored, in whole seconds or tenths of a mile per hour. */
export function storedPace(units: Units, sport: Sport, shown: number): number {
  if (isStored(units, sport)) return shown
  if (sport === 'bike') return Math.round((shown / KM_PER_MILE) * 10) / 10
  return Math.round(sport === 'swim' ? shown / METRES_PER_YARD : shown * KM_PER_MILE)
}

/** A sport's pace slider in the athlete's unit. */
export const paceSlider = (units: Units, sport: Sport): { min: number; max: number; step: number } =>
  (isStored(units, sport) ? SLIDERS : METRIC_SLIDERS)[sport]

/** A stored pace as the athlete reads it, without its unit. */
export const paceText = (units: Units, sport: Sport, stored: number): string =>
  shownText(sport, shownPace(units, sport, stored))

/** The same with its unit: `"5:01 /km"`, `"30.6 km/h"`. */
export const paceWithUnit = (units: Units, sport: Sport, stored: number): string =>
  `${paceText(units, sport, stored)} ${paceUnit(units, sport)}`

const PLAIN_NUMBER = /^\d{1,4}(\.\d{1,4})?$/

/**
 * Miles, as typed or stored, in the athlete's unit: the shortest figure that would be stored as just these miles, else
 * two decimals. So what was typed in kilometres is read again as it was typed. What is no number stays as it is.
 */
export function shownDistance({ units }: Units, miles: string): string {
  if (units === 'miles' || !PLAIN_NUMBER.test(miles)) return miles
  const km = Number(miles) * KM_PER_MILE
  const exact = [0, 1, 2, 3].map((digits) => rounded(km, digits)).find((text) => toMiles(text) === Number(miles))
  return exact ?? rounded(km, 2)
}

/** What was typed in the athlete's unit, kilometres to the metre, as miles for `shownDistance`; what is no number stays. */
export function typedDistance({ units }: Units, typed: string): string {
  const text = typed.trim().replace(',', '.')
  return units === 'miles' || !PLAIN_NUMBER.test(text) ? typed : String(toMiles(rounded(Number(text), 3)))
}

/** A race's distance at a glance: one decimal in kilometres. */
export const roundDistance = ({ units }: Units, miles: number): string =>
  units === 'miles' ? String(miles) : rounded(miles * KM_PER_MILE, 1)

const toMiles = (km: string) => Number((Number(km) / KM_PER_MILE).toFixed(4))

const rounded = (value: number, digits: number) => String(Number(value.toFixed(digits)))

/** The contract's word on a distance, about the unit the athlete types in. */
export const distanceProblem = ({ units }: Units, message: string | undefined): string | undefined =>
  units === 'miles' ? message : message?.replace('in miles, above 0 and at most 500', 'in km, above 0 and at most 804')
