import { readCurrentPaces, readDistances, type TrainingPlan } from '@tri/api-contract'
import { daysBetween, formatFinishTime, type IsoDay, predictFinish } from '@tri/plan-engine'
import { daysToGo, longDate } from '../../lib/measures/format.js'

/** What the plan is for, in parts: race date, days to go, goal and prediction. */
export function planSummary(plan: TrainingPlan, today: IsoDay): readonly string[] {
  const predicted = formatFinishTime(predictFinish(readDistances(plan), readCurrentPaces(plan)))
  return [
    longDate(plan.raceDate),
    daysToGo(daysBetween(today, plan.raceDate)),
    `goal ${plan.goalFinishTime ?? 'not set'}, predicted ${predicted}`,
  ]
}
