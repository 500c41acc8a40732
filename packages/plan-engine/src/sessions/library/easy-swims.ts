import type { EasySpec, Spec, Turns } from './set-spec.js'

/** The week's long swim: in repeats, with a part of it unbroken, and for sighting in the last six weeks. */
export const LONG_SWIM = {
  repeats: { code: 'S-LONG-1' },
  unbroken: { code: 'S-LONG-2' },
  sighting: { code: 'S-LONG-3' },
} as const satisfies Record<string, Spec>

/** For the last six weeks: in open water where there is some, else in the pool (trainiac, oxygenaddict). */
export const SWIM_SIGHTING = [
  {
    code: 'S-SIGHT-1',
    cue: 'sight-6-10',
    shape: 'repeats',
    metres: [[150, 200, 300]],
    rest: 20,
  },
  {
    code: 'S-SIGHT-2',
    cue: 'sight-8',
    shape: 'repeats',
    metres: [[200, 300, 400]],
    rest: 20,
  },
] as const satisfies Turns<EasySpec>

/** For the stroke: two drills, then easy hundreds. */
const TECHNIQUE = { code: 'S-TECH', shape: 'drills', share: 0.4 } as const satisfies EasySpec
/** For those whose stroke comes first: more drills, and drills in turn with swimming. */
export const SWIM_TECHNIQUE = [
  { code: 'S-TECH', shape: 'drills', share: 0.55 },
  { code: 'S-STROKE', shape: 'drills-in-turn' },
] as const satisfies Turns<EasySpec>

/** Kick, pull and swim in thirds. */
const MIXED = { code: 'S-MIX', shape: 'thirds' } as const satisfies EasySpec

/** Every second one has drills. */
export const SWIM_EASY = [
  TECHNIQUE,
  {
    code: 'S-END',
    cue: 'long-stroke',
    shape: 'repeats',
    metres: [[200, 300, 400]],
    rest: 20,
  },
  MIXED,
  {
    code: 'S-CLOCK',
    cue: 'same-time',
    shape: 'repeats',
    metres: [[100, 100, 100]],
    rest: 10,
  },
  TECHNIQUE,
  {
    code: 'S-PYRAMID',
    cue: 'swim-easy',
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
  MIXED,
  {
    code: 'S-BREATH',
    cue: 'breathing',
    shape: 'repeats',
    metres: [[150, 200, 250]],
    rest: 20,
  },
] as const satisfies Turns<EasySpec>
