import type { User } from '@tri/api-contract'
import {
  type BySport,
  defaultSchedule,
  INITIAL_PACES,
  type Paces,
  parseMph,
  parsePace,
  RACE_PRESETS,
  type RaceType,
  type Sport,
  type WeeklySchedule,
} from '@tri/plan-engine'
import type { TypedDraft } from './draft-plan.js'

const INITIAL_RACE: RaceType = 'olympic'

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
 * Fills in the type's distances and its week, unless the user has a week of their own. The goal goes back to the
 * prediction: it was meant for the other race.
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
    schedule: user?.defaultWeeklySchedule ? draft.schedule : defaultSchedule(raceType),
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

/** The user's default paces, each falling back to the product's own. */
const defaultPaces = (user: User | null | undefined): Paces => ({
  swim: parsePace(user?.defaultSwimPace ?? '') ?? INITIAL_PACES.swim,
  bike: parseMph(user?.defaultBikePace ?? '') ?? INITIAL_PACES.bike,
  run: parsePace(user?.defaultRunPace ?? '') ?? INITIAL_PACES.run,
})

const presetDistances = (raceType: RaceType): BySport<string> => {
  const { swim, bike, run } = RACE_PRESETS[raceType]
  return { swim: String(swim), bike: String(bike), run: String(run) }
}
