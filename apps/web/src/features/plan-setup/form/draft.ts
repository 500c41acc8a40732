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
import type { DraftPlan } from './draft-plan.js'

const INITIAL_RACE: RaceType = 'olympic'

/** What the form starts with; a user's own defaults take the place of the product's. */
export function initialDraft(user: User | null | undefined): DraftPlan {
  return {
    name: '',
    raceType: INITIAL_RACE,
    distances: presetDistances(INITIAL_RACE),
    raceDate: '',
    paces: defaultPaces(user),
    goalSeconds: 0,
    schedule: user?.defaultWeeklySchedule ?? defaultSchedule(INITIAL_RACE),
  }
}

/**
 * Fills in the type's distances and its week, unless the user has a week of their own. The goal goes back to the
 * prediction: it was meant for the other race.
 */
export function chooseRaceType(draft: DraftPlan, raceType: RaceType, user: User | null | undefined): DraftPlan {
  return {
    ...draft,
    raceType,
    distances: presetDistances(raceType),
    schedule: user?.defaultWeeklySchedule ? draft.schedule : defaultSchedule(raceType),
    goalSeconds: 0,
  }
}

export const changeDistance = (draft: DraftPlan, sport: Sport, text: string): DraftPlan => ({
  ...draft,
  distances: { ...draft.distances, [sport]: text },
})

export const changePace = (draft: DraftPlan, sport: Sport, value: number): DraftPlan => ({
  ...draft,
  paces: { ...draft.paces, [sport]: value },
})

export const changeGoal = (draft: DraftPlan, goalSeconds: number): DraftPlan => ({ ...draft, goalSeconds })

export const changeSchedule = (draft: DraftPlan, schedule: WeeklySchedule): DraftPlan => ({ ...draft, schedule })

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
