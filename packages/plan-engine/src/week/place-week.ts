import { SECOND_SESSION } from '../formulas/minute-tables.js'
import type { LongMinutes } from '../season/long-sessions.js'
import { type LongSwim, TECHNIQUE_MINUTES } from '../season/long-swim.js'
import type { Rehearsal } from '../season/rehearsal.js'
import { valueAt } from '../season/season.js'
import type { Slot } from '../season/session-slot.js'
import { type BySport, SPORTS, type Sport, type Weekday } from '../types.js'
import { byDate } from './order-in-day.js'
import { placeHardSwim, placeQuality } from './place-quality.js'
import { placeTests, type TestDay } from './test-week.js'
import { type Board, type BoardSetting, emptyBoard, fits, gapOf, place } from './week-board.js'

/** The day of the long ride needs this much for a run off the bike. */
const MIN_BRICK_DAY = 55

/** What some weeks hold beside the ordinary: tests, the rehearsal of the race, or second sessions where the days have most room. */
export type Special = {
  tests?: readonly TestDay[] | undefined
  rehearsal?: Rehearsal | undefined
  secondsByRoom?: boolean
}

/** The sessions of an ordinary week on their days, in date order, each with the fewest minutes it may have. */
export function placeWeek(
  setting: BoardSetting,
  counts: BySport<number>,
  long: LongMinutes,
  { tests, rehearsal, secondsByRoom = false }: Special = {},
): Slot[] {
  const board = emptyBoard(setting, counts)
  // A fast swimmer's swims before a sprint are too short to fill a day of their own.
  const fillsNoDay = long.swim !== undefined && long.swim.max < TECHNIQUE_MINUTES
  placeLong(board, long, rehearsal)
  if (tests) placeTests(board, tests)
  else {
    const hard = placeQuality(board, long.swim !== undefined, rehearsal ? board.days.longRide : undefined)
    if (long.swim && !fillsNoDay) placeLongSwim(board, long.swim)
    placeHardSwim(board, hard)
  }
  for (const day of board.shape.days) if (valueAt(board.counts, day) === 0) fillDay(board, day)
  if (long.swim && fillsNoDay && !tests) placeLongSwim(board, long.swim)
  if (!rehearsal) placeBrick(board)
  placeSecondSessions(board, counts.swim, secondsByRoom)
  if (long.swim) limitSwims(board, long.swim.minutes)
  return byDate(board.slots, board.season)
}

function placeLong(board: Board, { ride, run, rideMax, runMax }: LongMinutes, rehearsal: Rehearsal | undefined) {
  const { bounds, days, shape } = board
  if (rehearsal && days.longRide !== undefined) {
    const rehearsed = { day: days.longRide, role: 'rehearsal' } as const
    place(board, { ...rehearsed, sport: 'bike', rule: 'long-ride', min: rehearsal.ride })
    place(board, { ...rehearsed, sport: 'run', rule: 'brick', min: rehearsal.run })
  } else if (days.longRide !== undefined && shape.days.includes(days.longRide)) {
    const min = Math.max(ride, bounds.easyBike[0])
    place(board, { day: days.longRide, sport: 'bike', role: 'long', rule: 'long-ride', min, max: rideMax })
  }
  if (days.longRun !== undefined && shape.days.includes(days.longRun)) {
    const min = Math.max(run, bounds.easyRun[0])
    place(board, { day: days.longRun, sport: 'run', role: 'long', rule: 'long-run', min, max: runMax })
  }
}

/**
 * The week's long swim stands on a day that has its minutes, a free one before others; never on the long ride's or a light one. Where
 * no day has them, it takes what the roomiest has.
 */
function placeLongSwim(board: Board, { minutes, max }: LongSwim) {
  const { bounds, days, limits, shape } = board
  const room = (day: Weekday) => valueAt(limits, day) - valueAt(board.used, day)
  const open = shape.days.filter(
    (day) => day !== days.longRide && !days.light.includes(day) && fits(board, day, 'swim'),
  )
  const rank = (day: Weekday) => Math.min(minutes, room(day)) * 100 - valueAt(board.counts, day) * 20 + room(day) / 100
  const [day] = open.toSorted((one, other) => rank(other) - rank(one))
  if (day === undefined) return
  const min = Math.max(bounds.swim[0], Math.min(minutes, room(day)))
  place(board, { day, sport: 'swim', role: 'long', rule: 'long-swim', min, max })
}

