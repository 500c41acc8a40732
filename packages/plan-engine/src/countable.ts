/** No amount that is counted here, be it seconds, minutes or miles, is smaller or bigger. */
const LEAST = 1e-6
const MOST = 1e9

/** The number itself when it can be an amount, at most a thousand million; 0 for what is negative, tiny or no number. */
export const countable = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= LEAST ? Math.min(value, MOST) : 0
