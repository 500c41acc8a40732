import { LONG_SWIM_AT_RACE_PACE, SWIM_AT_RACE_PACE } from './race-pace-sets.js'
import { type HardSession, type Rotation, rotation } from './set-spec.js'

const SESSIONS = [
  {
    code: 'S-100',
    purpose: 'Change of pace on tired arms, without going hard.',
    intensity: 'tempo',
    zone: 'tempo',
    source: 'design',
    forms: [
      {
        name: 'Aerobic 100s',
        cue: 'with the second half a little quicker',
        round: [[100, 100, 100]],
        rest: 15,
        rounds: [4, 6, 8, 12],
      },
      {
        name: 'Aerobic 150s',
        cue: 'with the last 50 a little quicker',
        round: [[150, 150, 150]],
        rest: 15,
        rounds: [3, 4, 6, 8],
      },
      {
        name: 'Aerobic Ladder',
        cue: 'at tempo',
        round: [
          [50, 50, 50],
          [100, 100, 100],
          [150, 150, 150],
        ],
        rest: 15,
        rounds: [1, 2, 3, 4],
      },
    ],
  },
  {
    code: 'S-PULL',
    purpose: 'Strength in the catch and a long stroke.',
    intensity: 'tempo',
    zone: 'tempo',
    source: 'design',
    forms: [
      { name: 'Strength Pull 200s', cue: 'with pull buoy', round: [[200, 200, 200]], rest: 20, rounds: [2, 3, 4, 5] },
      {
        name: 'Strength Pull 100s',
        cue: 'with pull buoy and paddles',
        round: [[100, 100, 100]],
        rest: 15,
        rounds: [4, 6, 8, 10],
      },
      {
        name: 'Pull and Swim Pairs',
        cue: ['with pull buoy', 'without it, the same long stroke'],
        round: [
          [150, 150, 150],
          [50, 50, 100],
        ],
        rest: 15,
        rounds: [2, 3, 4, 5],
      },
    ],
  },
  {
    code: 'S-CSS',
    purpose: 'Raises the speed you can hold without fading.',
    intensity: 'hard',
    zone: 'threshold',
    source: 'wakayoshi',
    forms: [
      {
        name: 'Threshold 100s',
        cue: 'at threshold',
        round: [[100, 100, 100]],
        rest: 15,
        rounds: [5, 8, 10, 14],
        long: { rest: 10, rounds: [6, 8, 12, 16] },
      },
      {
        name: 'Threshold 150s',
        cue: 'at threshold',
        round: [[150, 150, 150]],
        rest: 15,
        rounds: [3, 5, 7, 9],
        long: { rounds: [4, 6, 8, 11] },
      },
      {
        name: 'Threshold Ladder Down',
        cue: 'at threshold',
        round: [
          [150, 200, 200],
          [100, 150, 150],
          [50, 100, 100],
          [50, 50, 50],
        ],
        rest: 15,
        rounds: [1, 2, 2, 3],
      },
    ],
  },
  {
    code: 'S-200',
    purpose: 'Threshold speed with a stroke that stays long.',
    intensity: 'hard',
    zone: 'threshold',
    source: 'wakayoshi',
    forms: [
      {
        name: 'Threshold 200s',
        cue: 'at threshold',
        round: [[200, 200, 200]],
        rest: 20,
        rounds: [3, 4, 5, 6],
        long: { rounds: [3, 4, 6, 8] },
      },
      {
        name: 'Threshold 250s',
        cue: 'at threshold',
        round: [[250, 250, 250]],
        rest: 20,
        rounds: [2, 3, 4, 5],
        long: { rounds: [2, 4, 5, 6] },
      },
      {
        name: 'Threshold Pyramid',
        cue: 'at threshold',
        round: [
          [50, 50, 100],
          [100, 100, 150],
          [150, 200, 200],
          [100, 100, 150],
          [50, 50, 100],
        ],
        rest: 15,
        rounds: [1, 2, 2, 2],
      },
    ],
  },
  {
    code: 'S-SPEED',
    purpose: 'Speed for the start and for finding feet to follow.',
    intensity: 'interval',
    zone: 'interval',
    source: 'design',
    forms: [
      { name: 'Speed 50s', cue: 'fast', round: [[50, 50, 50]], rest: 20, rounds: [8, 10, 14, 16] },
      { name: 'Speed 100s', cue: 'fast, even pace', round: [[100, 100, 100]], rest: 30, rounds: [4, 5, 7, 8] },
      {
        name: 'Speed Triples',
        cue: ['fast', 'fast', 'fast, even pace'],
        round: [
          [50, 50, 50],
          [50, 50, 50],
          [100, 100, 100],
        ],
        rest: 20,
        rounds: [2, 3, 4, 4],
      },
    ],
  },
  {
    code: 'S-400',
    purpose: 'Long repeats for a long race: even pace, calm breathing.',
    intensity: 'tempo',
    zone: 'tempo',
    source: 'design',
    forms: [
      { name: 'Tempo 400s', cue: 'at tempo', round: [[400, 400, 400]], rest: 30, rounds: [2, 3, 4, 5] },
      { name: 'Tempo 300s', cue: 'at tempo', round: [[300, 300, 300]], rest: 20, rounds: [2, 4, 5, 7] },
      { name: 'Long Tempo Repeats', cue: 'at tempo', round: [[350, 500, 600]], rest: 30, rounds: [1, 2, 3, 4] },
    ],
  },
  SWIM_AT_RACE_PACE,
  LONG_SWIM_AT_RACE_PACE,
] as const satisfies readonly HardSession[]

export const SWIM_SETS: Rotation = /* @__PURE__ */ rotation(SESSIONS, {
  base: { short: ['S-100', 'S-PULL'], long: ['S-100', 'S-PULL'] },
  build: { short: ['S-CSS', 'S-200', 'S-SPEED'], long: ['S-CSS', 'S-200', 'S-400'] },
  peak: { short: ['S-RP', 'S-SPEED'], long: ['S-RP-LONG', 'S-CSS'] },
})
