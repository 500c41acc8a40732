import { MIN_MINUTES } from '../formulas/minute-tables.js'
import { SHARE_SHIFTS } from '../formulas/volume-tables.js'
import { pacesBetween, weekZones, type ZonePaces } from '../formulas/zones.js'
import type { LongBefore } from '../reasons/placement-reasons.js'
import { easyReason } from '../reasons/session-reasons.js'
import { weekReasons } from '../reasons/week-reasons.js'
import type { KeyDays } from '../season/key-days.js'
import { type LongMinutes, longMinutes } from '../season/long-sessions.js'
import { fittedRehearsal, limitsBefore, type Rehearsal } from '../season/rehearsal.js'
import { type Season, valueAt } from '../season/season.js'
import type { SessionBounds, Slot } from '../season/session-slot.js'
import { ownShares } from '../season/sport-shares.js'
import { greatest, type History, targetMinutes, type WeekShape } from '../season/volume.js'
import { chooseSessions } from '../sessions/choose-sessions.js'
import type { Memory } from '../sessions/session-content.js'
import type { BySport, Week, Workout } from '../types.js'
import { inOrderDone } from './order-in-day.js'
import { placeWeek } from './place-week.js'
import { placeRaceWindow, raceWindowLimits } from './race-window.js'
import { sessionCounts } from './session-counts.js'
import { setMinutes } from './set-minutes.js'
import { testsLeftOut, testsOf } from './test-week.js'
import { weekWorkouts } from './week-workouts.js'

/** What is carried from week to week. */
export type Planner = {
  season: Season
  days: KeyDays
  /** Minutes each weekday may hold. */
  limits: readonly number[]
  bounds: { load: SessionBounds; rest: SessionBounds }
  history: History
  memory: Memory
  /** How far main sets have grown in each week, 0 to 1. */
  growth: readonly number[]
  rehearsal: Rehearsal | undefined
  /** Today's paces, which sets are sized by. */
  sizingZones: ZonePaces
  before: LongBefore | undefined
  /** Whether the last day planned so far holds a hard session. */
  endsHard: boolean
}

/** Plans one week at paces that are `progress` (0 to 1) of the way to the goal's, and remembers what the next must know. */
export function planWeek(planner: Planner, shape: WeekShape, progress: number): { week: Week; workouts: Workout[] } {
  const { season, days, history, memory, sizingZones, before } = planner
  const { week, phase, kind } = shape
  const limits = weekLimits(planner, shape)
  const target = boundedTarget(planner, shape, limits)
  const slots = inOrderDone(planSlots(planner, shape, { target, limits }), season)
  const zones = weekZones(season.race, pacesBetween(season.current, season.goal, progress))
  const growth = valueAt(planner.growth, week - 1)
  const { contents, easyShare } = chooseSessions(
    { season, shape, growth, rehearsal: planner.rehearsal, memory, zones, sizingZones },
    slots,
  )
  const bySport = { swim: 0, bike: 0, run: 0 }
  for (const { sport, minutes } of slots) bySport[sport] += minutes
  const minutes = bySport.swim + bySport.bike + bySport.run
  const workouts = weekWorkouts({ season, shape, days, before, easy: easyReason(easyShare) }, slots, contents)
  const reasons = weekReasons({
    season,
    shape,
    history,
    minutes,
    target,
    progress,
    leftOut: testsLeftOut(season, shape, slots),
  })
  remember(planner, shape, slots)
  return { week: { week, phase, kind, minutes, bySport, reasons }, workouts }
}

/** Minutes each weekday may hold: less in race week, and on the day before the rehearsal. */
function weekLimits({ season, days, limits, rehearsal }: Planner, { kind, week }: WeekShape): readonly number[] {
  if (kind === 'race') return raceWindowLimits(season, limits)
  return rehearsal?.week === week && days.longRide !== undefined ? limitsBefore(limits, days.longRide) : limits
}

/** The week's target, but at least a short session on every day and never more than the days hold. */
function boundedTarget({ season, history }: Planner, shape: WeekShape, limits: readonly number[]): number {
  const min = (isRestful(shape) ? MIN_MINUTES.light : MIN_MINUTES.load) * shape.days.length
  const max = shape.days.reduce<number>((sum, day) => sum + valueAt(limits, day), 0)
  return Math.min(max, Math.max(min, targetMinutes(season, shape, history)))
}

const isRestful = ({ kind }: WeekShape): boolean => kind !== 'load' && kind !== 'absorb'

type SlotNeeds = { target: number; limits: readonly number[] }

function planSlots(planner: Planner, shape: WeekShape, { target, limits }: SlotNeeds): Slot[] {
  const { season, days, history } = planner
  const targets = sportTargets(season, shape, target)
  const bounds = planner.bounds[isRestful(shape) ? 'rest' : 'load']
  const setting = { season, shape, days, limits, bounds }
  if (shape.kind === 'race') {
    const longestRun = greatest(history.runs, 4)
    const slots = placeRaceWindow(setting, { total: target, longestRun, followsHardDay: planner.endsHard })
    return setMinutes(slots, shape, { total: target, targets, limits, runCeiling: Number.POSITIVE_INFINITY })
  }
  const counts = sessionCounts(season, shape)
  const long = longMinutes({ season, shape, history, targets, counts })
  const tests = testsOf({ ...setting, runCeiling: long.runCeiling, target })
  const rehearsal = rehearsalIn(planner, shape, { target, long })
  const slots = placeWeek(setting, counts, long, { tests, rehearsal })
  return setMinutes(slots, shape, { total: target, targets, limits, runCeiling: long.runCeiling })
}

function rehearsalIn(
  { rehearsal }: Planner,
  { week, days }: WeekShape,
  { target, long }: { target: number; long: LongMinutes },
): Rehearsal | undefined {
  if (rehearsal?.week !== week) return undefined
  const { ride, rideCeiling, runCeiling } = long
  return fittedRehearsal(rehearsal, { target, days: days.length, plannedRide: ride, rideCeiling, runCeiling })
}

function sportTargets(season: Season, { part }: WeekShape, total: number): BySport<number> {
  const share = ownShares(season)
  const shift = SHARE_SHIFTS[part]
  return {
    swim: ((share.swim + shift.swim) * total) / 100,
    bike: ((share.bike + shift.bike) * total) / 100,
    run: ((share.run + shift.run) * total) / 100,
  }
}

/** A week that today cuts short is no measure for what follows. */
function remember(planner: Planner, { kind, week, isWhole }: WeekShape, slots: readonly Slot[]) {
  const { history, season } = planner
  planner.endsHard = slots.some(({ role, day }) => (role === 'quality' || role === 'test') && day === season.raceDay)
  if (!isWhole) return
  let minutes = 0
  const longest = { swim: 0, bike: 0, run: 0 }
  for (const slot of slots) {
    minutes += slot.minutes
    longest[slot.sport] = Math.max(longest[slot.sport], slot.minutes)
  }
  history.rides.push(longest.bike)
  history.runs.push(longest.run)
  if (kind !== 'load') return
  history.loads.push(minutes)
  const long: LongBefore = { week, bike: 0, run: 0 }
  for (const { role, sport, minutes: duration } of slots)
    if ((role === 'long' || role === 'rehearsal') && sport !== 'swim') long[sport] = Math.max(long[sport], duration)
  // A rehearsal and the short day before it are no measure of what comes after.
  const { before } = planner
  if (before && slots.some(({ role }) => role === 'rehearsal'))
    planner.before = { week: before.week, bike: Math.max(before.bike, long.bike), run: Math.max(before.run, long.run) }
  else planner.before = long
}
