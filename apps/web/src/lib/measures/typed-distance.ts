import { METRES_PER_MILE, METRES_PER_YARD, type SessionType } from '@tri/plan-engine'
import type { Units } from './units.js'

/** A unit that a distance is typed in as a figure. */
export type DistanceUnit = {
  /** Beside the field. */
  name: 'm' | 'yd' | 'mi' | 'km'
  metres: number
  /** Digits behind the point. */
  digits: number
  /** What to type, when it was something else. */
  problem: string
}

const METRES = { name: 'm', metres: 1, digits: 0, problem: 'Type whole metres, such as 1500.' } as const
const YARDS = { name: 'yd', metres: METRES_PER_YARD, digits: 0, problem: 'Type whole yards, such as 1650.' } as const
const MILES = {
  name: 'mi',
  metres: METRES_PER_MILE,
  digits: 2,
  problem: 'Type a number of miles, such as 1.5.',
} as const
const KM = { name: 'km', metres: 1000, digits: 2, problem: 'Type a number of km, such as 10.5.' } as const

/** The unit that an athlete types a sport's distance in. */
export function typedUnit({ units, poolUnits }: Units, sport: SessionType): DistanceUnit {
  if (sport === 'swim') return poolUnits === 'yards' ? YARDS : METRES
  return units === 'metric' ? KM : MILES
}

/** Metres of what was typed, the unit may stand behind it; null for nothing, undefined for what is no distance. */
export function readMetres({ name, metres, digits }: DistanceUnit, typed: string): number | null | undefined {
  const text = typed.trim().toLowerCase()
  if (text === '') return null
  const figure = /^(\d{1,6}(?:[.,]\d{1,3})?)\s*([a-z]*)$/.exec(text)
  const unit = figure?.[2] ?? ''
  const isUnit = unit === '' || unit === name || (name === 'mi' && /^miles?$/.test(unit))
  const value = Number((figure?.[1] ?? '').replace(',', '.'))
  if (!figure || !isUnit || value <= 0 || (digits === 0 && !Number.isInteger(value))) return undefined
  return Math.round(value * metres * 100) / 100
}

/** Metres as the figure in the field. */
export const shownMetres = (unit: DistanceUnit, metres: number): string =>
  String(Number((metres / unit.metres).toFixed(unit.digits)))
