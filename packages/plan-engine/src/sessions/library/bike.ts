import { type FormCode, type HardSession, type Rotation, rotation } from './set-spec.js'

const SESSIONS = [
  {
    code: 'B-TEMPO',
    effort: 'tempo',
    source: 'sellesPerez',
    forms: [
      ['tempo', [[480, 600, 720]], 240, [2, 2, 3, 3]],
      ['tempo', [[720, 900, 1080]], 300, [1, 2, 2, 3]],
      [
        ['tempo', 'tempo-harder-gear'],
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
    effort: 'tempo',
    source: 'design',
    forms: [
      ['tempo-55-65-rpm', [[180, 240, 300]], 150, [3, 4, 5, 6]],
      ['tempo-60-70-rpm', [[300, 360, 480]], 180, [2, 3, 4, 4]],
      [
        ['tempo-55-65-rpm', 'tempo-95-105-rpm'],
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
    effort: 'tempo',
    source: 'sellesPerez',
    forms: [
      ['sweet-spot', [[600, 720, 900]], 240, [2, 3, 3, 4]],
      ['sweet-spot', [[420, 480, 600]], 120, [3, 4, 5, 6]],
      ['sweet-spot', [[900, 1200, 1500]], 300, [1, 2, 2, 3]],
    ],
  },
  {
    code: 'B-THR',
    effort: 'threshold',
    source: 'seiler',
    forms: [
      ['threshold', [[300, 480, 600]], 180, [2, 3, 4, 4], { long: { round: [[360, 480, 600]], rest: 240 } }],
      ['threshold', [[180, 240, 300]], 90, [4, 5, 6, 8]],
      [
        'threshold',
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
    effort: 'threshold',
    source: 'design',
    forms: [
      ['threshold', [[360, 480, 540]], 180, [2, 3, 3, 4], { waves: { under: 120, over: 60 } }],
      ['threshold', [[240, 300, 360]], 150, [2, 4, 5, 6], { waves: { under: 60, over: 60 } }],
      ['threshold', [[480, 720, 960]], 240, [1, 2, 2, 2], { waves: { under: 180, over: 60 } }],
    ],
  },
  {
    code: 'B-VO2',
    effort: 'interval',
    source: 'seiler',
    forms: [
      ['hard', [[90, 150, 180]], 180, [4, 5, 6, 6]],
      ['hard', [[30, 30, 40]], 30, [10, 14, 18, 20]],
      [
        'hard',
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
    effort: 'race',
    source: 'bosquet',
    forms: [
      ['race-pace', [[360, 480, 600]], 180, [2, 3, 3, 4]],
      ['race-pace', [[180, 240, 300]], 90, [3, 5, 6, 7]],
      ['race-pace', [[600, 720, 900]], 240, [1, 2, 2, 3]],
    ],
  },
  {
    code: 'B-RP-LONG',
    effort: 'longRace',
    source: 'bosquet',
    forms: [
      ['race-pace', [[900, 1200, 1500]], 300, [2, 2, 3, 3]],
      ['race-pace', [[480, 600, 720]], 180, [2, 3, 4, 5]],
      [
        'race-pace',
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

export type BikeSession = (typeof SESSIONS)[number]['code']
export type BikeSet = FormCode<BikeSession>
