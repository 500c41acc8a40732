import { weekdayOf } from '../../calendar.js'
import { easierTurns, phaseWhere } from '../../formulas/phase.js'
import type { Phase, RhythmCalendar, Workout } from '../../types.js'
import { goalOfWeek, ownGoalsIn } from './own-goals.js'

/**
 * What a week of a plan is called: by the goal race, and before a race on the way that has a season of its own by that one, as the legs of
 * `workouts` tell it. A plan without such a race has the phases of `weekPhase`.
 */
export function phaseOfWeek(
  calendar: RhythmCalendar,
  workouts: readonly Pick<Workout, 'week' | 'day' | 'workoutType' | 'exercises'>[],
  week: number,
): Phase {
  const { raceDate, totalWeeks } = calendar
  const goal = goalOfWeek(ownGoalsIn(workouts, { raceDay: weekdayOf(raceDate), totalWeeks }), week)
  return phaseWhere(week, goal?.week ?? totalWeeks, (easierTurns(calendar)[week - 1] ?? 0) > 0)
}
