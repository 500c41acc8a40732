import type { WeekLimit } from '../../adapt/codes.js'

/** Why a week holds no more, with its number and the minutes in words. */
export const HELD_WEEKS: Record<WeekLimit | 'growth', (week: number, most: string) => string> = {
  growth: (week, most) => `Week ${week} grows by 10 % at most from what you have done lately: to ${most}.`,
  recovery: (week, most) =>
    `Week ${week} is there to recover: after what you have done lately it holds ${most} at most.`,
  taper: (week, most) => `Week ${week} tapers from what you have done lately: it holds ${most} at most.`,
  return: (week, most) => `Week ${week} leads back to training in steps: it holds ${most} at most.`,
  fitness: (week, most) =>
    `Week ${week} holds ${most} at most, so that your load rises no faster than you can take in.`,
}
