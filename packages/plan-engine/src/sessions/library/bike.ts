import { LONG_RIDE_AT_RACE_PACE, RIDE_AT_RACE_PACE } from './race-pace-sets.js'
import { type HardSession, type Rotation, rotation } from './set-spec.js'

const SESSIONS = [
  {
    code: 'B-TEMPO',
    purpose: 'Steady pressure on the pedals, the ground that harder work stands on.',
    intensity: 'tempo',
    zone: 'tempo',
    source: 'sellesPerez',
    forms: [
      { name: 'Tempo Ride', cue: 'Tempo', round: [[480, 600, 720]], rest: 240, rounds: [2, 2, 3, 3] },
      { name: 'Long Tempo Ride', cue: 'Tempo', round: [[720, 900, 1080]], rest: 300, rounds: [1, 2, 2, 3] },
      {
        name: 'Tempo Step-Ups',
        cue: ['Tempo', 'Tempo, a gear harder at the same effort'],
        round: [
          [180, 240, 300],
          [300, 360, 480],
        ],
        rest: 150,
        rounds: [1, 2, 3, 3],
      },
    ],
  },
  {
    code: 'B-FORCE',
    purpose: 'Strength for hills and wind; stay seated, ease off if the knees complain.',
    intensity: 'tempo',
    zone: 'tempo',
    source: 'design',
    forms: [
      {
        name: 'Low-Cadence Strength',
        cue: 'Tempo at 55-65 rpm',
        round: [[180, 240, 300]],
        rest: 150,
        rounds: [3, 4, 5, 6],
      },
      {
        name: 'Low-Cadence Long Climbs',
        cue: 'Tempo at 60-70 rpm',
        round: [[300, 360, 480]],
        rest: 180,
        rounds: [2, 3, 4, 4],
      },
      {
        name: 'Push and Spin Pairs',
        cue: ['Tempo at 55-65 rpm', 'Tempo at 95-105 rpm'],
        round: [
          [120, 150, 180],
          [60, 60, 90],
        ],
        rest: 90,
        rounds: [3, 4, 6, 7],
      },
    ],
  },
  {
    code: 'B-SS',
    purpose: 'Long blocks near threshold that you recover from by tomorrow.',
    intensity: 'tempo',
    zone: 'tempo',
    source: 'sellesPerez',
    forms: [
      {
        name: 'Sweet-Spot Blocks',
        cue: 'Tempo just below threshold',
        round: [[600, 720, 900]],
        rest: 240,
        rounds: [2, 3, 3, 4],
      },
      {
        name: 'Short Sweet-Spot Blocks',
        cue: 'Tempo just below threshold',
        round: [[420, 480, 600]],
        rest: 120,
        rounds: [3, 4, 5, 6],
      },
      {
        name: 'Long Sweet-Spot Blocks',
        cue: 'Tempo just below threshold',
        round: [[900, 1200, 1500]],
        rest: 300,
        rounds: [1, 2, 2, 3],
      },
    ],
  },
  {
    code: 'B-THR',
    purpose: 'Raises the power you can hold for an hour.',
    intensity: 'hard',
    zone: 'threshold',
    source: 'seiler',
    forms: [
      {
        name: 'Threshold Intervals',
        cue: 'Threshold',
        round: [[300, 480, 600]],
        rest: 180,
        rounds: [2, 3, 4, 4],
        long: { round: [[360, 480, 600]], rest: 240 },
      },
      {
        name: 'Short Threshold Intervals',
        cue: 'Threshold',
        round: [[180, 240, 300]],
        rest: 90,
        rounds: [4, 5, 6, 8],
      },
      {
        name: 'Threshold Step-Ups',
        cue: 'Threshold',
        round: [
          [120, 180, 240],
          [240, 300, 360],
        ],
        rest: 150,
        rounds: [1, 2, 3, 4],
      },
    ],
  },
  {
    code: 'B-OU',
    purpose: 'Teaches you to recover while still riding fast.',
    intensity: 'hard',
    zone: 'threshold',
    source: 'design',
    forms: [
      {
        name: 'Over-Unders',
        cue: 'Threshold',
        round: [[360, 480, 540]],
        rest: 180,
        rounds: [2, 3, 3, 4],
        waves: { under: 120, over: 60 },
      },
      {
        name: 'Short Over-Unders',
        cue: 'Threshold',
        round: [[240, 300, 360]],
        rest: 150,
        rounds: [2, 4, 5, 6],
        waves: { under: 60, over: 60 },
      },
      {
        name: 'Long Over-Unders',
        cue: 'Threshold',
        round: [[480, 720, 960]],
        rest: 240,
        rounds: [1, 2, 2, 2],
        waves: { under: 180, over: 60 },
      },
    ],
  },
  {
    code: 'B-VO2',
    purpose: 'Lifts the ceiling that threshold stands under.',
    intensity: 'interval',
    zone: 'interval',
    source: 'seiler',
    forms: [
      { name: 'VO2 Intervals', cue: 'Hard', round: [[90, 150, 180]], rest: 180, rounds: [4, 5, 6, 6] },
      { name: 'VO2 On-Offs', cue: 'Hard', round: [[30, 30, 40]], rest: 30, rounds: [10, 14, 18, 20] },
      {
        name: 'VO2 Pairs',
        cue: 'Hard',
        round: [
          [60, 90, 120],
          [120, 150, 180],
        ],
        rest: 150,
        rounds: [2, 3, 3, 4],
      },
    ],
  },
  RIDE_AT_RACE_PACE,
  LONG_RIDE_AT_RACE_PACE,
] as const satisfies readonly HardSession[]

export const BIKE_SETS: Rotation = /* @__PURE__ */ rotation(SESSIONS, {
  base: { short: ['B-TEMPO', 'B-FORCE'], long: ['B-TEMPO', 'B-FORCE'] },
  build: { short: ['B-THR', 'B-OU', 'B-VO2'], long: ['B-SS', 'B-THR'] },
  peak: { short: ['B-RP', 'B-VO2'], long: ['B-RP-LONG', 'B-SS'] },
})
