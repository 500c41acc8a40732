import {
  addDays,
  defaultSchedule,
  EXPERIENCE_LEVELS,
  type ExperienceLevel,
  generatePlan,
  type Paces,
  type PlanInput,
  RACE_PRESETS,
  RACE_TYPES,
  type RaceType,
} from '@tri/plan-engine'
import { en } from '@tri/plan-engine/texts/en'
import { sheetForDevice } from '../plan/in-readers-words.js'
import type { PlanSheet, StoredSheet } from '../plan/plan.js'

export const RACE_DATE = '2027-06-13'

const PACES: Record<ExperienceLevel, { current: Paces; goal: Paces }> = {
  beginner: { current: { swim: 160, bike: 14.5, run: 620 }, goal: { swim: 150, bike: 15.2, run: 590 } },
  intermediate: { current: { swim: 115, bike: 18.5, run: 500 }, goal: { swim: 110, bike: 19.2, run: 478 } },
  advanced: { current: { swim: 88, bike: 22.5, run: 390 }, goal: { swim: 86, bike: 23, run: 380 } },
}

/** Slow enough to run and walk. */
const RUN_WALK = { current: { swim: 160, bike: 14.5, run: 750 }, goal: { swim: 150, bike: 15.2, run: 730 } }

/** A season for tests, as an athlete would set it up. */
export function seasonOf(raceType: RaceType, level: ExperienceLevel, totalWeeks: number): PlanInput {
  const paces = raceType === 'sprint' && level === 'beginner' ? RUN_WALK : PACES[level]
  return {
    raceType,
    distances: RACE_PRESETS[raceType],
    today: addDays(RACE_DATE, -7 * totalWeeks + 1),
    raceDate: RACE_DATE,
    totalWeeks,
    currentPaces: paces.current,
    goalPaces: paces.goal,
    experienceLevel: level,
    weeklySchedule: defaultSchedule(raceType),
  }
}

/** The plan the engine makes of it, in English. */
export const realPlan = (raceType: RaceType, level: ExperienceLevel, totalWeeks: number): PlanSheet =>
  sheetForDevice(realStoredPlan(raceType, level, totalWeeks), en)

/** The same as it is stored. */
export function realStoredPlan(raceType: RaceType, level: ExperienceLevel, totalWeeks: number): StoredSheet {
  const input = seasonOf(raceType, level, totalWeeks)
  const { workouts } = generatePlan(input)
  const calendar = { raceDate: input.raceDate, totalWeeks }
  return { name: `My ${raceType}`, raceType, calendar, workouts: workouts.map((workout, id) => ({ ...workout, id })) }
}

/** Every race at every level, each a title and a season long enough to meet the whole library of sessions. */
export const EVERY_SEASON = RACE_TYPES.flatMap((raceType) =>
  EXPERIENCE_LEVELS.map((level) => [`${raceType}, ${level}`, raceType, level] as const),
)

export const SEASON_WEEKS = 26
