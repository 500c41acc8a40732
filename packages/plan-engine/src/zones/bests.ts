import type { Effort } from './tests.js'

/** The best of one session, by how long or how far it was held; empty where nothing of the kind was measured. */
export type Bests = {
  /** Rides: highest mean watts. */
  watts: readonly Effort[]
  /** Rides and runs: highest mean heart rate, in beats a minute. */
  beats: readonly { seconds: number; beats: number }[]
  /** Runs: most metres. */
  metres: readonly { seconds: number; metres: number }[]
  /** Swims without a rest: fewest seconds. */
  swims: readonly { metres: number; seconds: number }[]
}

/** Seconds for which the best of a session is looked for: efforts that thresholds are made from. */
export const BEST_SECONDS = {
  watts: [180, 300, 720, 1200, 3600],
  beats: [10, 1800],
  metres: [1200, 1800, 3600],
} as const

/** Metres of a swim, of which the fastest is looked for. */
export const BEST_SWIMS = [200, 400] as const
