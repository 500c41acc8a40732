import type { EasySpec, Turns } from './set-spec.js'

const EASY_RUN = {
  code: 'R-EASY',
  shape: 'steady',
} as const satisfies EasySpec
const PROGRESSION = {
  code: 'R-BUILD',
  shape: 'rising',
} as const satisfies EasySpec
const FORM = {
  code: 'R-FORM',
  cue: 'tall-and-quiet',
  shape: 'stretches',
  on: 60,
  off: 180,
} as const satisfies EasySpec

export const RUN_EASY = [
  EASY_RUN,
  {
    code: 'R-STR',
    shape: 'strides',
  },
  PROGRESSION,
  FORM,
] as const satisfies Turns<EasySpec>

/** Beginners spin their legs instead of sprinting (design choice). */
export const RUN_EASY_BEGINNER = [
  EASY_RUN,
  {
    code: 'R-QUICK',
    cue: 'quick-steps',
    shape: 'quick',
  },
  PROGRESSION,
  FORM,
] as const satisfies Turns<EasySpec>

export const LONG_RUNS = [
  { code: 'R-LONG', shape: 'steady' },
  {
    code: 'R-LONGUP',
    shape: 'rising',
  },
  {
    code: 'R-LONGHILL',
    cue: 'easy-uphill',
    shape: 'stretches',
    on: 180,
    off: 420,
  },
] as const satisfies Turns<EasySpec>

/** For beginners who run a mile in 12 minutes or more: walking breaks from the start (steelcityendurance). */
export const RUN_WALK = [
  { code: 'R-WW', cue: 'run-easy', shape: 'run-walk', run: 240 },
  { code: 'R-WWLONG', cue: 'run-easy', shape: 'run-walk', run: 300 },
  {
    code: 'R-WWQUICK',
    cue: 'run-easy-quick-steps',
    shape: 'run-walk',
    run: 240,
  },
  { code: 'R-WWSHORT', cue: 'run-easy', shape: 'run-walk', run: 180 },
] as const satisfies Turns<EasySpec>

/** The same for the long run. */
export const LONG_RUN_WALK = [
  { code: 'R-WWL', cue: 'run-easy', shape: 'run-walk', run: 240 },
  {
    code: 'R-WWLL',
    cue: 'run-easy',
    shape: 'run-walk',
    run: 300,
  },
] as const satisfies Turns<EasySpec>
