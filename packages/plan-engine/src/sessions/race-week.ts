import type { BySport } from '../types.js'
import { hardSessions, type SetSpec } from './set-spec.js'

const bySport = ([swim, bike, run]: readonly SetSpec[]) => ({ swim, bike, run }) as BySport<SetSpec>

/** The one sharp session of race week, by sport: intensity stays while volume falls (Bosquet 2007). */
export const SHARPENERS = /* @__PURE__ */ bySport(
  /* @__PURE__ */ hardSessions(`S-SHARP|Race-Week Sharpener|Wakes up the arms; you should feel better after it than before.|100 m at threshold|tempo|threshold|bosquet|100 100 100|20|2 4 4 4
B-SHARP|Race-Week Sharpener|Keeps the legs sharp while you rest; you should feel better after it than before.|Race pace|tempo|race|bosquet|180 180 180|120|2 4 4 4
R-SHARP|Race-Week Sharpener|Keeps the legs sharp while you rest; you should feel better after it than before.|Race pace|tempo|race|bosquet|120 120 120|120|2 4 4 4`),
)

/** What makes a sharpener a primer, for the days beside it. */
export const PRIMER: Pick<SetSpec, 'name' | 'intensity' | 'reps' | 'purpose'> = {
  name: 'Race-Week Primer',
  intensity: 'moderate',
  reps: [1, 2, 2, 2],
  purpose: 'A few repeats that keep the feel for pace.',
}
