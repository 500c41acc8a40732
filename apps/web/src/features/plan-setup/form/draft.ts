import type { User } from '@tri/api-contract'
import {
  addDays,
  type BySport,
  defaultSchedule,
  INITIAL_PACES,
  type IsoDay,
  type Paces,
  parseMph,
  parsePace,
  RACE_PRESETS,
  type RaceType,
  type Rhythm,
  type Sport,
  type WeeklySchedule,
  weekdayOf,
} from '@tri/plan-engine'
import { dayAndMonth, raceTypeName } from '../../../lib/measures/format.js'
import type { DraftPlan, TypedDraft, TypedLately } from './draft-plan.js'

const INITIAL_RACE: RaceType = 'olympic'

/** Weeks to the race that a form stands on before a date is chosen: long enough for a real season. */
const SUGGESTED_WEEKS = 12

/** What the form starts with; a user's own defaults take the place of the product's. */
export function initialDraft(user: User | null | undefined): TypedDraft {
  return {
    raceType: INITIAL_RACE,
    distances: presetDistances(INITIAL_RACE),
    paces: defaultPaces(user),
    goalSeconds: 0,
    schedule: user?.defaultWeeklySchedule ?? defaultSchedule(INITIAL_RACE),
  }
}

/**
 * Fills in the type's distances and its week, unless the athlete has a week of their own, or brought one along from a
 * plan. The goal goes back to the prediction: it was meant for the other race.
 */
export function chooseRaceType<Draft extends TypedDraft>(
  draft: Draft,
  raceType: RaceType,
  user: User | null | undefined,
): Draft {
  return {
    ...draft,
    raceType,
    distances: presetDistances(raceType),
    schedule: user?.defaultWeeklySchedule || draft.from ? draft.schedule : defaultSchedule(raceType),
    goalSeconds: 0,
  }
}

export const changeDistance = <Draft extends TypedDraft>(draft: Draft, sport: Sport, text: string): Draft => ({
  ...draft,
  distances: { ...draft.distances, [sport]: text },
})

export const changePace = <Draft extends TypedDraft>(draft: Draft, sport: Sport, value: number): Draft => ({
  ...draft,
  paces: { ...draft.paces, [sport]: value },
})

/** Null goes back to the prediction. */
export const changeGoal = <Draft extends TypedDraft>(draft: Draft, goal: number | null): Draft => ({
  ...draft,
  goalSeconds: goal ?? 0,
})

export const changeSchedule = <Draft extends TypedDraft>(draft: Draft, schedule: WeeklySchedule): Draft => ({
  ...draft,
  schedule,
})

export const changeRhythm = <Draft extends TypedDraft>(draft: Draft, rhythm: Rhythm): Draft => ({ ...draft, rhythm })

/** Undefined takes it out of the plan again. */
export const changeLately = <Draft extends TypedDraft>(draft: Draft, lately: TypedLately | undefined): Draft => ({
  ...draft,
  lately,
})

/** The user's default paces, each falling back to the product's own. */
const defaultPaces = (user: User | null | undefined): Paces => ({
  swim: parsePace(user?.defaultSwimPace ?? '') ?? INITIAL_PACES.swim,
  bike: parseMph(user?.defaultBikePace ?? '') ?? INITIAL_PACES.bike,
  run: parsePace(user?.defaultRunPace ?? '') ?? INITIAL_PACES.run,
})

export const presetDistances = (raceType: RaceType): BySport<string> => {
  const { swim, bike, run } = RACE_PRESETS[raceType]
  return { swim: String(swim), bike: String(bike), run: String(run) }
}

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
