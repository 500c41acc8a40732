import type { EasySpec, Turns } from './set-spec.js'

/** For the last six weeks: in open water where there is some, else in the pool (trainiac, oxygenaddict). */
export const SWIM_SIGHTING: Turns<EasySpec> = [
  {
    code: 'S-SIGHT-1',
    name: 'Open-Water Skills',
    purpose: 'In open water if you can, never alone; else in the pool: eyes up just over the water, then breathe.',
    cue: 'easy, sight every 6 to 10 strokes',
    shape: 'repeats',
    metres: [[150, 200, 300]],
    rest: 20,
  },
  {
    code: 'S-SIGHT-2',
    name: 'Sighting and Steady Strokes',
    purpose:
      'Hold a straight line with few looks. In open water never alone; in the pool close your eyes for six strokes at a time.',
    cue: 'easy, sight every 8 strokes on the second half',
    shape: 'repeats',
    metres: [[200, 300, 400]],
    rest: 20,
  },
]

export const SWIM_EASY: Turns<EasySpec> = [
  {
    code: 'S-TECH',
    name: 'Technique & Drills',
    purpose: 'A better stroke costs nothing on race day.',
    cue: '50 m: 25 drill, 25 swim',
    shape: 'drills',
  },
  {
    code: 'S-END',
    name: 'Aerobic Endurance',
    purpose: 'Distance in the arms, at a pace you could talk at.',
    cue: 'easy, long stroke',
    shape: 'repeats',
    metres: [[200, 300, 400]],
    rest: 20,
  },
  {
    code: 'S-MIX',
    name: 'Mixed Aerobic',
    purpose: 'Easy volume in three ways, so that no muscle tires alone.',
    cue: 'Easy swim',
    shape: 'thirds',
  },
  {
    code: 'S-CLOCK',
    name: 'Easy 100s on the Clock',
    purpose: 'Short rests and one pace: the last hundred takes as long as the first.',
    cue: 'easy, all in the same time',
    shape: 'repeats',
    metres: [[100, 100, 100]],
    rest: 10,
  },
  {
    code: 'S-PYRAMID',
    name: 'Easy Pyramid',
    purpose: 'Up and down again: the way back is swum as calmly as the way up.',
    cue: 'easy',
    shape: 'repeats',
    metres: [
      [50, 50, 100],
      [100, 100, 200],
      [150, 200, 300],
      [100, 100, 200],
      [50, 50, 100],
    ],
    rest: 15,
  },
  {
    code: 'S-BREATH',
    name: 'Breathing Changes',
    purpose: 'Breathe to both sides: waves and neighbours choose yours on race day.',
    cue: 'easy, breathe every 3 strokes, every 5 on the last 50',
    shape: 'repeats',
    metres: [[150, 200, 250]],
    rest: 20,
  },
]
