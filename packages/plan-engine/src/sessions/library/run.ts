import { type FormCode, type HardSession, type Rotation, rotation } from './set-spec.js'

const SESSIONS = [
  {
    code: 'R-FART',
    effort: 'tempo',
    source: 'design',
    forms: [
      ['brisk', [[60, 90, 120]], 90, [4, 6, 8, 8]],
      [
        'brisk',
        [
          [60, 60, 60],
          [90, 120, 120],
          [120, 180, 180],
        ],
        90,
        [1, 2, 2, 3],
      ],
      ['brisk', [[120, 180, 240]], 120, [2, 3, 4, 5]],
    ],
  },
  {
    code: 'R-HILL',
    effort: 'threshold',
    source: 'design',
    forms: [
      ['uphill-strong', [[30, 45, 60]], 90, [4, 6, 8, 10]],
      ['uphill-strong', [[60, 75, 90]], 120, [3, 4, 6, 7]],
      [
        ['uphill-quick', 'uphill-strong'],
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
    effort: 'tempo',
    source: 'sellesPerez',
    forms: [
      ['tempo', [[300, 480, 600]], 120, [2, 3, 3, 3], { long: { round: [[480, 600, 720]] } }],
      ['tempo', [[180, 240, 300]], 60, [3, 5, 6, 7]],
      [
        'tempo',
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
    effort: 'threshold',
    source: 'seiler',
    forms: [
      ['threshold', [[180, 300, 300]], 75, [3, 4, 5, 6], { long: { round: [[240, 300, 360]] } }],
      ['threshold', [[120, 180, 180]], 60, [4, 6, 8, 9]],
      ['threshold', [[300, 420, 480]], 90, [1, 2, 3, 4]],
    ],
  },
  {
    code: 'R-VO2',
    effort: 'interval',
    source: 'seiler',
    forms: [
      ['fast', [[60, 150, 180]], 120, [4, 6, 6, 6]],
      ['fast', [[45, 60, 60]], 60, [5, 8, 10, 12]],
      [
        'fast',
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
    effort: 'race',
    source: 'bosquet',
    forms: [
      ['race-pace', [[180, 240, 300]], 90, [3, 5, 5, 6]],
      ['race-pace', [[90, 120, 150]], 60, [4, 7, 8, 9]],
      ['race-pace', [[300, 360, 480]], 120, [1, 2, 3, 4]],
    ],
  },
  {
    code: 'R-RP-LONG',
    effort: 'longRace',
    source: 'bosquet',
    forms: [
      ['race-pace', [[480, 720, 900]], 120, [2, 3, 3, 3]],
      ['race-pace', [[240, 360, 480]], 60, [3, 5, 6, 6]],
      [
        'race-pace',
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

export type RunSession = (typeof SESSIONS)[number]['code']
export type RunSet = FormCode<RunSession>
