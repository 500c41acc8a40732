import { clampAmount } from '../clamp-amount.js'
import { lookup } from '../lookup.js'
import type { BySport, ExperienceLevel, Paces } from '../types.js'
import { METRES_PER_MILE } from './units.js'

/** Seconds from the water to the bike, and from the bike to the run. Design choice: the wetsuit has to come off. */
export const T1_SECONDS = 180
export const T2_SECONDS = 120

/** Seconds in both transitions together. */
export const TRANSITION_SECONDS = T1_SECONDS + T2_SECONDS

/** How much faster than predicted a goal may be, as fractions of the prediction. */
const GAIN = {
  beginner: { min: 0.02, max: 0.15 },
  intermediate: { min: 0.015, max: 0.1 },
  advanced: { min: 0.01, max: 0.05 },
} as const satisfies Record<ExperienceLevel, { min: number; max: number }>

/**
 * Seconds each leg takes, transitions excluded; distances in miles. 0 for a leg that cannot be timed: one without a
 * distance or a pace above 0.
 */
export function legSeconds(miles: BySport<number>, paces: Paces): BySport<number> {
  return {
    swim: clampAmount(((clampAmount(miles.swim) * METRES_PER_MILE) / 100) * clampAmount(paces.swim)),
    bike: clampAmount((clampAmount(miles.bike) / clampAmount(paces.bike)) * 3600),
    run: clampAmount(clampAmount(miles.run) * clampAmount(paces.run)),
  }
}

/** Seconds to the finish line, both transitions included; what cannot be timed adds nothing, see `legSeconds`. */
export function predictFinish(miles: BySport<number>, paces: Paces): number {
  const { swim, bike, run } = legSeconds(miles, paces)
  return swim + bike + run + TRANSITION_SECONDS
}

/**
 * The ends of the goal slider in seconds: whole minutes, rounded inward. An unknown level counts as beginner, a
 * prediction that is no time as 0. The shares are a design choice.
 */
export function goalRange(predictedSeconds: number, level: ExperienceLevel): { fastest: number; slowest: number } {
  const { min, max } = lookup(GAIN, level, 'beginner')
  const predicted = clampAmount(predictedSeconds)
  const fastest = Math.max(0, Math.ceil((predicted * (1 - max)) / 60 - 1e-9) * 60)
  const slowest = Math.floor((predicted * (1 - min)) / 60 + 1e-9) * 60
  return { fastest, slowest: Math.max(fastest, slowest) }
}

/** Words for `paceImprovement`, from 1 to 5. */
export const PACE_GOAL_LABELS = ['Conservative', 'Gentle', 'Moderate', 'Aggressive', 'Very Aggressive'] as const

/**
 * How ambitious a goal is within the level's range: 1 at the slow end or slower, 5 at the fast end or faster, 3 without
 * a goal or for one that is no number. `PACE_GOAL_LABELS[paceImprovement - 1]` is its word.
 */
export function paceImprovement(predictedSeconds: number, goalSeconds: number | null, level: ExperienceLevel): number {
  if (goalSeconds === null || Number.isNaN(goalSeconds)) return 3
  const { fastest, slowest } = goalRange(predictedSeconds, level)
  if (goalSeconds >= slowest) return 1
  if (goalSeconds <= fastest) return 5
  return 1 + Math.round((4 * (slowest - goalSeconds)) / (slowest - fastest))
}
