import { LEAST_MINUTES } from './minute-tables.js'
import { at } from './season.js'
import type { Role, Slot } from './session-slot.js'
import { type BySport, SPORTS } from './types.js'
import type { WeekShape } from './volume.js'

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
const RANK: Record<Role, number> = { long: 0, quality: 1, sharpener: 1, primer: 1, opener: 1, easy: 2, brick: 3 }

/** The week's sessions with their minutes: no day above its limit, the sum as near to the total as the days allow. */
export function setMinutes(slots: readonly Slot[], shape: WeekShape, needs: MinuteNeeds): Slot[] {
  const kept = fitDays(slots, needs.limits)
  capRuns(kept, needs.runCeiling)
  const chosen = dropSurplus(kept, shape, needs.total)
  shorten(chosen, shape, needs.total)
  fill(
    chosen.filter(({ role }) => role !== 'long'),
    needs,
    chosen,
  )
  fill(chosen, needs, chosen)
  return chosen
}

/** Cuts the long session of an overfull day, then drops its least important one. */
function fitDays(slots: readonly Slot[], limits: readonly number[]): Slot[] {
  let kept = [...slots]
  for (let day = 0; day < 7; day++) {
    const limit = at(limits, day)
    let onDay = kept.filter((slot) => slot.day === day)
    while (onDay.length > 0 && sum(onDay) > limit) {
      const long = onDay.find(({ role }) => role === 'long')
      const others = long ? sum(onDay) - long.minutes : 0
      if (long && limit - others >= long.least) {
        long.minutes = limit - others
        break
      }
      const least = onDay.reduce((one, other) => (RANK[other.role] >= RANK[one.role] ? other : one))
      if (onDay.length === 1) {
        least.minutes = limit
        break
      }
      onDay = onDay.filter((slot) => slot !== least)
      kept = kept.filter((slot) => slot !== least)
    }
  }
  return kept
}

/** No run outgrows the long run, or what the last weeks allow. */
function capRuns(slots: readonly Slot[], runCeiling: number) {
  const long = slots.find(({ role, sport }) => role === 'long' && sport === 'run')
  const most = Math.min(runCeiling, long ? Math.max(LEAST_MINUTES.load, long.minutes - STEP) : runCeiling)
  for (const slot of slots) {
    if (slot.sport !== 'run' || slot.role === 'long') continue
    slot.most = Math.max(Math.min(slot.most, most), LEAST_MINUTES.brick)
    slot.minutes = Math.min(slot.minutes, slot.most)
    slot.least = Math.min(slot.least, slot.minutes)
  }
}

/** Without the second sessions that would overshoot the total by most of their length. */
function dropSurplus(slots: readonly Slot[], shape: WeekShape, total: number): Slot[] {
  const kept = [...slots]
  for (;;) {
    const surplus = sum(kept) - total
    const candidate = surplus > 0 ? leastNeeded(kept, shape, surplus) : undefined
    if (!candidate) return kept
    kept.splice(kept.indexOf(candidate), 1)
  }
}

/** The second session of a day that is missed least: a brick early in the season, then easy ones, two swims kept. */
function leastNeeded(slots: readonly Slot[], { part }: WeekShape, surplus: number): Slot | undefined {
  const needsBrick = part === 'peak' || part === 'taper'
  const swims = slots.filter(({ sport }) => sport === 'swim').length
  let chosen: Slot | undefined
  let most = 0
  for (const slot of slots) {
    const isSecond = slot.rule === 'second-session' || slot.rule === 'hard-together' || slot.role === 'brick'
    if (!isSecond || surplus < 0.6 * slot.minutes) continue
    const isLastSwim = slot.sport === 'swim' && swims <= 2
    const need = RANK[slot.role] + (slot.role === 'brick' && needsBrick ? -1.5 : 0) - (isLastSwim ? 0.75 : 0)
    if (need > most) {
      most = need
      chosen = slot
    }
  }
  return chosen
}

/** Takes 5 minutes at a time off the longest session until the total is kept; long ones give first. */
function shorten(slots: readonly Slot[], { kind }: WeekShape, total: number) {
  const isRestful = kind !== 'load' && kind !== 'absorb'
  const least = (slot: Slot) => (isRestful ? Math.min(slot.least, LEAST_MINUTES.light) : slot.least)
  for (let surplus = sum(slots) - total; surplus > 0; surplus -= STEP) {
    const long = longest(slots, (slot) => slot.role === 'long' && slot.minutes > LONG_ENOUGH)
    const other = long ?? longest(slots, (slot) => slot.minutes > least(slot))
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
 * Gives 5 minutes at a time to the one of `slots` whose sport lacks most in the whole week, until the total is reached
 * or nothing has room.
 */
function fill(slots: readonly Slot[], { total, targets, limits }: MinuteNeeds, week: readonly Slot[]) {
  const bySport = { swim: 0, bike: 0, run: 0 }
  const byDay = [0, 0, 0, 0, 0, 0, 0]
  let planned = 0
  for (const { sport, day, minutes } of week) {
    bySport[sport] += minutes
    byDay[day] = at(byDay, day) + minutes
    planned += minutes
  }
  while (planned + STEP <= total) {
    const lack = {} as BySport<number>
    for (const sport of SPORTS)
      lack[sport] = targets[sport] > 0 ? (targets[sport] - bySport[sport]) / targets[sport] : 0
    let chosen: Slot | undefined
    let most = Number.NEGATIVE_INFINITY
    for (const slot of slots) {
      if (slot.minutes + STEP > slot.most || at(byDay, slot.day) + STEP > at(limits, slot.day)) continue
      const points = lack[slot.sport] - (0.5 * slot.minutes) / slot.most - 0.02 * RANK[slot.role]
      if (points > most + 1e-9) {
        most = points
        chosen = slot
      }
    }
    if (!chosen) return
    chosen.minutes += STEP
    bySport[chosen.sport] += STEP
    byDay[chosen.day] = at(byDay, chosen.day) + STEP
    planned += STEP
  }
}

const sum = (slots: readonly Slot[]): number => slots.reduce((total, { minutes }) => total + minutes, 0)
