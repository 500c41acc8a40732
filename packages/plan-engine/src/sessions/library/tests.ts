import type { BySport } from '../../types.js'
import type { Spec } from './set-spec.js'

/** The tests, the same each time so that their results compare (mpctests, friellthr). */
export const TESTS: BySport<Spec> = {
  swim: {
    code: 'S-TEST',
    name: 'Swim Test: 400 and 200',
    purpose:
      'Both as fast as you can swim evenly. Threshold pace for a hundred is half of the time between the two: 8:00 and 3:50 make 2:05.',
  },
  bike: {
    code: 'B-TEST',
    name: 'Ride Test: 20 Minutes',
    purpose:
      'As hard as you can ride evenly, alone, on a flat road or the trainer. Threshold is 95 % of the average power.',
  },
  run: {
    code: 'R-TEST',
    name: 'Run Test: 30 Minutes',
    purpose: 'As hard as you can run evenly, alone. Threshold pace is the average pace of the 30 minutes.',
  },
}
