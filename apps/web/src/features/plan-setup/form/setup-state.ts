import {
  addDays,
  type BySport,
  type ExperienceLevel,
  experienceLevel,
  goalPaces,
  goalRange,
  type IsoDay,
  legSeconds,
  MAX_WEEKS,
  type Paces,
  parseIsoDay,
  predictFinish,
  scheduleTotals,
  weeksUntil,
  zonePaces,
} from '@tri/plan-engine'
import type { DraftPlan } from './draft-plan.js'

/** What the engine says about the race, in seconds. */
export type Prediction = {
  predicted: number
  legs: BySport<number>
  range: { fastest: number; slowest: number }
  /** The chosen goal, held inside the range; the prediction itself until one is chosen. */
  goal: number
  /** The athlete chose a goal on the slider. */
  isGoalChosen: boolean
  /** The chosen goal no longer fits these paces, so the nearest end of the range stands in for it. */
  isGoalMoved: boolean
  goalPaces: Paces
}

/** Everything the form shows that the athlete did not type. */
export type SetUp = {
  level: ExperienceLevel
  /** What training easily means at these paces, in each sport's unit. */
  easyPaces: Paces
  /** Undefined until all three distances are numbers. */
  prediction: Prediction | undefined
  /** Undefined until a race date within the plan's limits is chosen. */
  weeks: number | undefined
  totals: ReturnType<typeof scheduleTotals>
}

export function setUp(draft: DraftPlan, today: IsoDay): SetUp {
  return {
    level: experienceLevel(draft.paces),
    easyPaces: easyPaces(draft),
    prediction: predict(draft),
    weeks: isRaceDay(draft.raceDate, today) ? weeksUntil(today, draft.raceDate) : undefined,
    totals: scheduleTotals(draft.schedule),
  }
}

/** The first and the last date a race may be on. */
export const raceDateLimits = (today: IsoDay): { first: IsoDay; last: IsoDay } => ({
  first: addDays(today, 1),
  last: addDays(today, 7 * MAX_WEEKS),
})

export function isRaceDay(text: string, today: IsoDay): boolean {
  const { first, last } = raceDateLimits(today)
  return parseIsoDay(text) !== undefined && text >= first && text <= last
}

/** Miles as numbers; undefined while one of them is missing or is no distance. */
export function readMiles(distances: BySport<string>): BySport<number> | undefined {
  const miles = {
    swim: readDistance(distances.swim),
    bike: readDistance(distances.bike),
    run: readDistance(distances.run),
  }
  return Object.values(miles).every((leg) => leg > 0) ? miles : undefined
}

function easyPaces({ raceType, paces }: DraftPlan): Paces {
  const { swim, bike, run } = zonePaces(raceType, paces)
  return { swim: swim.easy, bike: bike.easy, run: run.easy }
}

function predict({ distances, paces, goalSeconds }: DraftPlan): Prediction | undefined {
  const miles = readMiles(distances)
  if (!miles) return undefined
  const predicted = predictFinish(miles, paces)
  const range = goalRange(predicted, experienceLevel(paces))
  const isGoalChosen = goalSeconds > 0
  const held = Math.min(range.slowest, Math.max(range.fastest, goalSeconds))
  const goal = isGoalChosen ? held : predicted
  return {
    predicted,
    legs: legSeconds(miles, paces),
    range,
    goal,
    isGoalChosen,
    isGoalMoved: isGoalChosen && held !== goalSeconds,
    goalPaces: goalPaces(miles, paces, goal),
  }
}

/** A distance as the contract wants it: a decimal comma counts as a point. */
export const milesText = (typed: string): string => typed.trim().replace(',', '.')

function readDistance(typed: string): number {
  const text = milesText(typed)
  return /^\d{1,4}(\.\d{1,4})?$/.test(text) ? Number(text) : 0
}
