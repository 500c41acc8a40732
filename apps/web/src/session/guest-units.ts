import { readStored, store } from '../lib/browser/storage.js'
import { usualUnits } from '../lib/measures/region-units.js'
import { soundUnits, type Units } from '../lib/measures/units.js'

const UNITS_KEY = 'triplan.units'

/** What was chosen in this browser; empty where nothing was. */
export const readChosenUnits = (): Partial<Units> => soundUnits(readStored(UNITS_KEY))

export const storeChosenUnits = (units: Units): void => store(UNITS_KEY, units)

/**
 * What a guest who signs up brings along: the units chosen in this browser, completed by what is usual in its region. Nothing
 * where none were chosen: what a region suggests is no choice.
 */
export function guestUnits(languages?: readonly string[]): Partial<Units> {
  const chosen = readChosenUnits()
  return Object.keys(chosen).length > 0 ? { ...usualUnits(languages), ...chosen } : {}
}
