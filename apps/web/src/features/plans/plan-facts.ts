import { readCurrentPaces, readDistances, type TrainingPlan } from '@tri/api-contract'
import {
  formatFinishTime,
  PACE_GOAL_LABELS,
  paceImprovement,
  parseFinishTime,
  predictFinish,
  SPORTS,
} from '@tri/plan-engine'
import { capitalised, counted, longDate } from '../../lib/measures/format.js'
import { distanceText } from '../../lib/measures/measures.js'
import { paceWithUnit, type Units } from '../../lib/measures/units.js'

export type Fact = readonly [name: string, value: string]

/** What a plan's card tells about it, name by value. */
export function planFacts(plan: TrainingPlan): readonly Fact[] {
  const predicted = predictFinish(readDistances(plan), readCurrentPaces(plan))
  return [
    ['Race date', longDate(plan.raceDate)],
    ['Duration', counted(plan.totalWeeks, 'week')],
    ['Experience', capitalised(plan.experienceLevel)],
    ...(plan.rhythm === '2:1' ? [['Recovery', 'Every 3rd week'] as const] : []),
    ['Pace goal', paceGoalLabel(plan, predicted)],
    ['Goal', plan.goalFinishTime ?? 'Not set'],
    ['Predicted', formatFinishTime(predicted)],
  ]
}

/** The race's legs and the athlete's paces, one line a sport. */
export function legFacts(plan: TrainingPlan, units: Units) {
  const paces = readCurrentPaces(plan)
  const miles = { swim: plan.swimDistance, bike: plan.bikeDistance, run: plan.runDistance }
  return SPORTS.map((sport) => ({
    sport,
    distance: distanceText(units, miles[sport]),
    pace: paceWithUnit(units, sport, paces[sport]),
  }))
}

/** How ambitious the goal is, in one of the five words; moderate without a goal. */
function paceGoalLabel(plan: TrainingPlan, predicted: number): string {
  const goal = parseFinishTime(plan.goalFinishTime ?? '') ?? null
  return PACE_GOAL_LABELS[paceImprovement(predicted, goal, plan.experienceLevel) - 1] ?? PACE_GOAL_LABELS[2]
}
