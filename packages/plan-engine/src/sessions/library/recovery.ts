import type { BySport } from '../../types.js'
import type { EasySpec } from './set-spec.js'

const purpose = 'Movement, no training: stop when it is no pleasure.'
const cue = 'Easy'

/** After the race. */
export const RECOVERY_SESSIONS: BySport<EasySpec> = {
  swim: { code: 'S-REC', name: 'Recovery Swim', purpose, cue, shape: 'thirds' },
  bike: { code: 'B-REC', name: 'Recovery Ride', purpose, cue, shape: 'steady' },
  run: { code: 'R-REC', name: 'Recovery Run', purpose, cue, shape: 'steady' },
}
