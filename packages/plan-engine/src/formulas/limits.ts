import type { BySport, Paces } from '../types.js'

/** Slider limits and steps: swim in seconds per 100 m, bike in mph, run in seconds per mile. */
export const SLIDERS = {
  swim: { min: 60, max: 300, step: 5 },
  bike: { min: 10, max: 30, step: 0.5 },
  run: { min: 300, max: 960, step: 5 },
} as const satisfies BySport<{ min: number; max: number; step: number }>

/** What the set-up starts with. */
export const INITIAL_PACES: Paces = { swim: 150, bike: 18, run: 510 }

/** Goal paces when a text cannot be read. */
export const FALLBACK_GOAL_PACES: Paces = { swim: 150, bike: 18, run: 510 }

/** Hours a day may hold, and the step of the input. */
export const DAY_HOURS = { min: 0, max: 8, step: 0.5 } as const

/** A plan is at most two years long. */
export const MAX_WEEKS = 104

/** A week needs this many training days. */
export const MIN_TRAINING_DAYS = 3
