import { legSeconds, TRANSITION_SECONDS } from './finish-time.js'
import type { BySport, Paces } from './types.js'

/** Shortest time to race in that a goal is taken at its word, as a fraction of the legs' own time. */
const LEAST_FRACTION = 0.05

/**
 * Paces that reach the goal: the difference to the prediction is spread over the sports by their share of the racing
 * time, so each leg shrinks or grows by the same factor and `predictFinish` with the answer gives the goal back. The paces
 * themselves when the race cannot be timed with them (no distance, a pace of 0) or the goal is no number.
 */
export function goalPaces(miles: BySport<number>, paces: Paces, goalSeconds: number): Paces {
  const { swim, bike, run } = legSeconds(miles, paces)
  const racing = swim + bike + run
  if (!(racing > 0) || !Number.isFinite(racing) || !Number.isFinite(goalSeconds)) return paces
  const factor = Math.max(LEAST_FRACTION, (goalSeconds - TRANSITION_SECONDS) / racing)
  return { swim: paces.swim * factor, bike: paces.bike / factor, run: paces.run * factor }
}
