import { type HardSession, type Rotation, rotation } from './set-spec.js'

const SESSIONS = [
  {
    code: 'R-FART',
    purpose: 'Play with speed; stay relaxed.',
    intensity: 'tempo',
    zone: 'tempo',
    source: 'design',
    forms: [
      { name: 'Fartlek', cue: 'Brisk', round: [[60, 90, 120]], rest: 90, rounds: [4, 6, 8, 8] },
      {
        name: 'Fartlek Ladder',
        cue: 'Brisk',
        round: [
          [60, 60, 60],
          [90, 120, 120],
          [120, 180, 180],
        ],
        rest: 90,
        rounds: [1, 2, 2, 3],
      },
      { name: 'Long Fartlek', cue: 'Brisk', round: [[120, 180, 240]], rest: 120, rounds: [2, 3, 4, 5] },
    ],
  },
  {
    code: 'R-HILL',
    purpose: 'Strength and form with little impact; jog down.',
    intensity: 'hard',
    zone: 'threshold',
    source: 'design',
    forms: [
      { name: 'Hill Repeats', cue: 'Uphill, strong', round: [[30, 45, 60]], rest: 90, rounds: [4, 6, 8, 10] },
      { name: 'Long Hill Repeats', cue: 'Uphill, strong', round: [[60, 75, 90]], rest: 120, rounds: [3, 4, 6, 7] },
      {
        name: 'Hill Pairs',
        cue: ['Uphill, quick', 'Uphill, strong'],
        round: [
          [20, 30, 30],
          [40, 60, 75],
        ],
        rest: 75,
        rounds: [2, 3, 4, 5],
      },
    ],
  },
  {
    code: 'R-TEMPO',
    purpose: 'A pace you could hold for an hour, in blocks.',
    intensity: 'tempo',
    zone: 'tempo',
    source: 'sellesPerez',
    forms: [
      {
        name: 'Tempo Blocks',
        cue: 'Tempo',
        round: [[300, 480, 600]],
        rest: 120,
        rounds: [2, 3, 3, 3],
        long: { round: [[480, 600, 720]] },
      },
      { name: 'Short Tempo Blocks', cue: 'Tempo', round: [[180, 240, 300]], rest: 60, rounds: [3, 5, 6, 7] },
      {
        name: 'Tempo Ladder',
        cue: 'Tempo',
        round: [
          [120, 180, 240],
          [240, 360, 420],
        ],
        rest: 90,
        rounds: [1, 2, 3, 3],
      },
    ],
  },
  {
    code: 'R-CRUISE',
    purpose: 'Threshold pace with short breaks, so that form holds.',
    intensity: 'hard',
    zone: 'threshold',
    source: 'seiler',
    forms: [
      {
        name: 'Cruise Intervals',
        cue: 'Threshold',
        round: [[180, 300, 300]],
        rest: 75,
        rounds: [3, 4, 5, 6],
        long: { round: [[240, 300, 360]] },
      },
      { name: 'Short Cruise Intervals', cue: 'Threshold', round: [[120, 180, 180]], rest: 60, rounds: [4, 6, 8, 9] },
      { name: 'Long Cruise Intervals', cue: 'Threshold', round: [[300, 420, 480]], rest: 90, rounds: [1, 2, 3, 4] },
    ],
  },
  {
    code: 'R-VO2',
    purpose: 'Lifts the ceiling that threshold stands under.',
    intensity: 'interval',
    zone: 'interval',
    source: 'seiler',
    forms: [
      { name: 'VO2 Intervals', cue: 'Fast', round: [[60, 150, 180]], rest: 120, rounds: [4, 6, 6, 6] },
      { name: 'VO2 Minutes', cue: 'Fast', round: [[45, 60, 60]], rest: 60, rounds: [5, 8, 10, 12] },
      {
        name: 'VO2 Ladder',
        cue: 'Fast',
        round: [
          [30, 60, 60],
          [60, 120, 120],
          [90, 180, 180],
        ],
        rest: 90,
        rounds: [1, 2, 2, 3],
      },
    ],
  },
  {
    code: 'R-RP',
    purpose: 'Race pace until it feels familiar.',
    intensity: 'hard',
    zone: 'race',
    source: 'bosquet',
    forms: [
      { name: 'Race-Pace Intervals', cue: 'Race pace', round: [[180, 240, 300]], rest: 90, rounds: [3, 5, 5, 6] },
      {
        name: 'Short Race-Pace Intervals',
        cue: 'Race pace',
        round: [[90, 120, 150]],
        rest: 60,
        rounds: [4, 7, 8, 9],
      },
      {
        name: 'Long Race-Pace Intervals',
        cue: 'Race pace',
        round: [[300, 360, 480]],
        rest: 120,
        rounds: [1, 2, 3, 4],
      },
    ],
  },
  {
    code: 'R-RP-LONG',
    purpose: 'Race pace in long blocks; drink as on the day.',
    intensity: 'tempo',
    zone: 'race',
    source: 'bosquet',
    forms: [
      { name: 'Race-Pace Blocks', cue: 'Race pace', round: [[480, 720, 900]], rest: 120, rounds: [2, 3, 3, 3] },
      { name: 'Short Race-Pace Blocks', cue: 'Race pace', round: [[240, 360, 480]], rest: 60, rounds: [3, 5, 6, 6] },
      {
        name: 'Race-Pace Run Ladder',
        cue: 'Race pace',
        round: [
          [180, 240, 300],
          [360, 480, 600],
        ],
        rest: 90,
        rounds: [1, 2, 3, 3],
      },
    ],
  },
] as const satisfies readonly HardSession[]

export const RUN_SETS: Rotation = /* @__PURE__ */ rotation(SESSIONS, {
  base: { short: ['R-FART', 'R-HILL', 'R-TEMPO'], long: ['R-FART', 'R-HILL', 'R-TEMPO'] },
  build: { short: ['R-CRUISE', 'R-VO2', 'R-TEMPO'], long: ['R-HILL', 'R-TEMPO', 'R-CRUISE'] },
  peak: { short: ['R-RP', 'R-VO2'], long: ['R-RP-LONG', 'R-CRUISE'] },
})
