/**
 * Puts this process or page ahead by so many milliseconds, or back: `Date` only. It stands by itself, so that a page can be
 * given it as text, and may be called again.
 */
export const shiftClock: (ms: number) => void
