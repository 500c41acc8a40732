import { MIN_MINUTES } from '../formulas/minute-tables.js'
import { SHARE_SHIFTS, TURN_SHIFT, WEEKLY_GROWTH } from '../formulas/volume-tables.js'
import { pacesBetween, weekZones, type ZonePaces } from '../formulas/zones.js'
import { tableOf } from '../lookup.js'
import type { LongBefore } from '../reasons/placement-reasons.js'
import { easyReason } from '../reasons/session-reasons.js'
import { weekReasons } from '../reasons/week-reasons.js'
import type { KeyDays } from '../season/key-days.js'
import { type LongMinutes, longMinutes } from '../season/long-sessions.js'
import { dailyAfter } from '../season/present-fitness.js'
import { fittedRehearsal, limitsBefore, type Rehearsal, shortened } from '../season/rehearsal.js'
import { type Season, valueAt } from '../season/season.js'
import type { SessionBounds, Slot } from '../season/session-slot.js'
import { ownShares } from '../season/sport-shares.js'
import { sharesDay, type Turn } from '../season/turns.js'
import { greatest, type History, targetMinutes, type WeekShape } from '../season/volume.js'
import { chooseSessions } from '../sessions/choose-sessions.js'
import type { Memory } from '../sessions/session-content.js'
import { minutesIn } from '../sums.js'
import { type BySport, SPORTS, type Week, type Workout } from '../types.js'
import { inOrderDone } from './order-in-day.js'
import { placeWeek, type Special } from './place-week.js'
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
  before: LongBefore
  /** Whether the last day planned so far holds a hard session. */
  endsHard: boolean
}

