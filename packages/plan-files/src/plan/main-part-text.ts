import { type Exercise, mainPart } from '@tri/plan-engine'
import { swumText } from '@tri/plan-engine/texts'
import { timeText } from './session-text.js'
import { inUnits, STORED_UNITS, type Units } from './units.js'

/**
 * What the pace, watts or heartbeats of a session are for, in the athlete's units: `"6 x 3 min at 230–250 W"` or `"8 x 100 m at 1:45/100m"` for
 * one that is done for its work, the pace alone where most of it goes by that; empty without a pace. `times` is the sign between a number
 * and what is done so often.
 */
export function mainPartText(
  exercise: Pick<Exercise, 'type' | 'intensity' | 'steps' | 'pace' | 'code'>,
  units: Units = STORED_UNITS,
  times = 'x',
): string {
  const pace = inUnits(units, exercise.pace, exercise.type)
  const work = mainPart(exercise)?.work
  if (!work || !pace) return pace
  const { rounds, seconds, metres } = work
  const each = metres === undefined ? timeText(seconds) : swumText(units, metres)
  return `${rounds > 1 ? `${rounds} ${times} ` : ''}${each} at ${pace}`
}
