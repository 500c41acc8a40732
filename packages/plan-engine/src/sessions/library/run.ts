import { type HardSession, type Rotation, rotation } from './set-spec.js'

const SESSIONS = [
  {
    code: 'R-FART',
    purpose: 'Play with speed; stay relaxed.',
    effort: 'tempo',
    source: 'design',
    forms: [
      ['Fartlek', 'Brisk', [[60, 90, 120]], 90, [4, 6, 8, 8]],
      [
        'Fartlek Ladder',
        'Brisk',
        [
          [60, 60, 60],
          [90, 120, 120],
          [120, 180, 180],
        ],
        90,
        [1, 2, 2, 3],
      ],
      ['Long Fartlek', 'Brisk', [[120, 180, 240]], 120, [2, 3, 4, 5]],
    ],
  },
  {
    code: 'R-HILL',
    purpose: 'Strength and form with little impact; jog down.',
    effort: 'threshold',
    source: 'design',
    forms: [
      ['Hill Repeats', 'Uphill, strong', [[30, 45, 60]], 90, [4, 6, 8, 10]],
      ['Long Hill Repeats', 'Uphill, strong', [[60, 75, 90]], 120, [3, 4, 6, 7]],
      [
        'Hill Pairs',
        ['Uphill, quick', 'Uphill, strong'],
        [
          [20, 30, 30],
          [40, 60, 75],
        ],
        75,
        [2, 3, 4, 5],
      ],
    ],
  },
  {
    code: 'R-TEMPO',
    purpose: 'A pace you could hold for an hour, in blocks.',
    effort: 'tempo',
    source: 'sellesPerez',
    forms: [
      ['Tempo Blocks', 'Tempo', [[300, 480, 600]], 120, [2, 3, 3, 3], { long: { round: [[480, 600, 720]] } }],
      ['Short Tempo Blocks', 'Tempo', [[180, 240, 300]], 60, [3, 5, 6, 7]],
      [
        'Tempo Ladder',
        'Tempo',
        [
          [120, 180, 240],
          [240, 360, 420],
        ],
        90,
        [1, 2, 3, 3],
      ],
    ],
  },
  {
    code: 'R-CRUISE',
    purpose: 'Threshold pace with short breaks, so that form holds.',
    effort: 'threshold',
    source: 'seiler',
    forms: [
      ['Cruise Intervals', 'Threshold', [[180, 300, 300]], 75, [3, 4, 5, 6], { long: { round: [[240, 300, 360]] } }],
      ['Short Cruise Intervals', 'Threshold', [[120, 180, 180]], 60, [4, 6, 8, 9]],
      ['Long Cruise Intervals', 'Threshold', [[300, 420, 480]], 90, [1, 2, 3, 4]],
    ],
  },
  {
    code: 'R-VO2',
    purpose: 'Lifts the ceiling that threshold stands under.',
    effort: 'interval',
    source: 'seiler',
    forms: [
      ['VO2 Intervals', 'Fast', [[60, 150, 180]], 120, [4, 6, 6, 6]],
      ['VO2 Minutes', 'Fast', [[45, 60, 60]], 60, [5, 8, 10, 12]],
      [
        'VO2 Ladder',
        'Fast',
        [
          [30, 60, 60],
          [60, 120, 120],
          [90, 180, 180],
        ],
        90,
        [1, 2, 2, 3],
      ],
    ],
  },
  {
    code: 'R-RP',
    purpose: 'Race pace until it feels familiar.',
    effort: 'race',
    source: 'bosquet',
    forms: [
      ['Race-Pace Intervals', 'Race pace', [[180, 240, 300]], 90, [3, 5, 5, 6]],
      ['Short Race-Pace Intervals', 'Race pace', [[90, 120, 150]], 60, [4, 7, 8, 9]],
      ['Long Race-Pace Intervals', 'Race pace', [[300, 360, 480]], 120, [1, 2, 3, 4]],
    ],
  },
  {
    code: 'R-RP-LONG',
    purpose: 'Race pace in long blocks; drink as on the day.',
    effort: 'longRace',
    source: 'bosquet',
    forms: [
      ['Race-Pace Blocks', 'Race pace', [[480, 720, 900]], 120, [2, 3, 3, 3]],
      ['Short Race-Pace Blocks', 'Race pace', [[240, 360, 480]], 60, [3, 5, 6, 6]],
      [
        'Race-Pace Run Ladder',
        'Race pace',
        [
          [180, 240, 300],
          [360, 480, 600],
        ],
        90,
        [1, 2, 3, 3],
      ],
    ],
  },
] as const satisfies readonly HardSession[]

export const RUN_SETS: Rotation = /* @__PURE__ */ rotation(SESSIONS, {
  base: { short: ['R-FART', 'R-HILL', 'R-TEMPO'], long: ['R-FART', 'R-HILL', 'R-TEMPO'] },
  build: { short: ['R-CRUISE', 'R-VO2', 'R-TEMPO'], long: ['R-HILL', 'R-TEMPO', 'R-CRUISE'] },
  peak: { short: ['R-RP', 'R-VO2'], long: ['R-RP-LONG', 'R-CRUISE'] },
})
