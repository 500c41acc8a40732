import type { EasySpec, Rotation, SetSpec } from './set-spec.js'

const TEMPO: SetSpec = {
  code: 'B-TEMPO',
  name: 'Tempo Ride',
  intensity: 'tempo',
  zone: 'tempo',
  work: [480, 600, 720],
  rest: 240,
  reps: [2, 2, 3, 3],
  cue: 'Tempo',
  purpose: 'Steady pressure on the pedals, the ground that harder work stands on.',
  source: 'sellesPerez',
}
const FORCE: SetSpec = {
  code: 'B-FORCE',
  name: 'Low-Cadence Strength',
  intensity: 'tempo',
  zone: 'tempo',
  work: [180, 240, 300],
  rest: 150,
  reps: [3, 4, 5, 6],
  cue: 'Tempo at 55-65 rpm',
  purpose: 'Strength for hills and wind; stay seated, ease off if the knees complain.',
  source: 'design',
}
const SWEET_SPOT: SetSpec = {
  code: 'B-SS',
  name: 'Sweet-Spot Blocks',
  intensity: 'tempo',
  zone: 'tempo',
  work: [600, 720, 900],
  rest: 240,
  reps: [2, 3, 3, 4],
  cue: 'Tempo just below threshold',
  purpose: 'Long blocks near threshold that you recover from by tomorrow.',
  source: 'sellesPerez',
}
const THRESHOLD: SetSpec = {
  code: 'B-THR',
  name: 'Threshold Intervals',
  intensity: 'hard',
  zone: 'threshold',
  work: [300, 480, 600],
  rest: 180,
  reps: [3, 3, 4, 4],
  long: { work: [360, 480, 600], rest: 240 },
  cue: 'Threshold',
  purpose: 'Raises the power you can hold for an hour.',
  source: 'seiler',
}
const OVER_UNDER: SetSpec = {
  code: 'B-OU',
  name: 'Over-Unders',
  intensity: 'hard',
  zone: 'threshold',
  work: [360, 480, 540],
  rest: 180,
  reps: [2, 3, 3, 4],
  cue: 'Threshold',
  purpose: 'Teaches you to recover while still riding fast.',
  source: 'design',
  isOverUnder: true,
}
const VO2: SetSpec = {
  code: 'B-VO2',
  name: 'VO2 Intervals',
  intensity: 'interval',
  zone: 'interval',
  work: [90, 150, 180],
  rest: 180,
  reps: [4, 5, 6, 6],
  cue: 'Hard',
  purpose: 'Lifts the ceiling that threshold stands under.',
  source: 'seiler',
}
const RACE_SHORT: SetSpec = {
  code: 'B-RP',
  name: 'Race-Pace Intervals',
  intensity: 'hard',
  zone: 'race',
  work: [360, 480, 600],
  rest: 180,
  reps: [2, 3, 3, 4],
  cue: 'Race pace',
  purpose: 'Race speed in race position, until it feels familiar.',
  source: 'bosquet',
}
const RACE_LONG: SetSpec = {
  code: 'B-RP',
  name: 'Race-Pace Blocks',
  intensity: 'tempo',
  zone: 'race',
  work: [900, 1200, 1500],
  rest: 300,
  reps: [2, 2, 3, 3],
  cue: 'Race pace',
  purpose: 'Race speed in race position; eat and drink as on the day.',
  source: 'bosquet',
}

export const BIKE_SETS: Rotation = {
  base: { short: [TEMPO, FORCE], long: [TEMPO, FORCE] },
  build: { short: [THRESHOLD, OVER_UNDER, VO2], long: [SWEET_SPOT, THRESHOLD] },
  peak: { short: [RACE_SHORT, VO2], long: [RACE_LONG, SWEET_SPOT] },
  taper: { short: [RACE_SHORT, VO2], long: [RACE_LONG, SWEET_SPOT] },
}

export const BIKE_EASY: readonly [EasySpec, ...EasySpec[]] = [
  {
    code: 'B-END',
    name: 'Endurance Ride',
    shape: 'steady',
    cue: 'Easy at 85-95 rpm',
    purpose: 'Easy riding: most of your fitness comes from here.',
  },
  {
    code: 'B-CAD',
    name: 'Cadence Drills Ride',
    shape: 'quick',
    cue: '100+ rpm at easy power',
    purpose: 'Quick legs at easy power, for a smoother run after the ride.',
  },
]

export const LONG_RIDES: readonly [EasySpec, ...EasySpec[]] = [
  {
    code: 'B-LONG',
    name: 'Long Ride',
    shape: 'steady',
    cue: 'Easy at 85-95 rpm',
    purpose: 'Endurance, and practice in eating and drinking on the bike.',
  },
  {
    code: 'B-LONG',
    name: 'Long Ride',
    shape: 'rising',
    cue: 'Easy at 85-95 rpm',
    purpose: 'Endurance with a stronger second half; still easy enough to talk.',
  },
]
