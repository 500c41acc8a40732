import { type NewGoal, type NewPlan, readCurrentPaces, readDistances, writePaces } from '@tri/api-contract'
import { formatFinishTime, goalPaces, goalRange, type Paces, predictFinish } from '@tri/plan-engine'

/** What a goal means for a plan; times in seconds. */
export type GoalChoice = {
  predicted: number
  range: { fastest: number; slowest: number }
  paces: Paces
  /** The change as it is sent. */
  body: NewGoal
}

/** The goal in seconds (null: none) with the paces that reach it; without a goal these are the current ones. */
export function goalChoice(plan: NewPlan, goalSeconds: number | null): GoalChoice {
  const miles = readDistances(plan)
  const current = readCurrentPaces(plan)
  const predicted = predictFinish(miles, current)
  const paces = goalSeconds === null ? current : goalPaces(miles, current, goalSeconds)
  const { swim, bike, run } = writePaces(paces)
  return {
    predicted,
    range: goalRange(predicted, plan.experienceLevel),
    paces,
    body: {
      goalFinishTime: goalSeconds === null ? null : formatFinishTime(goalSeconds),
      goalSwimPace: swim,
      goalBikePace: bike,
      goalRunPace: run,
    },
  }
}
