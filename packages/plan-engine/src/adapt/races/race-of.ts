import { RACE_PRIORITIES, type RacePriority, type Workout } from '../../types.js'
import { RACE_KINDS, type RaceKind } from './types.js'

/** A race on the way to the goal as its legs tell it; the priority is the one that it is planned with. */
export type PlannedRace = { id: string; priority: RacePriority; kind: RaceKind; name?: string | undefined }

/** The rule of the reason that each leg of such a race has, with what names the race. */
const RACE_LEG = 'race-leg'

/** Which race of the season a workout holds; undefined for training, and for the goal race. */
export function raceOf({
  workoutType,
  exercises,
}: Pick<Workout, 'workoutType' | 'exercises'>): PlannedRace | undefined {
  if (workoutType !== 'race') return undefined
  const told = exercises.flatMap(({ reasons }) => reasons ?? []).find(({ rule }) => rule === RACE_LEG)?.inputs ?? {}
  const priority = RACE_PRIORITIES.find((each) => each === told.priority)
  const kind = RACE_KINDS.find((each) => each === told.kind)
  const { race, name } = told
  if (typeof race !== 'string' || !priority || !kind) return undefined
  return { id: race, priority, kind, ...(typeof name === 'string' && { name }) }
}
