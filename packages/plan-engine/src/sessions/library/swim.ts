import { type FormCode, type HardSession, type Rotation, rotation } from './set-spec.js'

const SESSIONS = [
  {
    code: 'S-100',
    effort: 'tempo',
    source: 'design',
    forms: [
      ['second-half-quicker', [[100, 100, 100]], 15, [4, 6, 8, 12]],
      ['last-50-quicker', [[150, 150, 150]], 15, [3, 4, 6, 8]],
      [
        'swim-tempo',
        [
          [50, 50, 50],
          [100, 100, 100],
          [150, 150, 150],
        ],
        15,
        [1, 2, 3, 4],
      ],
    ],
  },
  {
    code: 'S-PULL',
    effort: 'tempo',
    source: 'design',
    forms: [
      ['pull', [[200, 200, 200]], 20, [2, 3, 4, 5]],
      ['pull-paddles', [[100, 100, 100]], 15, [4, 6, 8, 10]],
      [
        ['pull', 'long-stroke-without'],
        [
          [150, 150, 150],
          [50, 50, 100],
        ],
        15,
        [2, 3, 4, 5],
      ],
    ],
  },
  {
    code: 'S-CSS',
    effort: 'threshold',
    source: 'wakayoshi',
    forms: [
      ['swim-threshold', [[100, 100, 100]], 15, [5, 8, 10, 14], { long: { rest: 10, rounds: [6, 8, 12, 16] } }],
      ['swim-threshold', [[150, 150, 150]], 15, [3, 5, 7, 9], { long: { rounds: [4, 6, 8, 11] } }],
      [
        'swim-threshold',
        [
          [150, 200, 200],
          [100, 150, 150],
          [50, 100, 100],
          [50, 50, 50],
        ],
        15,
        [1, 2, 2, 3],
      ],
    ],
  },
  {
    code: 'S-200',
    effort: 'threshold',
    source: 'wakayoshi',
    forms: [
      ['swim-threshold', [[200, 200, 200]], 20, [3, 4, 5, 6], { long: { rounds: [3, 4, 6, 8] } }],
      ['swim-threshold', [[250, 250, 250]], 20, [2, 3, 4, 5], { long: { rounds: [2, 4, 5, 6] } }],
      [
        'swim-threshold',
        [
          [50, 50, 100],
          [100, 100, 150],
          [150, 200, 200],
          [100, 100, 150],
          [50, 50, 100],
        ],
        15,
        [1, 2, 2, 2],
      ],
    ],
  },
  {
    code: 'S-SPEED',
    effort: 'interval',
    source: 'design',
    forms: [
      ['swim-fast', [[50, 50, 50]], 20, [8, 10, 14, 16]],
      ['swim-fast-even', [[100, 100, 100]], 30, [4, 5, 7, 8]],
      [
        ['swim-fast', 'swim-fast', 'swim-fast-even'],
        [
          [50, 50, 50],
          [50, 50, 50],
          [100, 100, 100],
        ],
        20,
        [2, 3, 4, 4],
      ],
    ],
  },
  {
    code: 'S-400',
    effort: 'tempo',
    source: 'design',
    forms: [
      ['swim-tempo', [[400, 400, 400]], 30, [2, 3, 4, 5]],
      ['swim-tempo', [[300, 300, 300]], 20, [2, 4, 5, 7]],
      ['swim-tempo', [[350, 500, 600]], 30, [1, 2, 3, 4]],
    ],
  },
  {
    code: 'S-RP',
    effort: 'race',
    source: 'bosquet',
    forms: [
      ['swim-race-pace', [[150, 150, 150]], 20, [4, 5, 6, 8]],
      ['swim-race-pace', [[200, 200, 200]], 20, [3, 4, 5, 6]],
      [
        ['race-start', 'race-settle'],
        [
          [50, 50, 50],
          [150, 200, 250],
        ],
        20,
        [2, 4, 4, 5],
      ],
    ],
  },
  {
    code: 'S-RP-LONG',
    effort: 'longRace',
    source: 'bosquet',
    forms: [
      ['race-pace-sighting', [[400, 400, 400]], 30, [2, 3, 4, 5]],
      ['race-pace-sighting', [[300, 500, 600]], 30, [2, 3, 3, 4]],
      [
        'race-pace-sighting',
        [
          [100, 100, 100],
          [200, 200, 200],
          [300, 300, 400],
        ],
        20,
        [1, 2, 3, 3],
      ],
    ],
  },
] as const satisfies readonly HardSession[]

export const SWIM_SETS: Rotation = /* @__PURE__ */ rotation(SESSIONS, {
  base: { short: ['S-100', 'S-PULL'], long: ['S-100', 'S-PULL'] },
  build: { short: ['S-CSS', 'S-200', 'S-SPEED'], long: ['S-CSS', 'S-200', 'S-400'] },
  peak: { short: ['S-RP', 'S-SPEED'], long: ['S-RP-LONG', 'S-CSS'] },
})

export type SwimSession = (typeof SESSIONS)[number]['code']
export type SwimSet = FormCode<SwimSession>
