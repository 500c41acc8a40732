import type { BySport } from '../../types.js'
import type { SetSpec, Spec } from './set-spec.js'

/** The one sharp session of race week, by sport: intensity stays while volume falls (Bosquet 2007). */
export const SHARPENERS = {
  swim: {
    code: 'S-SHARP',
    cue: 'swim-threshold',
    intensity: 'tempo',
    zone: 'threshold',
    source: 'bosquet',
    round: [[100, 100, 100]],
    rest: 20,
    rounds: [2, 4, 4, 4],
  },
  bike: {
    code: 'B-SHARP',
    cue: 'race-pace',
    intensity: 'tempo',
    zone: 'race',
    source: 'bosquet',
    round: [[180, 180, 180]],
    rest: 120,
    rounds: [2, 4, 4, 4],
  },
  run: {
    code: 'R-SHARP',
    cue: 'race-pace',
    intensity: 'tempo',
    zone: 'race',
    source: 'bosquet',
    round: [[120, 120, 120]],
    rest: 120,
    rounds: [2, 4, 4, 4],
  },
} as const satisfies BySport<SetSpec>

/** What makes a sharpener a primer, for the days beside it. */
export const PRIMER = { intensity: 'moderate', rounds: [1, 2, 2, 2] } as const satisfies Partial<SetSpec>

export const PRIMERS = {
  swim: { code: 'S-PRIME' },
  bike: { code: 'B-PRIME' },
  run: { code: 'R-PRIME' },
} as const satisfies BySport<Spec>
