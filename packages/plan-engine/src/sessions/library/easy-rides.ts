import type { EasySpec, Turns } from './set-spec.js'

export const BIKE_EASY = [
  {
    code: 'B-END',
    cue: 'easy-85-95-rpm',
    shape: 'steady',
  },
  {
    code: 'B-CAD',
    cue: 'quick-legs',
    shape: 'quick',
  },
  {
    code: 'B-AERO',
    cue: 'race-position',
    shape: 'stretches',
    on: 360,
    off: 180,
    usual: 'sit-up',
  },
  {
    code: 'B-BUILD',
    cue: 'easy-85-95-rpm',
    shape: 'rising',
  },
] as const satisfies Turns<EasySpec>

export const LONG_RIDES = [
  {
    code: 'B-LONG',
    cue: 'easy-85-95-rpm',
    shape: 'steady',
  },
  {
    code: 'B-LONGHILL',
    cue: 'seated-climb',
    shape: 'stretches',
    on: 480,
    off: 720,
    usual: 'easy-85-95-rpm',
  },
  {
    code: 'B-LONGUP',
    cue: 'easy-85-95-rpm',
    shape: 'rising',
  },
] as const satisfies Turns<EasySpec>
