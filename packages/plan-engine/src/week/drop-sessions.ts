import type { Role, Slot } from '../season/session-slot.js'
import type { WeekShape } from '../season/volume.js'
import { minutesIn } from '../sums.js'

/** The smaller, the sooner a session gets minutes, and the later it is dropped. */
export const RANK: Record<Role, number> = {
  long: 0,
  rehearsal: 0,
  test: 0.5,
  quality: 1,
  sharpener: 1,
  primer: 1,
  opener: 1,
  easy: 2,
  brick: 3,
}

/** Tests and the rehearsal are never cut. */
export const isFixed = ({ role }: Slot): boolean => role === 'test' || role === 'rehearsal'

/** Drops the second sessions that would overshoot the total by most of their length. */
export function dropSurplus(slots: Slot[], shape: WeekShape, total: number) {
  for (let surplus = minutesIn(slots) - total; surplus > 0; surplus = minutesIn(slots) - total) {
    const candidate = leastNeeded(slots, shape, surplus)
    if (!candidate) return
    slots.splice(slots.indexOf(candidate), 1)
  }
}

/** A brick, or a second session whose day holds another: what it was second to may be gone. */
const isSpare = (slots: readonly Slot[], { role, rule, day }: Slot): boolean =>
  role === 'brick' ||
  ((rule === 'second-session' || rule === 'hard-together') && slots.filter((slot) => slot.day === day).length > 1)

/** The second session of a day that is missed least: a brick early in the season, then easy ones, two swims kept. */
function leastNeeded(slots: readonly Slot[], { part }: WeekShape, surplus: number): Slot | undefined {
  const needsBrick = part === 'peak' || part === 'taper'
  let swims = 0
  for (const { sport } of slots) if (sport === 'swim') swims++
  let chosen: Slot | undefined
  let max = 0
  for (const slot of slots) {
    if (!isSpare(slots, slot) || surplus < 0.6 * slot.minutes) continue
    const isLastSwim = slot.sport === 'swim' && swims <= 2
    const need = RANK[slot.role] + (slot.role === 'brick' && needsBrick ? -1.5 : 0) - (isLastSwim ? 0.75 : 0)
    if (need > max) {
      max = need
      chosen = slot
    }
  }
  return chosen
}

/** Minutes that are worth changing clothes for, in a week that rests. Design choice. */
export const WORTHWHILE = 25

/** Sessions of a sport that a week that rests keeps. */
const KEPT = 2

/** Drops second sessions of a week that rests, until those that are left can be worthwhile. */
export function dropSmall(slots: Slot[], { kind }: WeekShape, total: number) {
  if (kind !== 'recovery') return
  const count = ({ sport }: Slot) => slots.filter((slot) => slot.sport === sport).length
  for (;;) {
    const others = slots.filter(({ role }) => role === 'easy' || role === 'quality')
    if (total - minutesIn(slots) + minutesIn(others) >= WORTHWHILE * others.length) return
    const [candidate] = others
      .filter((slot) => slot.role === 'easy' && isSpare(slots, slot) && count(slot) > KEPT)
      .toSorted((one, other) => count(other) - count(one))
    if (!candidate) return
    slots.splice(slots.indexOf(candidate), 1)
  }
}

/** Where all are as short as they can be, a day gives one of its two, of the sport that has most. */
export function dropShared(slots: Slot[], total: number) {
  const count = (key: 'day' | 'sport', { [key]: value }: Slot) => slots.filter((slot) => slot[key] === value).length
  while (minutesIn(slots) > total) {
    const [candidate] = slots
      .filter((slot) => !isFixed(slot) && count('day', slot) > 1)
      .toSorted((one, other) => count('sport', other) - count('sport', one) || RANK[other.role] - RANK[one.role])
    if (!candidate) return
    slots.splice(slots.indexOf(candidate), 1)
  }
}
