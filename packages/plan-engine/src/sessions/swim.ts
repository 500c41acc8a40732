import type { EasySpec, Rotation, SetSpec } from './set-spec.js'

const AEROBIC_100: SetSpec = {
  code: 'S-100',
  name: 'Aerobic 100s',
  intensity: 'tempo',
  zone: 'tempo',
  work: [100, 100, 100],
  rest: 15,
  reps: [4, 6, 8, 12],
  cue: '100 m, second half a little quicker',
  purpose: 'Change of pace on tired arms, without going hard.',
  source: 'design',
}
const PULL: SetSpec = {
  code: 'S-PULL',
  name: 'Strength Pull 200s',
  intensity: 'tempo',
  zone: 'tempo',
  work: [200, 200, 200],
  rest: 20,
  reps: [2, 3, 4, 5],
  cue: '200 m with pull buoy',
  purpose: 'Strength in the catch and a long stroke.',
  source: 'design',
}
const CSS: SetSpec = {
  code: 'S-CSS',
  name: 'Threshold 100s',
  intensity: 'hard',
  zone: 'threshold',
  work: [100, 100, 100],
  rest: 15,
  reps: [5, 8, 10, 14],
  long: { rest: 12, reps: [6, 8, 12, 16] },
  cue: '100 m at threshold',
  purpose: 'Raises the speed you can hold without fading.',
  source: 'wakayoshi',
}
const THRESHOLD_200: SetSpec = {
  code: 'S-200',
  name: 'Threshold 200s',
  intensity: 'hard',
  zone: 'threshold',
  work: [200, 200, 200],
  rest: 20,
  reps: [3, 4, 5, 6],
  long: { reps: [3, 4, 6, 8] },
  cue: '200 m at threshold',
  purpose: 'Threshold speed with a stroke that stays long.',
  source: 'wakayoshi',
}
const SPEED: SetSpec = {
  code: 'S-SPEED',
  name: 'Speed 50s',
  intensity: 'interval',
  zone: 'interval',
  work: [50, 50, 50],
  rest: 20,
  reps: [8, 10, 14, 16],
  cue: '50 m fast',
  purpose: 'Speed for the start and for finding feet to follow.',
  source: 'design',
}
const TEMPO_400: SetSpec = {
  code: 'S-400',
  name: 'Tempo 400s',
  intensity: 'tempo',
  zone: 'tempo',
  work: [400, 400, 400],
  rest: 30,
  reps: [2, 3, 4, 5],
  cue: '400 m at tempo',
  purpose: 'Long repeats for a long race: even pace, calm breathing.',
  source: 'design',
}
const RACE_150: SetSpec = {
  code: 'S-RP',
  name: 'Race-Pace 150s',
  intensity: 'hard',
  zone: 'race',
  work: [150, 150, 150],
  rest: 20,
  reps: [4, 5, 6, 8],
  cue: '150 m at race pace',
  purpose: 'Race pace until it feels familiar.',
  source: 'bosquet',
}
const RACE_400: SetSpec = {
  code: 'S-RP',
  name: 'Race-Pace 400s',
  intensity: 'tempo',
  zone: 'race',
  work: [400, 400, 400],
  rest: 30,
  reps: [2, 3, 4, 5],
  cue: '400 m at race pace, sight every 8 strokes',
  purpose: 'Race pace with sighting, as on the day.',
  source: 'bosquet',
}

export const SWIM_SETS: Rotation = {
  base: { short: [AEROBIC_100, PULL], long: [AEROBIC_100, PULL] },
  build: { short: [CSS, THRESHOLD_200, SPEED], long: [CSS, THRESHOLD_200, TEMPO_400] },
  peak: { short: [RACE_150, SPEED], long: [RACE_400, CSS] },
  taper: { short: [RACE_150, SPEED], long: [RACE_400, CSS] },
}

export const SWIM_EASY: readonly [EasySpec, ...EasySpec[]] = [
  {
    code: 'S-TECH',
    name: 'Technique & Drills',
    shape: 'drills',
    cue: '50 m: 25 drill, 25 swim',
    purpose: 'A better stroke costs nothing on race day.',
  },
  {
    code: 'S-END',
    name: 'Aerobic Endurance',
    shape: 'repeats',
    cue: 'Easy, long stroke',
    purpose: 'Distance in the arms, at a pace you could talk at.',
  },
  {
    code: 'S-MIX',
    name: 'Mixed Aerobic',
    shape: 'thirds',
    cue: 'Easy swim',
    purpose: 'Easy volume in three ways, so that no muscle tires alone.',
  },
]
