import { MIN_MINUTES } from '../formulas/minute-tables.js'
import { circularDistance, valueAt } from '../season/season.js'
import type { Slot } from '../season/session-slot.js'
import type { WeekShape } from '../season/volume.js'
import { minutesIn } from '../sums.js'
import type { BySport, WeekKind } from '../types.js'
import { dropShared, dropSmall, dropSurplus, isFixed, RANK, WORTHWHILE } from './drop-sessions.js'

export type MinuteNeeds = {
  /** Minutes the week should hold. */
  total: number
  /** Minutes each sport should hold. */
  targets: BySport<number>
  /** Minutes each weekday may hold. */
  limits: readonly number[]
  runCeiling: number
  /** Most minutes of any session of a sport; without a bound where it is left out. */
  told?: BySport<number>
  /** Whether sessions of a load week may be as short as any. */
  isGentle?: boolean
}

const STEP = 5

/** A long session is not cut below this for the sake of the week's total. */
const LONG_ENOUGH = 60

/** The week's sessions with their minutes: no day above its limit, the sum as near to the total as the days allow. */
export function setMinutes(slots: readonly Slot[], shape: WeekShape, needs: MinuteNeeds): Slot[] {
  const chosen = [...slots]
  for (let day = 0; day < 7; day++) fitDay(chosen, day, valueAt(needs.limits, day))
  if (needs.told) keepTo(needs.told, chosen)
  capRuns(chosen, needs.runCeiling)
  dropSurplus(chosen, shape, needs.total)
  dropSmall(chosen, shape, needs.total)
  shorten(chosen, shape, needs)
  if (needs.isGentle || shape.kind === 'recovery') dropShared(chosen, needs.total)
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

/** No session is longer than what the athlete did lately lets it be. */
function keepTo(most: BySport<number>, slots: readonly Slot[]) {
  for (const slot of slots) if (slot.max > most[slot.sport] && !isFixed(slot)) cut(slot, most[slot.sport])
}

/** No run outgrows the long run, or what the last weeks allow. */
function capRuns(slots: readonly Slot[], runCeiling: number) {
  const long = slots.find(({ role, sport }) => role === 'long' && sport === 'run')
  const max = Math.min(runCeiling, long ? Math.max(MIN_MINUTES.load, long.minutes - STEP) : runCeiling)
  for (const slot of slots) {
    if (slot.sport !== 'run' || slot.role === 'long' || isFixed(slot)) continue
    cut(slot, max)
  }
}

function cut(slot: Slot, max: number) {
  slot.max = Math.max(Math.min(slot.max, max), MIN_MINUTES.brick)
  slot.minutes = Math.min(slot.minutes, slot.max)
  slot.min = Math.min(slot.min, slot.minutes)
}

/** Takes 5 minutes at a time off the longest session until the total is kept; long ones give first. */
function shorten(slots: readonly Slot[], { kind }: WeekShape, { total, isGentle }: MinuteNeeds) {
  const rest = kind === 'absorb' || kind === 'load' ? MIN_MINUTES.load : MIN_MINUTES.light
  const isWhole = kind === 'load' && !isGentle
  const min = (slot: Slot) => (isWhole || isFixed(slot) ? slot.min : Math.min(slot.min, rest))
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
