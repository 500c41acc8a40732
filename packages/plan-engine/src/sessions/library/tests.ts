import type { BySport } from '../../types.js'
import type { Spec } from './set-spec.js'

/** The tests, the same each time so that their results compare (mpctests, friellthr). */
export const TESTS = {
  swim: {
    code: 'S-TEST',
  },
  bike: {
    code: 'B-TEST',
  },
  run: {
    code: 'R-TEST',
  },
} as const satisfies BySport<Spec>
