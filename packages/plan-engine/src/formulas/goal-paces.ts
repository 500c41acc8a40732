import { clampAmount } from '../clamp-amount.js'
import { type BySport, type Paces, SPORTS } from '../types.js'
import { legSeconds, TRANSITION_SECONDS } from './finish-time.js'

/** Shortest and longest time to race in that a goal is taken at its word, as fractions of the legs' own time. */
const MIN_FRACTION = 0.05
const MAX_FRACTION = 1000

/**
 * Paces that reach the goal: the difference to the prediction is spread over the sports by their share of the racing
 * time, so each leg shrinks or grows by the same factor and `predictFinish` with the answer gives the goal back. The paces
 * themselves, whatever they are, when the race cannot be timed with them (no distance, a pace that is not above 0) or
 * the goal is no number.
 */
export function goalPaces(miles: BySport<number>, paces: Paces, goalSeconds: number): Paces {
  const { swim, bike, run } = legSeconds(miles, paces)
  const racing = swim + bike + run
  const isTimed = racing > 0 && SPORTS.every((sport) => paces[sport] > 0 && Number.isFinite(paces[sport]))
  if (!isTimed || !Number.isFinite(goalSeconds)) return paces
  const factor = Math.min(MAX_FRACTION, Math.max(MIN_FRACTION, (goalSeconds - TRANSITION_SECONDS) / racing))
  return {
    swim: clampAmount(paces.swim) * factor,
    bike: clampAmount(paces.bike) / factor,
    run: clampAmount(paces.run) * factor,
  }
}
