import { type NewPlan, newPlan, readCurrentPaces, readDistances, writePaces } from '@tri/api-contract'
import {
  experienceLevel,
  formatFinishTime,
  goalPaces,
  type IsoDay,
  MAX_WEEKS,
  type Paces,
  parseFinishTime,
  parseIsoDay,
  type Rhythm,
  SPORTS,
  type WeeklySchedule,
  weeksUntil,
} from '@tri/plan-engine'

/** What may be changed to see what it would do. */
export type WhatIf = {
  raceDate: string
  /** The current ones; the goal's follow. */
  paces: Paces
  /** Seconds; null for none. */
  goal: number | null
  schedule: WeeklySchedule
  rhythm: Rhythm
}

/** A plan that could be saved, or what keeps it from being one, in words for the athlete. */
export type Supposed = { payload: NewPlan; problems?: never } | { payload?: never; problems: readonly string[] }

/** The plan as it is, to change from. */
export const asItIs = (plan: NewPlan): WhatIf => ({
  raceDate: plan.raceDate,
  paces: readCurrentPaces(plan),
  goal: parseFinishTime(plan.goalFinishTime ?? '') ?? null,
  schedule: plan.weeklySchedule,
  rhythm: plan.rhythm ?? '3:1',
})

/** The plan these changes would make, from today on. */
export function suppose(plan: NewPlan, changes: WhatIf, today: IsoDay): Supposed {
  const { raceDate, goal, schedule, rhythm } = changes
  const { data, error } = newPlan.safeParse({
    name: plan.name,
    raceType: plan.raceType,
    swimDistance: plan.swimDistance,
    bikeDistance: plan.bikeDistance,
    runDistance: plan.runDistance,
    raceDate,
    startDate: today,
    totalWeeks: parseIsoDay(raceDate) ? Math.min(MAX_WEEKS, weeksUntil(today, raceDate)) : 1,
    ...speedOf(plan, changes),
    goalFinishTime: goal === null ? null : formatFinishTime(goal),
    weeklySchedule: [...schedule],
    rhythm,
  } satisfies NewPlan)
  if (data) return { payload: data }
  return { problems: [...new Set(error.issues.map(({ message }) => message))] }
}

type Speed = Pick<
  NewPlan,
  'experienceLevel' | `current${'Swim' | 'Bike' | 'Run'}Pace` | `goal${'Swim' | 'Bike' | 'Run'}Pace`
>

/** The paces, and what follows from them: where neither they nor the goal change, all of it stays as it is. */
function speedOf(plan: NewPlan, { paces, goal }: WhatIf): Speed {
  const was = asItIs(plan)
  const areSame = SPORTS.every((sport) => paces[sport] === was.paces[sport])
  const current = writePaces(paces)
  const wanted = writePaces(goal === null ? paces : goalPaces(readDistances(plan), paces, goal))
  const isSameGoal = areSame && goal === was.goal
  return {
    experienceLevel: areSame ? plan.experienceLevel : experienceLevel(paces),
    currentSwimPace: areSame ? plan.currentSwimPace : current.swim,
    currentBikePace: areSame ? plan.currentBikePace : current.bike,
    currentRunPace: areSame ? plan.currentRunPace : current.run,
    goalSwimPace: isSameGoal ? plan.goalSwimPace : wanted.swim,
    goalBikePace: isSameGoal ? plan.goalBikePace : wanted.bike,
    goalRunPace: isSameGoal ? plan.goalRunPace : wanted.run,
  }
}

/** The plan at the paces that are supposed. */
export const planOf = <P extends NewPlan>(plan: P, changes: WhatIf): P => ({ ...plan, ...speedOf(plan, changes) })

/** Characters of a plan's name, and what a copy's name ends with. */
const MOST_CHARACTERS = 200
const ENDING = ' (what if)'

/** What a copy is called until the athlete says otherwise. */
export const nameOfCopy = (name: string): string => `${name.slice(0, MOST_CHARACTERS - ENDING.length)}${ENDING}`
