import type { CueCode } from '../../steps.js'
import type { BySport } from '../../types.js'
import type { Spec } from './set-spec.js'

export const RACE_PACE_LONG = {
  bike: {
    code: 'B-LONGRP',
  },
  run: {
    code: 'R-LONGRP',
  },
} as const satisfies Record<'bike' | 'run', Spec>

export const BRICK = {
  code: 'X-BRICK',
} as const satisfies Spec

export const TRANSITION_RUN = {
  code: 'X-BRICKE',
} as const satisfies Spec

export const OPENERS = {
  code: 'X-OPEN',
} as const satisfies Spec

/** The race in small, some weeks before it. */
export const REHEARSAL = {
  bike: {
    code: 'X-REHEARSAL-B',
  },
  run: {
    code: 'X-REHEARSAL-R',
  },
} as const satisfies Record<'bike' | 'run', Spec>

/** A session too short for any set holds tempo in one block, two or three. */
export const STEADY = {
  swim: { code: 'S-STEADY' },
  bike: { code: 'B-STEADY' },
  run: { code: 'R-STEADY' },
} as const satisfies BySport<Spec>

/** The legs of the race itself. */
export const RACE_LEGS = {
  swim: { code: 'RACE-SWIM', cue: 'race-swim' },
  bike: { code: 'RACE-BIKE', cue: 'race-ride' },
  run: { code: 'RACE-RUN', cue: 'race-run' },
} as const satisfies BySport<Spec & { cue: CueCode }>