/** Plans one week at paces that are `progress` (0 to 1) of the way to the goal's, and remembers what the next must know. */
export function planWeek(planner: Planner, shape: WeekShape, progress: number): { week: Week; workouts: Workout[] } {
  const { season, history, before } = planner
  const { week, phase, kind } = shape
  const days = daysOf(planner, shape)
  const { slots, target, contents, easyShare } = chooseWeek(planner, shape, progress)
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

/** Remembers of a week what the next must know, as if it were planned: nothing of it is written down. */
export function passWeek(planner: Planner, shape: WeekShape, progress: number) {
  remember(planner, shape, chooseWeek(planner, shape, progress).slots)
}

/** A week's sessions in the order they are done, and what is done in each. */
function chooseWeek(planner: Planner, shape: WeekShape, progress: number) {
  const { season, memory, sizingZones, rehearsal } = planner
  const room = weekRoom(planner, shape)
  const slots = inOrderDone(planSlots(planner, shape, room), season)
  const zones = weekZones(season.race, pacesBetween(season.current, season.goal, progress))
  const growth = valueAt(planner.growth, shape.week - 1)
  const chosen = chooseSessions({ season, shape, growth, rehearsal, memory, zones, sizingZones }, slots)
  return { ...chosen, slots, target: room.target }
}

/** What a week is planned in: its minutes, what each weekday may hold of them, and the rehearsal it can hold. */
type Room = { target: number; limits: readonly number[]; rehearsal?: Rehearsal | undefined }

/** Load weeks that those after them are measured by. */
const MEASURED_LOADS = 4

/**
 * Less in race week, and on the day before a rehearsal, whose week does not outgrow those before it; a week that cannot hold its
 * rehearsal keeps its days.
 */
function weekRoom(planner: Planner, shape: WeekShape): Room {
  const { season, days, history, rehearsal } = planner
  const limits = shape.kind === 'race' ? raceWindowLimits(season, planner.limits) : planner.limits
  if (rehearsal?.week === shape.week && days.longRide !== undefined) {
    const eased = limitsBefore(season, limits, days.longRide)
    const most = greatest(history.loads, MEASURED_LOADS)
    const target = Math.min(boundedTarget(planner, shape, eased), most > 0 ? most : Number.POSITIVE_INFINITY)
    const { ride, rideCeiling, runCeiling } = longIn(planner, shape, target)
    const room = { target, days: shape.days.length, plannedRide: ride, rideCeiling, runCeiling }
    const fitted = fittedRehearsal(rehearsal, room)
    if (fitted) return { target, limits: eased, rehearsal: fitted }
  }
  return { target: boundedTarget(planner, shape, limits), limits }
}

function longIn({ season, history }: Planner, shape: WeekShape, target: number): LongMinutes {
  const targets = sportTargets(season, shape, target)
  return longMinutes({ season, shape, history, targets, counts: sessionCounts(season, shape) })
}

/** How far a week with tests, or one of recovery, may lie from its target, as a share of it. Design choice. */
const MOST_BESIDE_TARGET = 0.06

/** The week's target, but at least a short session on every day and never more than the days hold. */
function boundedTarget({ season, history }: Planner, shape: WeekShape, limits: readonly number[]): number {
  const min = (isRestful(shape) ? MIN_MINUTES.light : MIN_MINUTES.load) * shape.days.length
  const max = shape.days.reduce<number>((sum, day) => sum + valueAt(limits, day), 0)
  return Math.min(max, Math.max(min, shape.left ?? targetMinutes(season, shape, history)))
}

const isRestful = ({ kind }: WeekShape): boolean => kind !== 'load' && kind !== 'absorb'

/** The week's sessions; a rehearsal gives minutes where the week would hold more than it should, and goes where even so it outgrows others. */
function planSlots(planner: Planner, shape: WeekShape, room: Room): Slot[] {
  const slots = slotsIn(planner, shape, room)
  const surplus = minutesIn(slots) - room.target
  if (!room.rehearsal || surplus <= 0) return slots
  const shorter = slotsIn(planner, shape, { ...room, rehearsal: shortened(room.rehearsal, surplus) })
  const biggest = greatest(planner.history.loads, MEASURED_LOADS)
  if (biggest === 0 || minutesIn(shorter) <= biggest * WEEKLY_GROWTH) return shorter
  const { limits } = planner
  return slotsIn(planner, shape, { target: boundedTarget(planner, shape, limits), limits })
}

/** In a week whose turn is the run's, a run that only the largest day holds has that day. */
const daysOf = ({ season, days }: Planner, { turn }: WeekShape): KeyDays =>
  turn === 'run' && sharesDay(season) ? { ...days, longRide: days.longRun, longRun: days.longRide } : days

function slotsIn(planner: Planner, shape: WeekShape, { target, limits, rehearsal }: Room): Slot[] {
  const { season, history } = planner
  const days = daysOf(planner, shape)
  const targets = sportTargets(season, shape, target)
  const bounds = planner.bounds[isRestful(shape) ? 'rest' : 'load']
  const setting = { season, shape, days, limits, bounds }
  if (shape.kind === 'race') {
    const longestRun = greatest(history.runs, 4)
    const slots = placeRaceWindow(setting, { total: target, longestRun, followsHardDay: planner.endsHard })
    const { told } = longIn(planner, shape, target)
    return setMinutes(slots, shape, { total: target, targets, limits, runCeiling: Number.POSITIVE_INFINITY, told })
  }
  const long = longIn(planner, shape, target)
  const counts = sessionCounts(season, shape)
  if (long.swim?.isAlone) counts.swim = 1
  const { runCeiling, told } = long
  const isGentle = season.lately.week !== undefined
  const placed = (special: Pick<Special, 'tests' | 'secondsByRoom'>) =>
    setMinutes(placeWeek(setting, counts, long, { ...special, rehearsal }), shape, {
      total: target,
      targets,
      limits,
      runCeiling,
      told,
      isGentle,
    })
  const tests = testsOf({ ...setting, runCeiling, target })
  const lackIn = (slots: readonly Slot[]) => target - minutesIn(slots)
  const most = MOST_BESIDE_TARGET * target
  let slots = placed({ tests })
  // A test beside a long session may leave a week too full or too empty for its rest: then it goes without.
  if (tests && Math.abs(lackIn(slots)) > most) slots = placed({})
  if (shape.kind !== 'recovery' || lackIn(slots) <= most) return slots
  // Short days that hold two sessions each leave the roomy one half empty: its second one takes what the week lacks.
  const roomier = placed({ secondsByRoom: true })
  return lackIn(roomier) < lackIn(slots) ? roomier : slots
}

function sportTargets(season: Season, { part, turn }: WeekShape, total: number): BySport<number> {
  const share = ownShares(season, part)
  const shift = SHARE_SHIFTS[part]
  const targets = tableOf(SPORTS, (sport) => ((share[sport] + shift[sport]) * total) / 100)
  if (turn === undefined) return targets
  const given = ((turn === 'run' ? TURN_SHIFT : -TURN_SHIFT) * total) / 100
  return { swim: targets.swim, bike: targets.bike - given, run: targets.run + given }
}

/** A week that today cuts short is no measure for what follows. */
function remember(planner: Planner, { kind, week, isWhole, turn }: WeekShape, slots: readonly Slot[]) {
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
  history.swims.push(longest.swim)
  history.daily = dailyAfter(history.daily, minutes)
  if (kind !== 'load') return
  history.loads.push(minutes)
  // A rehearsal and the short day before it are no measure of what comes after.
  const isRehearsal = slots.some(({ role }) => role === 'rehearsal')
  for (const sport of LONG_SPORTS) {
    const before = planner.before[sport]
    const isDone = slots.some((slot) => slot.sport === sport && (slot.role === 'long' || slot.role === 'rehearsal'))
    const minutes = isDone ? longest[sport] : 0
    if (isRehearsal) before.minutes = Math.max(before.minutes, minutes)
    else if (turn === undefined || turn === sport || before.minutes === 0) planner.before[sport] = { week, minutes }
  }
}

const LONG_SPORTS: readonly Turn[] = ['bike', 'run']
