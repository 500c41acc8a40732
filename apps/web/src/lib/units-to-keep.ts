import { STORED_UNITS, soundUnits, type Units } from './units.js'

/**
 * The units that a browser's choice adds to an account in which none was chosen, for the next device; undefined when the
 * account has its own, or the choice is what everybody starts with.
 */
export function unitsToKeep(account: unknown, chosen: Units): Units | undefined {
  if (Object.keys(soundUnits(account)).length > 0) return undefined
  const isUsual = chosen.units === STORED_UNITS.units && chosen.poolUnits === STORED_UNITS.poolUnits
  return isUsual ? undefined : chosen
}
