import { type BySport, type IsoDay, RACE_TYPES, type RacePriority, type RaceType, SPORTS } from '../../types.js'

export { RACE_PRIORITIES } from '../../types.js'

/** What can be raced on the way to a goal: the races that plans are made for, single sports, and combinations of two. */
export const RACE_KINDS = [...RACE_TYPES, ...SPORTS, 'duathlon', 'aquabike'] as const
/** One of `RACE_KINDS`. */
export type RaceKind = (typeof RACE_KINDS)[number]

export const isTriathlon = (kind: RaceKind): kind is RaceType => RACE_TYPES.some((type) => type === kind)

/** A race of a season beside its goal race. */
export type SeasonRace = {
  /** Names it in the plan: its legs are known again by it. */
  id: string
  date: IsoDay
  priority: RacePriority
  name?: string | undefined
  kind: RaceKind
  /**
   * Miles of each sport that is raced. A triathlon lacking one has the usual distance; a duathlon's running is two runs, two thirds of
   * it before the ride.
   */
  distances: Partial<BySport<number>>
}
