import {
  type BySport,
  FALLBACK_GOAL_PACES,
  formatMph,
  formatPace,
  type Paces,
  parseMph,
  parsePace,
} from '@tri/plan-engine'
import type { SeasonInput } from '@tri/plan-engine/adapt'
import { type Rhythms, readRhythms, readSchedules, type Schedules } from './earlier-schedule.js'
import type { NewPlan } from './plan.js'

type WirePaces = { swim: string; bike: string; run: string }

/** Wire paces as numbers; what cannot be read becomes the specification's fallback. */
export const readPaces = (wire: WirePaces): Paces => ({
  swim: parsePace(wire.swim) ?? FALLBACK_GOAL_PACES.swim,
  bike: parseMph(wire.bike) ?? FALLBACK_GOAL_PACES.bike,
  run: parsePace(wire.run) ?? FALLBACK_GOAL_PACES.run,
})

/** Numbers as wire paces: `m:ss` per 100 m, mph with one decimal, `m:ss` per mile. */
export const writePaces = (paces: Paces): WirePaces => ({
  swim: formatPace(paces.swim),
  bike: formatMph(paces.bike),
  run: formatPace(paces.run),
})

export type PlanOnTheWire = Omit<NewPlan, 'name' | 'goalFinishTime' | keyof Schedules | keyof Rhythms> &
  Schedules &
  Rhythms

export const readCurrentPaces = (plan: PlanOnTheWire): Paces =>
  readPaces({ swim: plan.currentSwimPace, bike: plan.currentBikePace, run: plan.currentRunPace })

export const readGoalPaces = (plan: Pick<NewPlan, 'goalSwimPace' | 'goalBikePace' | 'goalRunPace'>): Paces =>
  readPaces({ swim: plan.goalSwimPace, bike: plan.goalBikePace, run: plan.goalRunPace })

export const readDistances = (
  plan: Pick<NewPlan, 'swimDistance' | 'bikeDistance' | 'runDistance'>,
): BySport<number> => ({
  swim: Number(plan.swimDistance),
  bike: Number(plan.bikeDistance),
  run: Number(plan.runDistance),
})

/** What the engine needs, from a plan as it travels: preview and server both plan from this. */
export const readPlanInput = (plan: PlanOnTheWire): SeasonInput => ({
  raceType: plan.raceType,
  distances: readDistances(plan),
  today: plan.startDate,
  raceDate: plan.raceDate,
  totalWeeks: plan.totalWeeks,
  currentPaces: readCurrentPaces(plan),
  goalPaces: readGoalPaces(plan),
  experienceLevel: plan.experienceLevel,
  ...readSchedules(plan),
  ...(plan.pacesFrom && { pacesFrom: plan.pacesFrom }),
  ...(plan.fitness && { fitness: plan.fitness }),
  ...readRhythms(plan),
})
