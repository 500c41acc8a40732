import type { HardSession } from './set-spec.js'

export const SWIM_AT_RACE_PACE = {
  code: 'S-RP',
  purpose: 'Race pace until it feels familiar.',
  intensity: 'hard',
  zone: 'race',
  source: 'bosquet',
  forms: [
    { name: 'Race-Pace 150s', cue: 'at race pace', round: [[150, 150, 150]], rest: 20, rounds: [4, 5, 6, 8] },
    { name: 'Race-Pace 200s', cue: 'at race pace', round: [[200, 200, 200]], rest: 20, rounds: [3, 4, 5, 6] },
    {
      name: 'Race Start and Settle',
      cue: ['at race pace, quick strokes as off the start', 'at race pace, settle into it'],
      round: [
        [50, 50, 50],
        [150, 200, 250],
      ],
      rest: 20,
      rounds: [2, 4, 4, 5],
    },
  ],
} as const satisfies HardSession

export const LONG_SWIM_AT_RACE_PACE = {
  code: 'S-RP-LONG',
  purpose: 'Race pace with sighting, as on the day.',
  intensity: 'tempo',
  zone: 'race',
  source: 'bosquet',
  forms: [
    {
      name: 'Race-Pace 400s',
      cue: 'at race pace, sight every 8 strokes',
      round: [[400, 400, 400]],
      rest: 30,
      rounds: [2, 3, 4, 5],
    },
    {
      name: 'Long Race-Pace Repeats',
      cue: 'at race pace, sight every 8 strokes',
      round: [[300, 500, 600]],
      rest: 30,
      rounds: [2, 3, 3, 4],
    },
    {
      name: 'Race-Pace Swim Ladder',
      cue: 'at race pace, sight every 8 strokes',
      round: [
        [100, 100, 100],
        [200, 200, 200],
        [300, 300, 400],
      ],
      rest: 20,
      rounds: [1, 2, 3, 3],
    },
  ],
} as const satisfies HardSession

export const RIDE_AT_RACE_PACE = {
  code: 'B-RP',
  purpose: 'Race speed in race position, until it feels familiar.',
  intensity: 'hard',
  zone: 'race',
  source: 'bosquet',
  forms: [
    { name: 'Race-Pace Intervals', cue: 'Race pace', round: [[360, 480, 600]], rest: 180, rounds: [2, 3, 3, 4] },
    {
      name: 'Short Race-Pace Intervals',
      cue: 'Race pace',
      round: [[180, 240, 300]],
      rest: 90,
      rounds: [3, 5, 6, 7],
    },
    {
      name: 'Long Race-Pace Intervals',
      cue: 'Race pace',
      round: [[600, 720, 900]],
      rest: 240,
      rounds: [1, 2, 2, 3],
    },
  ],
} as const satisfies HardSession

export const LONG_RIDE_AT_RACE_PACE = {
  code: 'B-RP-LONG',
  purpose: 'Race speed in race position; eat and drink as on the day.',
  intensity: 'tempo',
  zone: 'race',
  source: 'bosquet',
  forms: [
    { name: 'Race-Pace Blocks', cue: 'Race pace', round: [[900, 1200, 1500]], rest: 300, rounds: [2, 2, 3, 3] },
    { name: 'Short Race-Pace Blocks', cue: 'Race pace', round: [[480, 600, 720]], rest: 180, rounds: [2, 3, 4, 5] },
    {
      name: 'Race-Pace Step-Ups',
      cue: 'Race pace',
      round: [
        [300, 480, 600],
        [600, 720, 900],
      ],
      rest: 240,
      rounds: [1, 2, 2, 3],
    },
  ],
} as const satisfies HardSession
