/** No amount that is counted here, be it seconds, minutes or miles, is smaller or bigger. */
const MIN = 1e-6
const MAX = 1e9

/** The number itself when it can be an amount, at most a thousand million; 0 for what is negative, tiny or no number. */
export const clampAmount = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= MIN ? Math.min(value, MAX) : 0
