import { type HardSession, type Rotation, rotation } from './set-spec.js'

const SESSIONS = [
  {
    code: 'B-TEMPO',
    purpose: 'Steady pressure on the pedals, the ground that harder work stands on.',
    effort: 'tempo',
    source: 'sellesPerez',
    forms: [
      ['Tempo Ride', 'Tempo', [[480, 600, 720]], 240, [2, 2, 3, 3]],
      ['Long Tempo Ride', 'Tempo', [[720, 900, 1080]], 300, [1, 2, 2, 3]],
      [
        'Tempo Step-Ups',
        ['Tempo', 'Tempo, a gear harder at the same effort'],
        [
          [180, 240, 300],
          [300, 360, 480],
        ],
        150,
        [1, 2, 3, 3],
      ],
    ],
  },
  {
    code: 'B-FORCE',
    purpose: 'Strength for hills and wind; stay seated, ease off if the knees complain.',
    effort: 'tempo',
    source: 'design',
    forms: [
      ['Low-Cadence Strength', 'Tempo at 55-65 rpm', [[180, 240, 300]], 150, [3, 4, 5, 6]],
      ['Low-Cadence Long Climbs', 'Tempo at 60-70 rpm', [[300, 360, 480]], 180, [2, 3, 4, 4]],
      [
        'Push and Spin Pairs',
        ['Tempo at 55-65 rpm', 'Tempo at 95-105 rpm'],
        [
          [120, 150, 180],
          [60, 60, 90],
        ],
        90,
        [3, 4, 6, 7],
      ],
    ],
  },
  {
    code: 'B-SS',
    purpose: 'Long blocks near threshold that you recover from by tomorrow.',
    effort: 'tempo',
    source: 'sellesPerez',
    forms: [
      ['Sweet-Spot Blocks', 'Tempo just below threshold', [[600, 720, 900]], 240, [2, 3, 3, 4]],
      ['Short Sweet-Spot Blocks', 'Tempo just below threshold', [[420, 480, 600]], 120, [3, 4, 5, 6]],
      ['Long Sweet-Spot Blocks', 'Tempo just below threshold', [[900, 1200, 1500]], 300, [1, 2, 2, 3]],
    ],
  },
  {
    code: 'B-THR',
    purpose: 'Raises the power you can hold for an hour.',
    effort: 'threshold',
    source: 'seiler',
    forms: [
      [
        'Threshold Intervals',
        'Threshold',
        [[300, 480, 600]],
        180,
        [2, 3, 4, 4],
        { long: { round: [[360, 480, 600]], rest: 240 } },
      ],
      ['Short Threshold Intervals', 'Threshold', [[180, 240, 300]], 90, [4, 5, 6, 8]],
      [
        'Threshold Step-Ups',
        'Threshold',
        [
          [120, 180, 240],
          [240, 300, 360],
        ],
        150,
        [1, 2, 3, 4],
      ],
    ],
  },
  {
    code: 'B-OU',
    purpose: 'Teaches you to recover while still riding fast.',
    effort: 'threshold',
    source: 'design',
    forms: [
      ['Over-Unders', 'Threshold', [[360, 480, 540]], 180, [2, 3, 3, 4], { waves: { under: 120, over: 60 } }],
      ['Short Over-Unders', 'Threshold', [[240, 300, 360]], 150, [2, 4, 5, 6], { waves: { under: 60, over: 60 } }],
      ['Long Over-Unders', 'Threshold', [[480, 720, 960]], 240, [1, 2, 2, 2], { waves: { under: 180, over: 60 } }],
    ],
  },
  {
    code: 'B-VO2',
    purpose: 'Lifts the ceiling that threshold stands under.',
    effort: 'interval',
    source: 'seiler',
    forms: [
      ['VO2 Intervals', 'Hard', [[90, 150, 180]], 180, [4, 5, 6, 6]],
      ['VO2 On-Offs', 'Hard', [[30, 30, 40]], 30, [10, 14, 18, 20]],
      [
        'VO2 Pairs',
        'Hard',
        [
          [60, 90, 120],
          [120, 150, 180],
        ],
        150,
        [2, 3, 3, 4],
      ],
    ],
  },
  {
    code: 'B-RP',
    purpose: 'Race speed in race position, until it feels familiar.',
    effort: 'race',
    source: 'bosquet',
    forms: [
      ['Race-Pace Intervals', 'Race pace', [[360, 480, 600]], 180, [2, 3, 3, 4]],
      ['Short Race-Pace Intervals', 'Race pace', [[180, 240, 300]], 90, [3, 5, 6, 7]],
      ['Long Race-Pace Intervals', 'Race pace', [[600, 720, 900]], 240, [1, 2, 2, 3]],
    ],
  },
  {
    code: 'B-RP-LONG',
    purpose: 'Race speed in race position; eat and drink as on the day.',
    effort: 'longRace',
    source: 'bosquet',
    forms: [
      ['Race-Pace Blocks', 'Race pace', [[900, 1200, 1500]], 300, [2, 2, 3, 3]],
      ['Short Race-Pace Blocks', 'Race pace', [[480, 600, 720]], 180, [2, 3, 4, 5]],
      [
        'Race-Pace Step-Ups',
        'Race pace',
        [
          [300, 480, 600],
          [600, 720, 900],
        ],
        240,
        [1, 2, 2, 3],
      ],
    ],
  },
] as const satisfies readonly HardSession[]

export const BIKE_SETS: Rotation = /* @__PURE__ */ rotation(SESSIONS, {
  base: { short: ['B-TEMPO', 'B-FORCE'], long: ['B-TEMPO', 'B-FORCE'] },
  build: { short: ['B-THR', 'B-OU', 'B-VO2'], long: ['B-SS', 'B-THR'] },
  peak: { short: ['B-RP', 'B-VO2'], long: ['B-RP-LONG', 'B-SS'] },
})
