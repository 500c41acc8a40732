import type { EasySpec, Turns } from './set-spec.js'

export const BIKE_EASY: Turns<EasySpec> = [
  {
    code: 'B-END',
    name: 'Endurance Ride',
    purpose: 'Easy riding: most of your fitness comes from here.',
    cue: 'Easy at 85-95 rpm',
    shape: 'steady',
  },
  {
    code: 'B-CAD',
    name: 'Cadence Drills Ride',
    purpose: 'Quick legs at easy power, for a smoother run after the ride.',
    cue: '100+ rpm at easy power',
    shape: 'quick',
  },
  {
    code: 'B-AERO',
    name: 'Race-Position Ride',
    purpose: 'Makes the race position comfortable, long before you race in it.',
    cue: 'Easy in race position',
    shape: 'stretches',
    on: 360,
    off: 180,
    usual: 'Easy, sit up',
  },
  {
    code: 'B-BUILD',
    name: 'Negative-Split Ride',
    purpose: 'Start gently and finish well; still easy enough to talk.',
    cue: 'Easy at 85-95 rpm',
    shape: 'rising',
  },
]

export const LONG_RIDES: Turns<EasySpec> = [
  {
    code: 'B-LONG',
    name: 'Long Ride',
    purpose: 'Endurance, and practice in eating and drinking on the bike.',
    cue: 'Easy at 85-95 rpm',
    shape: 'steady',
  },
  {
    code: 'B-LONGHILL',
    name: 'Long Ride over Hills',
    purpose: 'Endurance on a hilly road: seated and patient uphill, never out of breath.',
    cue: 'Easy uphill, seated at 70-80 rpm',
    shape: 'stretches',
    on: 480,
    off: 720,
    usual: 'Easy at 85-95 rpm',
  },
  {
    code: 'B-LONGUP',
    name: 'Long Ride, Stronger Second Half',
    purpose: 'Endurance with a stronger second half; still easy enough to talk.',
    cue: 'Easy at 85-95 rpm',
    shape: 'rising',
  },
]
