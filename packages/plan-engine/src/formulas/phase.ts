import type { Phase } from '../types.js'

/** The name of week `week` of `totalWeeks`; race week and recovery weeks come before the shares of the season. */
export function weekPhase(week: number, totalWeeks: number): Phase {
  if (week === totalWeeks) return 'Race Week'
  if (week % 4 === 0 && week < Math.floor(0.85 * totalWeeks) - 1) return 'Recovery Week'
  const share = week / totalWeeks
  if (share < 0.3) return 'Base Building'
  if (share < 0.7) return 'Build Phase'
  return share < 0.9 ? 'Peak Phase' : 'Taper'
}
