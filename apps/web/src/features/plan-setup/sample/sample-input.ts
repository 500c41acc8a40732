import { experienceLevel, type IsoDay, type PlanInput, RACE_PRESETS, weeksUntil } from '@tri/plan-engine'
import { suggestedDate } from '../form/draft.js'
import type { DraftPlan } from '../form/draft-plan.js'
import { fitnessTyped } from '../form/lately.js'
import { isRaceDay, readMiles, setUp } from '../form/setup-state.js'

export type Sample = {
  input: PlanInput
  /** The race date is the sample's own, because the athlete has taken theirs away. */
  isDateAssumed: boolean
}

/** What the sample week is made from: the draft as far as it goes, sensible values for what is missing. */
export function sampleInput(draft: DraftPlan, today: IsoDay): Sample {
  const isDateAssumed = !isRaceDay(draft.raceDate, today)
  const fitness = fitnessTyped(draft.lately)
  const raceDate = isDateAssumed ? suggestedDate(today) : draft.raceDate
  return {
    isDateAssumed,
    input: {
      raceType: draft.raceType,
      distances: readMiles(draft.distances) ?? RACE_PRESETS[draft.raceType],
      today,
      raceDate,
      totalWeeks: weeksUntil(today, raceDate),
      currentPaces: draft.paces,
      goalPaces: setUp(draft, today).prediction?.goalPaces ?? draft.paces,
      experienceLevel: experienceLevel(draft.paces),
      weeklySchedule: draft.schedule,
      ...(fitness && { fitness }),
      ...(draft.rhythm && { rhythm: draft.rhythm }),
    },
  }
}
