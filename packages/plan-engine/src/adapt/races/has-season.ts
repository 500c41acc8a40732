import { RACE_TYPES, type RacePriority, type RaceType } from '../../types.js'
import type { Timeline } from '../timeline/timeline.js'
import { isTriathlon, type RaceKind } from './types.js'

/** A race on the way as it is planned, in days from today, and the triathlon whose effort it has. */
type Planned = { kind: RaceKind; priority: RacePriority; ahead: number; effort: RaceType }

/** Longer races have more. */
const length = (type: RaceType): number => -RACE_TYPES.indexOf(type)

/**
 * Whether the weeks before a race lead to it, as a season of its own: a goal that is a triathlon, no shorter than any goal after it. A
 * shorter one is raced from the training for the longer.
 */
export function hasSeason(
  { season }: Timeline,
  { kind, priority, ahead }: Planned,
  races: readonly Planned[],
): boolean {
  if (priority !== 'A' || !isTriathlon(kind)) return false
  const later = races.flatMap((other) => (other.priority === 'A' && other.ahead > ahead ? other.effort : []))
  return [...later, season.race].every((type) => length(kind) >= length(type))
}
