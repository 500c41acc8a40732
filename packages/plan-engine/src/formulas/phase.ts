import type { Phase, Rhythm } from '../types.js'

/** A recovery week comes every so many weeks. */
export const recoveryEvery = (rhythm: Rhythm | null | undefined): 3 | 4 => (rhythm === '2:1' ? 3 : 4)

/** The name of week `week` of `totalWeeks`; race week and recovery weeks come before the shares of the season. */
export const weekPhase = (week: number, totalWeeks: number, rhythm?: Rhythm | null): Phase =>
  phaseWhere(week, totalWeeks, week % recoveryEvery(rhythm) === 0)

/** The same of a week that is there to be easier, or to load. */
export function phaseWhere(week: number, totalWeeks: number, isEasier: boolean): Phase {
  if (week === totalWeeks) return 'Race Week'
  if (isEasier && week < Math.floor(0.85 * totalWeeks) - 1) return 'Recovery Week'
  const share = week / totalWeeks
  if (share < 0.3) return 'Base Building'
  if (share < 0.7) return 'Build Phase'
  return share < 0.9 ? 'Peak Phase' : 'Taper'
}
