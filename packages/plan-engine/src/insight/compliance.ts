import { clampAmount } from '../clamp-amount.js'
import { roundHalfUp } from '../formulas/pace.js'

/** How near to the plan: within a fifth, within a half, or further. More than planned counts as off too. */
export const COMPLIANCE_BANDS = ['near', 'off', 'far'] as const
/** One of `COMPLIANCE_BANDS`. */
export type ComplianceBand = (typeof COMPLIANCE_BANDS)[number]

/** What was done of what was planned. */
export type Compliance = {
  /** Whole per cent, also above 100. */
  percent: number
  band: ComplianceBand
}

/**
 * Done against planned minutes; undefined when nothing was planned. Bands as TrainingPeaks published them: within 20 %,
 * from half to one and a half times, and beyond.
 */
export function compliance(done: number, planned: number): Compliance | undefined {
  if (clampAmount(planned) === 0) return undefined
  const percent = roundHalfUp((clampAmount(done) / clampAmount(planned)) * 100)
  if (percent >= 80 && percent <= 120) return { percent, band: 'near' }
  return { percent, band: percent >= 50 && percent <= 150 ? 'off' : 'far' }
}
