import { soundUnits, type Units } from '../lib/measures/units.js'

type Chosen = {
  /** What was chosen in this browser; empty where nothing was. */
  own: Partial<Units>
  /** What the browser's region suggests for the rest. */
  usual: Units
}

/**
 * The units that a browser's choice adds to an account in which none was chosen, for the next device; undefined when the
 * account has its own, or nothing was chosen: what a region suggests is no choice.
 */
export function unitsToKeep(account: unknown, { own, usual }: Chosen): Units | undefined {
  const isChosen = Object.keys(own).length > 0
  return isChosen && Object.keys(soundUnits(account)).length === 0 ? { ...usual, ...own } : undefined
}
