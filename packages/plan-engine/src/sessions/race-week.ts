import type { Sport } from '../types.js'
import type { SetSpec } from './set-spec.js'

/** The one sharp session of race week, by sport: intensity stays while volume falls (Bosquet 2007). */
export const SHARPENERS: Record<Sport, SetSpec> = {
  swim: {
    code: 'S-SHARP',
    name: 'Race-Week Sharpener',
    intensity: 'tempo',
    zone: 'threshold',
    work: [100, 100, 100],
    rest: 20,
    reps: [2, 4, 4, 4],
    cue: '100 m at threshold',
    purpose: 'Wakes up the arms; you should feel better after it than before.',
    source: 'bosquet',
  },
  bike: {
    code: 'B-SHARP',
    name: 'Race-Week Sharpener',
    intensity: 'tempo',
    zone: 'race',
    work: [180, 180, 180],
    rest: 120,
    reps: [2, 4, 4, 4],
    cue: 'Race pace',
    purpose: 'Keeps the legs sharp while you rest; you should feel better after it than before.',
    source: 'bosquet',
  },
  run: {
    code: 'R-SHARP',
    name: 'Race-Week Sharpener',
    intensity: 'tempo',
    zone: 'race',
    work: [120, 120, 120],
    rest: 120,
    reps: [2, 4, 4, 4],
    cue: 'Race pace',
    purpose: 'Keeps the legs sharp while you rest; you should feel better after it than before.',
    source: 'bosquet',
  },
}

/** What makes a sharpener a primer, for the days beside it. */
export const PRIMER: Pick<SetSpec, 'name' | 'intensity' | 'reps' | 'purpose'> = {
  name: 'Race-Week Primer',
  intensity: 'moderate',
  reps: [1, 2, 2, 2],
  purpose: 'A few repeats that keep the feel for pace.',
}
