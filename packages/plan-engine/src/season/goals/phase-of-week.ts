import { weekdayOf } from '../../calendar.js'
import { weekPhase } from '../../formulas/phase.js'
import type { Phase, PlanCalendar, Workout } from '../../types.js'
import { goalOfWeek, ownGoalsIn } from './own-goals.js'

/**
 * What a week of a plan is called: by the goal race, and before a race on the way that has a season of its own by that one, as the legs of
 * `workouts` tell it. A plan without such a race has the phases of `weekPhase`.
 */
export function phaseOfWeek(
  { raceDate, totalWeeks }: PlanCalendar,
  workouts: readonly Pick<Workout, 'week' | 'day' | 'workoutType' | 'exercises'>[],
  week: number,
): Phase {
  const goal = goalOfWeek(ownGoalsIn(workouts, { raceDay: weekdayOf(raceDate), totalWeeks }), week)
  return weekPhase(week, goal?.week ?? totalWeeks)
}
