import type { BySport } from '../../types.js'
import type { SetSpec } from './set-spec.js'

/** The one sharp session of race week, by sport: intensity stays while volume falls (Bosquet 2007). */
export const SHARPENERS: BySport<SetSpec> = {
  swim: {
    code: 'S-SHARP',
    name: 'Race-Week Sharpener',
    purpose: 'Wakes up the arms; you should feel better after it than before.',
    cue: 'at threshold',
    intensity: 'tempo',
    zone: 'threshold',
    source: 'bosquet',
    round: [[100, 100, 100]],
    rest: 20,
    rounds: [2, 4, 4, 4],
  },
  bike: {
    code: 'B-SHARP',
    name: 'Race-Week Sharpener',
    purpose: 'Keeps the legs sharp while you rest; you should feel better after it than before.',
    cue: 'Race pace',
    intensity: 'tempo',
    zone: 'race',
    source: 'bosquet',
    round: [[180, 180, 180]],
    rest: 120,
    rounds: [2, 4, 4, 4],
  },
  run: {
    code: 'R-SHARP',
    name: 'Race-Week Sharpener',
    purpose: 'Keeps the legs sharp while you rest; you should feel better after it than before.',
    cue: 'Race pace',
    intensity: 'tempo',
    zone: 'race',
    source: 'bosquet',
    round: [[120, 120, 120]],
    rest: 120,
    rounds: [2, 4, 4, 4],
  },
}

/** What makes a sharpener a primer, for the days beside it. */
export const PRIMER: Pick<SetSpec, 'name' | 'intensity' | 'rounds' | 'purpose'> = {
  name: 'Race-Week Primer',
  intensity: 'moderate',
  rounds: [1, 2, 2, 2],
  purpose: 'A few repeats that keep the feel for pace.',
}
