import { addDays, type IsoDay, type RaceType, weekdayOf } from '@tri/plan-engine'
import { dayAndMonth, raceTypeName } from '../../../lib/measures/format.js'
import type { DraftPlan, TypedDraft } from './draft-plan.js'

/** Weeks to the race that a form stands on before a date is chosen: long enough for a real season. */
const SUGGESTED_WEEKS = 12

/** The draft with a race date and a name to begin with, as long as the athlete has not touched them. */
export function filledIn(typed: TypedDraft, today: IsoDay): DraftPlan {
  const raceDate = typed.raceDate ?? suggestedDate(today)
  return { ...typed, raceDate, name: typed.name ?? suggestedName(typed.raceType, raceDate) }
}

/** The last Sunday that is at most twelve weeks away: most races are on one. */
export const suggestedDate = (today: IsoDay): IsoDay => addDays(today, 7 * SUGGESTED_WEEKS - weekdayOf(today))

/** `"Olympic, 14 February"`; the race alone while its date cannot be read. */
const suggestedName = (raceType: RaceType, raceDate: string): string =>
  [raceTypeName(raceType), dayAndMonth(raceDate)].filter(Boolean).join(', ')
