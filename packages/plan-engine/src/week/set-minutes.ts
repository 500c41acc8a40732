import { MIN_MINUTES } from '../formulas/minute-tables.js'
import { circularDistance, valueAt } from '../season/season.js'
import type { Role, Slot } from '../season/session-slot.js'
import type { WeekShape } from '../season/volume.js'
import { minutesIn } from '../sums.js'
import type { BySport, WeekKind } from '../types.js'

export type MinuteNeeds = {
  /** Minutes the week should hold. */
  total: number
  /** Minutes each sport should hold. */
  targets: BySport<number>
  /** Minutes each weekday may hold. */
  limits: readonly number[]
  runCeiling: number
}

const STEP = 5

/** A long session is not cut below this for the sake of the week's total. */
const LONG_ENOUGH = 60

/** The smaller, the sooner a session gets minutes, and the later it is dropped. */
const RANK: Record<Role, number> = {
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

/** The week's sessions with their minutes: no day above its limit, the sum as near to the total as the days allow. */
export function setMinutes(slots: readonly Slot[], shape: WeekShape, needs: MinuteNeeds): Slot[] {
  const chosen = [...slots]
  for (let day = 0; day < 7; day++) fitDay(chosen, day, valueAt(needs.limits, day))
  capRuns(chosen, needs.runCeiling)
  dropSurplus(chosen, shape, needs.total)
  dropSmall(chosen, shape, needs.total)
  shorten(chosen, shape, needs.total)
  fill(chosen, shape, needs)
  nameLongSwim(chosen, shape)
  return chosen
}

/** Cuts the long session of an overfull day, then drops its least important one. */
function fitDay(slots: Slot[], day: number, limit: number) {
  for (let surplus = dayMinutes(slots, day) - limit; surplus > 0; surplus = dayMinutes(slots, day) - limit) {
    const onDay = slots.filter((slot) => slot.day === day)
    const long = onDay.find(({ role }) => role === 'long')
    const min = onDay.reduce((one, other) => (RANK[other.role] >= RANK[one.role] ? other : one))
    if (long && long.minutes - surplus >= long.min) long.minutes -= surplus
    else if (onDay.length === 1) min.minutes = limit
    else slots.splice(slots.indexOf(min), 1)
  }
}

const dayMinutes = (slots: readonly Slot[], day: number): number => minutesIn(slots.filter((slot) => slot.day === day))

/** No run outgrows the long run, or what the last weeks allow. */
function capRuns(slots: readonly Slot[], runCeiling: number) {
  const long = slots.find(({ role, sport }) => role === 'long' && sport === 'run')
  const max = Math.min(runCeiling, long ? Math.max(MIN_MINUTES.load, long.minutes - STEP) : runCeiling)
  for (const slot of slots) {
    if (slot.sport !== 'run' || slot.role === 'long' || isFixed(slot)) continue
    slot.max = Math.max(Math.min(slot.max, max), MIN_MINUTES.brick)
    slot.minutes = Math.min(slot.minutes, slot.max)
    slot.min = Math.min(slot.min, slot.minutes)
  }
}

/** Drops the second sessions that would overshoot the total by most of their length. */
function dropSurplus(slots: Slot[], shape: WeekShape, total: number) {
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
const WORTHWHILE = 25

/** Sessions of a sport that a week that rests keeps. */
const KEPT = 2

/** Drops second sessions of a week that rests, until those that are left can be worthwhile. */
function dropSmall(slots: Slot[], { kind }: WeekShape, total: number) {
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

/** Tests and the rehearsal are never cut. */
const isFixed = ({ role }: Slot): boolean => role === 'test' || role === 'rehearsal'

/** Takes 5 minutes at a time off the longest session until the total is kept; long ones give first. */
function shorten(slots: readonly Slot[], { kind }: WeekShape, total: number) {
  const rest = kind === 'absorb' ? MIN_MINUTES.load : MIN_MINUTES.light
  const min = (slot: Slot) => (kind === 'load' || isFixed(slot) ? slot.min : Math.min(slot.min, rest))
  for (let surplus = minutesIn(slots) - total; surplus > 0; surplus -= STEP) {
    const long = longest(slots, (slot) => slot.role === 'long' && slot.minutes > LONG_ENOUGH)
    const other = long ?? longest(slots, (slot) => slot.minutes > min(slot))
    if (!other) return
    other.minutes -= STEP
  }
}

function longest(slots: readonly Slot[], isCandidate: (slot: Slot) => boolean): Slot | undefined {
  let chosen: Slot | undefined
  for (const slot of slots) if (isCandidate(slot) && slot.minutes > (chosen?.minutes ?? 0)) chosen = slot
  return chosen
}

/**
 * Gives 5 minutes at a time to the session whose sport lacks most, until the total is reached or nothing has room; a
 * long session gets more only when no other can, and easy ones become worthwhile first.
 */
function fill(slots: readonly Slot[], { kind }: WeekShape, { total, targets, limits }: MinuteNeeds) {
  const lack = { swim: 1, bike: 1, run: 1 }
  const room = limits.slice()
  let open = total
  for (const { sport, day, minutes } of slots) {
    lack[sport] -= minutes / Math.max(1, targets[sport])
    room[day] = valueAt(room, day) - minutes
    open -= minutes
  }
  const takers = slots.map((slot) => ({ slot, wish: wishOf(slot, kind) }))
  for (; open >= STEP; open -= STEP) {
    let chosen: Taker | undefined
    let max = Number.NEGATIVE_INFINITY
    for (const taker of takers) {
      const { slot, wish } = taker
      const points = lack[slot.sport] + wish
      if (points <= max + 1e-9 || slot.minutes + STEP > slot.max || valueAt(room, slot.day) < STEP) continue
      max = points
      chosen = taker
    }
    if (!chosen) return
    const { slot } = chosen
    slot.minutes += STEP
    chosen.wish = wishOf(slot, kind)
    lack[slot.sport] -= STEP / Math.max(1, targets[slot.sport])
    room[slot.day] = valueAt(room, slot.day) - STEP
  }
}

/** The week's longest easy swim is its long one, where the days made another one longer or had no room for one. */
function nameLongSwim(slots: readonly Slot[], { kind }: WeekShape) {
  const long = slots.find(({ role, sport }) => role === 'long' && sport === 'swim')
  const longer = longest(
    slots,
    ({ role, sport, minutes }) => role === 'easy' && sport === 'swim' && minutes > (long?.minutes ?? 0),
  )
  if (!longer || (kind !== 'load' && kind !== 'absorb')) return
  if (long) {
    long.role = 'easy'
    long.rule = longer.rule
    long.gap = circularDistance(long.day, longer.day)
  }
  longer.role = 'long'
  longer.rule = 'long-swim'
}

/** A session and how much it would like to grow, its sport's lack aside. */
type Taker = { slot: Slot; wish: number }

/** What grows only when nothing before it can: the long swim, swims that are long enough, then long ride and long run. */
const LATE = { longSwim: -100, swims: -200, long: -1000 } as const

/** What grows before all others: an easy session of a week that rests, until it is worthwhile. */
const EARLY = 10

const wishOf = (slot: Slot, kind: WeekKind): number =>
  lateness(slot, kind) - (0.5 * slot.minutes) / slot.max - 0.02 * RANK[slot.role]

function lateness({ role, sport, minutes, enough = Number.POSITIVE_INFINITY }: Slot, kind: WeekKind): number {
  if (role === 'long') return LATE[sport === 'swim' ? 'longSwim' : 'long']
  if (minutes >= enough) return LATE.swims
  return kind === 'recovery' && role === 'easy' && minutes < WORTHWHILE ? EARLY : 0
}
