import { type HardSession, type Rotation, rotation } from './set-spec.js'

const SESSIONS = [
  {
    code: 'S-100',
    purpose: 'Change of pace on tired arms, without going hard.',
    effort: 'tempo',
    source: 'design',
    forms: [
      ['Aerobic 100s', 'with the second half a little quicker', [[100, 100, 100]], 15, [4, 6, 8, 12]],
      ['Aerobic 150s', 'with the last 50 a little quicker', [[150, 150, 150]], 15, [3, 4, 6, 8]],
      [
        'Aerobic Ladder',
        'at tempo',
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
    purpose: 'Strength in the catch and a long stroke.',
    effort: 'tempo',
    source: 'design',
    forms: [
      ['Strength Pull 200s', 'with pull buoy', [[200, 200, 200]], 20, [2, 3, 4, 5]],
      ['Strength Pull 100s', 'with pull buoy and paddles', [[100, 100, 100]], 15, [4, 6, 8, 10]],
      [
        'Pull and Swim Pairs',
        ['with pull buoy', 'without it, the same long stroke'],
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
    purpose: 'Raises the speed you can hold without fading.',
    effort: 'threshold',
    source: 'wakayoshi',
    forms: [
      [
        'Threshold 100s',
        'at threshold',
        [[100, 100, 100]],
        15,
        [5, 8, 10, 14],
        { long: { rest: 10, rounds: [6, 8, 12, 16] } },
      ],
      ['Threshold 150s', 'at threshold', [[150, 150, 150]], 15, [3, 5, 7, 9], { long: { rounds: [4, 6, 8, 11] } }],
      [
        'Threshold Ladder Down',
        'at threshold',
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
    purpose: 'Threshold speed with a stroke that stays long.',
    effort: 'threshold',
    source: 'wakayoshi',
    forms: [
      ['Threshold 200s', 'at threshold', [[200, 200, 200]], 20, [3, 4, 5, 6], { long: { rounds: [3, 4, 6, 8] } }],
      ['Threshold 250s', 'at threshold', [[250, 250, 250]], 20, [2, 3, 4, 5], { long: { rounds: [2, 4, 5, 6] } }],
      [
        'Threshold Pyramid',
        'at threshold',
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
    purpose: 'Speed for the start and for finding feet to follow.',
    effort: 'interval',
    source: 'design',
    forms: [
      ['Speed 50s', 'fast', [[50, 50, 50]], 20, [8, 10, 14, 16]],
      ['Speed 100s', 'fast, even pace', [[100, 100, 100]], 30, [4, 5, 7, 8]],
      [
        'Speed Triples',
        ['fast', 'fast', 'fast, even pace'],
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
    purpose: 'Long repeats for a long race: even pace, calm breathing.',
    effort: 'tempo',
    source: 'design',
    forms: [
      ['Tempo 400s', 'at tempo', [[400, 400, 400]], 30, [2, 3, 4, 5]],
      ['Tempo 300s', 'at tempo', [[300, 300, 300]], 20, [2, 4, 5, 7]],
      ['Long Tempo Repeats', 'at tempo', [[350, 500, 600]], 30, [1, 2, 3, 4]],
    ],
  },
  {
    code: 'S-RP',
    purpose: 'Race pace until it feels familiar.',
    effort: 'race',
    source: 'bosquet',
    forms: [
      ['Race-Pace 150s', 'at race pace', [[150, 150, 150]], 20, [4, 5, 6, 8]],
      ['Race-Pace 200s', 'at race pace', [[200, 200, 200]], 20, [3, 4, 5, 6]],
      [
        'Race Start and Settle',
        ['at race pace, quick strokes as off the start', 'at race pace, settle into it'],
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
    purpose: 'Race pace with sighting, as on the day.',
    effort: 'longRace',
    source: 'bosquet',
    forms: [
      ['Race-Pace 400s', 'at race pace, sight every 8 strokes', [[400, 400, 400]], 30, [2, 3, 4, 5]],
      ['Long Race-Pace Repeats', 'at race pace, sight every 8 strokes', [[300, 500, 600]], 30, [2, 3, 3, 4]],
      [
        'Race-Pace Swim Ladder',
        'at race pace, sight every 8 strokes',
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
