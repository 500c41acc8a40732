import type { BySport } from '../../types.js'
import type { EasySpec } from './set-spec.js'

/** After the race. */
export const RECOVERY_SESSIONS = {
  swim: { code: 'S-REC', shape: 'thirds' },
  bike: { code: 'B-REC', shape: 'steady' },
  run: { code: 'R-REC', shape: 'steady' },
} as const satisfies BySport<EasySpec>