/** Beside a long swim no other grows longer, nor an easy one beyond technique, but where no other session fills the week. */
function limitSwims({ slots }: Board, longest: number) {
  for (const slot of slots)
    if (slot.sport === 'swim' && slot.role !== 'long')
      slot.enough = slot.role === 'easy' ? Math.min(TECHNIQUE_MINUTES, longest) : longest
}

/** A run off the bike: always near the race, in base only for those who have done it before. */
function placeBrick(board: Board) {
  const { season, shape } = board
  const { longRide } = board.days
  const isHeld =
    longRide !== undefined && shape.days.includes(longRide) && valueAt(board.limits, longRide) >= MIN_BRICK_DAY
  if (!isHeld || shape.turn === 'run') return
  const isEven = shape.week % 2 === 0
  const wanted = {
    base: season.level !== 'beginner' && isEven,
    build: season.race !== 'sprint' || isEven,
    peak: true,
    taper: true,
    recovery: false,
    race: false,
  }[shape.part]
  if (wanted) place(board, { day: longRide, sport: 'run', role: 'brick', rule: 'brick' })
}

/** What is left goes beside another session: swims until there are two, then whatever suits best. */
function placeSecondSessions(board: Board, swims: number, isByRoom: boolean) {
  const missing = Math.min(board.left.swim, 2 - (swims - board.left.swim))
  for (let i = 0; i < missing; i++) if (!placeBest(board, SWIM, isByRoom)) break
  while (placeBest(board, SPORTS, isByRoom)) {}
}

const SWIM: readonly Sport[] = ['swim']

/** Gives an empty day the session that suits it best, of any sport when all are placed. */
function fillDay(board: Board, day: Weekday) {
  const { days, left } = board
  const isAny = left.swim <= 0 && left.bike <= 0 && left.run <= 0
  let best: Sport | undefined
  let max = Number.NEGATIVE_INFINITY
  for (const sport of SPORTS) {
    if (!isAny && left[sport] <= 0) continue
    const points = score(board, day, sport)
    if (points <= max + 1e-9) continue
    max = points
    best = sport
  }
  const rule = days.light.includes(day) ? 'light-day' : 'every-day'
  if (best) place(board, { day, sport: best, role: 'easy', rule })
}

/**
 * Places the sport and day with the highest score as a second session, or the sport that suits the roomiest day; false when nothing
 * is left or fits.
 */
function placeBest(board: Board, sports: readonly Sport[], isByRoom: boolean): boolean {
  const { days, limits, shape, used } = board
  let bestDay: Weekday | undefined
  let bestSport: Sport | undefined
  let max = Number.NEGATIVE_INFINITY
  for (const day of shape.days) {
    for (const sport of sports) {
      if (board.left[sport] <= 0 || !fits(board, day, sport)) continue
      const room = isByRoom ? valueAt(limits, day) - valueAt(used, day) : 0
      const points = score(board, day, sport) - (day === days.longRide ? 3 : 0) + room
      if (points < max - 1e-9 || (points <= max + 1e-9 && bestDay !== undefined && day >= bestDay)) continue
      max = points
      bestDay = day
      bestSport = sport
    }
  }
  if (bestDay === undefined || bestSport === undefined) return false
  const longest = SECOND_SESSION[board.season.race]
  place(board, { day: bestDay, sport: bestSport, role: 'easy', rule: 'second-session', max: longest })
  return true
}

/** How well an easy session of a sport suits a day: far from its like, and easy after long and hard ones. */
function score(board: Board, day: Weekday, sport: Sport): number {
  const { longRide, longRun } = board.days
  const gap = gapOf(board, day, sport)
  const limit = valueAt(board.limits, day)
  let points = 2 * (gap < 7 ? gap : 3.5)
  if (sport === 'swim') {
    if (day === longRide) points -= 6
    if (day === longRun) points -= 2
    return limit <= 60 ? points + 1 : points
  }
  for (const slot of board.slots) if (slot.day === day && slot.role === 'quality' && slot.sport !== 'swim') points -= 2
  if (sport === 'run') {
    if (day === longRun) points -= 20
    if (day === longRide) points -= 4
    return isDayAfter(day, longRun) ? points - 3 : points
  }
  if (day === longRide) points -= 20
  if (isDayAfter(day, longRide)) points -= 1
  return points + Math.min(3, limit / 60)
}

const isDayAfter = (day: Weekday, other: Weekday | undefined): boolean => other !== undefined && day === (other + 1) % 7
