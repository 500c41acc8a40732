import { type NewPlan, newPlan, readCurrentPaces, readDistances, writePaces } from '@tri/api-contract'
import {
  formatFinishTime,
  goalPaces,
  type IsoDay,
  MAX_WEEKS,
  parseFinishTime,
  parseIsoDay,
  type WeeklySchedule,
  weeksUntil,
} from '@tri/plan-engine'

/** What may be changed to see what it would do. */
export type WhatIf = {
  raceDate: string
  /** Seconds; null for none. */
  goal: number | null
  schedule: WeeklySchedule
}

/** A plan that could be saved, or what keeps it from being one, in words for the athlete. */
export type Supposed = { payload: NewPlan; problems?: never } | { payload?: never; problems: readonly string[] }

/** The plan as it is, to change from. */
export const asItIs = (plan: NewPlan): WhatIf => ({
  raceDate: plan.raceDate,
  goal: parseFinishTime(plan.goalFinishTime ?? '') ?? null,
  schedule: plan.weeklySchedule,
})

/** The plan these changes would make, from today on. */
export function suppose(plan: NewPlan, { raceDate, goal, schedule }: WhatIf, today: IsoDay): Supposed {
  const current = readCurrentPaces(plan)
  const paces = writePaces(goal === null ? current : goalPaces(readDistances(plan), current, goal))
  const { data, error } = newPlan.safeParse({
    name: plan.name,
    raceType: plan.raceType,
    swimDistance: plan.swimDistance,
    bikeDistance: plan.bikeDistance,
    runDistance: plan.runDistance,
    raceDate,
    startDate: today,
    totalWeeks: parseIsoDay(raceDate) ? Math.min(MAX_WEEKS, weeksUntil(today, raceDate)) : 1,
    experienceLevel: plan.experienceLevel,
    currentSwimPace: plan.currentSwimPace,
    currentBikePace: plan.currentBikePace,
    currentRunPace: plan.currentRunPace,
    goalFinishTime: goal === null ? null : formatFinishTime(goal),
    goalSwimPace: paces.swim,
    goalBikePace: paces.bike,
    goalRunPace: paces.run,
    weeklySchedule: [...schedule],
  } satisfies NewPlan)
  if (data) return { payload: data }
  return { problems: [...new Set(error.issues.map(({ message }) => message))] }
}

/** Characters of a plan's name, and what a copy's name ends with. */
const MOST_CHARACTERS = 200
const ENDING = ' (what if)'

/** What a copy is called until the athlete says otherwise. */
export const nameOfCopy = (name: string): string => `${name.slice(0, MOST_CHARACTERS - ENDING.length)}${ENDING}`
