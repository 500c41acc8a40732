import type { Season } from '../season/season.js'
import type { Role, Slot } from '../season/session-slot.js'
import type { BySport } from '../types.js'

const IN_RACE_ORDER: BySport<number> = { swim: 0, bike: 1, run: 2 }
const HARD_FIRST: BySport<number> = { run: 1, bike: 2, swim: 3 }
const EASY_LATER: BySport<number> = { swim: 4, bike: 5, run: 6 }
const HARD: readonly Role[] = ['quality', 'test', 'sharpener', 'primer']

/** Days since the week began. */
const dayOf = ({ day }: Slot, { raceDay }: Pick<Season, 'raceDay'>) => (day - raceDay + 6) % 7

/** By date, then as sports are raced: the order that minutes are dealt out in. */
export const byDate = (slots: readonly Slot[], season: Pick<Season, 'raceDay'>): Slot[] =>
  slots.toSorted(
    (one, other) => dayOf(one, season) - dayOf(other, season) || IN_RACE_ORDER[one.sport] - IN_RACE_ORDER[other.sport],
  )

/**
 * The week's sessions in the order they are done. On each day the long run is first, on fresh legs; else hard run, hard
 * ride, hard swim; else swim, ride, run. A run linked to a ride follows it; any other run comes before the ride that it
 * would else stand straight behind. Practice of coaches, no trial: design choice.
 */
export function inOrderDone(slots: readonly Slot[], season: Pick<Season, 'raceDay'>): Slot[] {
  const ordered = slots.toSorted((one, other) => dayOf(one, season) - dayOf(other, season) || rank(one) - rank(other))
  ordered.forEach((slot, index) => {
    const before = ordered[index - 1]
    if (slot.sport !== 'run' || !before || !isBehindRide(slot, before) || isLinked(slot, before)) return
    ordered[index - 1] = slot
    ordered[index] = before
  })
  return ordered
}

/** Whether a session is done straight after the one before it: the run of a brick, and of the openers. */
export const isLinked = (slot: Slot, before: Slot | undefined): boolean =>
  before !== undefined && isBehindRide(slot, before) && slot.sport === 'run' && isLinkable(slot)

const isBehindRide = (slot: Slot, before: Slot): boolean => before.day === slot.day && before.sport === 'bike'

const isLinkable = ({ role }: Slot): boolean => role === 'brick' || role === 'rehearsal' || role === 'opener'

function rank(slot: Slot): number {
  const { role, sport } = slot
  if (role === 'long' && sport === 'run') return 0
  if (HARD.includes(role)) return HARD_FIRST[sport]
  return isLinkable(slot) && sport === 'run' ? EASY_LATER.bike + 0.5 : EASY_LATER[sport]
}
