import type { KeyDays } from './key-days.js'
import type { LongMinutes } from './long-sessions.js'
import { LIGHT_DAY, SECOND_SESSION } from './minute-tables.js'
import { at, ringDistance, type Season, WEEKDAYS } from './season.js'
import { type Slot, sessionBounds } from './session-slot.js'
import { type BySport, SPORTS, type Sport, type Weekday } from './types.js'
import type { WeekShape } from './volume.js'
import { MAX_SESSIONS, QUALITY_DAYS } from './volume-tables.js'
import { type Board, emptyBoard, fits, gapOf, inOrder, place, placed, sessionsPerDay } from './week-board.js'

/** The sport of the 1st, 2nd, ... session of a week; a brick run takes one place. Long races ride and swim more (D). */
const ORDER = {
  short: ['swim', 'bike', 'run', 'bike', 'run', 'swim', 'run', 'bike', 'swim', 'brick', 'bike', 'swim'],
  long: ['swim', 'bike', 'run', 'bike', 'run', 'swim', 'bike', 'run', 'swim', 'brick', 'bike', 'swim'],
} as const

/** Minutes of training for each session of a week. Design choice. */
const MINUTES_PER_SESSION = 45

/** The day of the long ride needs this much for a run off the bike. */
const LEAST_BRICK_DAY = 55

/** Sessions of each sport in a week; fewer in a week that today cuts short. */
export function sessionCounts(season: Season, shape: WeekShape): BySport<number> {
  const { race, level, days, offers, offered, peak, isLong } = season
  const perDay = days.map((day) => sessionsPerDay(at(offers, day)))
  const extra = days.length <= 4 ? perDay.filter((count) => count === 3).length : 0
  const room = perDay.reduce((sum, count) => sum + Math.min(2, count), extra)
  const most = Math.max(days.length, Math.min(room, MAX_SESSIONS[race][level]))
  const wanted = Math.max(3, Math.min(most, Math.max(days.length, Math.round(peak / MINUTES_PER_SESSION))))
  const share = shape.isWhole || offered === 0 ? 1 : shape.offered / offered
  const count = Math.max(shape.days.length, Math.round(wanted * share))
  const counts = { swim: 0, bike: 0, run: 0 }
  for (const sport of (isLong ? ORDER.long : ORDER.short).slice(0, count)) if (sport !== 'brick') counts[sport]++
  return counts
}

/** Minutes each weekday may hold in an ordinary week. */
export function dayLimits({ race, offers }: Season, { light }: KeyDays): number[] {
  return WEEKDAYS.map((day) => (light.includes(day) ? Math.min(LIGHT_DAY[race], at(offers, day)) : at(offers, day)))
}

export type WeekNeeds = { counts: BySport<number>; long: LongMinutes; limits: readonly number[] }

/** The sessions of an ordinary week on their days, in date order, each with the fewest minutes it may have. */
export function placeWeek(season: Season, shape: WeekShape, days: KeyDays, needs: WeekNeeds): Slot[] {
  const board = emptyBoard(season, shape, needs.limits, { ...needs.counts })
  placeLong(board, days, needs.long)
  placeQuality(board, days)
  for (const day of shape.days) if (at(board.counts, day) === 0) placeBest(board, [day], days, false)
  placeBrick(board, days)
  placeSecondSessions(board, days)
  return inOrder(board)
}

function placeLong(board: Board, { longRide, longRun }: KeyDays, { ride, run, rideMost, runMost }: LongMinutes) {
  const { days } = board.shape
  const atLeast = (sport: Sport, minutes: number) =>
    Math.max(minutes, sessionBounds(board.season, board.shape, sport, 'long').least)
  if (longRide !== undefined && days.includes(longRide))
    place(board, {
      day: longRide,
      sport: 'bike',
      role: 'long',
      rule: 'long-ride',
      least: atLeast('bike', ride),
      most: 0,
    })
  if (longRun !== undefined && days.includes(longRun))
    place(board, {
      day: longRun,
      sport: 'run',
      role: 'long',
      rule: 'long-run',
      least: atLeast('run', run),
      most: runMost,
    })
}

/** Hard ride and hard run on days of their own, a hard swim beside one of them or, with three hard days, alone. */
function placeQuality(board: Board, { quality, longRide, longRun }: KeyDays) {
  const { season, shape } = board
  const wanted = QUALITY_DAYS[season.level][shape.part]
  const open = (quality[wanted] ?? []).filter((day) => shape.days.includes(day))
  const sports = qualitySports(board, open.length)
  const days = assignDays(open, sports, { bike: longRide, run: longRun })
  sports.forEach((sport, index) => {
    const day = days[index]
    if (day !== undefined) place(board, { day, sport, role: 'quality', rule: 'hard-day' })
  })
  const swimsHard = shape.part !== 'recovery' && (season.level !== 'beginner' || shape.part !== 'base')
  if (!swimsHard || sports.includes('swim') || board.left.swim < 1) return
  const room = (day: Weekday) => at(board.limits, day) - at(board.used, day)
  const beside = open.filter((day) => fits(board, day, 'swim', 'quality')).sort((a, b) => room(b) - room(a) || a - b)[0]
  if (beside !== undefined) place(board, { day: beside, sport: 'swim', role: 'quality', rule: 'hard-together' })
}

/** Which sports go hard on so many days; a single one alternates between ride and run. */
function qualitySports({ left, shape }: Board, count: number): Sport[] {
  const turn = shape.kind === 'recovery' ? shape.week / 4 : shape.week
  const order: Sport[] = count === 1 && turn % 2 === 0 ? ['run', 'bike', 'swim'] : ['bike', 'run', 'swim']
  return order.filter((sport) => left[sport] > 0).slice(0, count)
}

/** The days in the order of the sports, hard ride far from the long ride and hard run far from the long run. */
function assignDays(
  days: readonly Weekday[],
  sports: readonly Sport[],
  long: { bike: Weekday | undefined; run: Weekday | undefined },
): readonly Weekday[] {
  let best: readonly Weekday[] = days
  let most = -1
  for (const order of permutations(days)) {
    let distance = 0
    sports.forEach((sport, index) => {
      const far = sport === 'swim' ? undefined : long[sport]
      const day = order[index]
      if (far !== undefined && day !== undefined) distance += ringDistance(day, far)
    })
    if (distance > most) {
      most = distance
      best = order
    }
  }
  return best
}

function permutations(days: readonly Weekday[]): (readonly Weekday[])[] {
  if (days.length < 2) return [days]
  return days.flatMap((day) => permutations(days.filter((other) => other !== day)).map((rest) => [day, ...rest]))
}

/** A run off the bike: always near the race, in base only for those who have done it before. */
function placeBrick(board: Board, { longRide }: KeyDays) {
  const { season, shape } = board
  if (longRide === undefined || !shape.days.includes(longRide) || at(board.limits, longRide) < LEAST_BRICK_DAY) return
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
function placeSecondSessions(board: Board, days: KeyDays) {
  let isPlaced = true
  while (isPlaced && board.left.swim > 0 && placed(board, 'swim') < 2) {
    isPlaced = placeBest(board, board.shape.days, days, true, ['swim'])
  }
  isPlaced = true
  while (isPlaced) isPlaced = placeBest(board, board.shape.days, days, true)
}

/** Places the sport and day with the highest score; false when nothing is left or fits. */
function placeBest(
  board: Board,
  on: readonly Weekday[],
  days: KeyDays,
  isSecond: boolean,
  sports: readonly Sport[] = SPORTS,
): boolean {
  const open = sports.filter((sport) => board.left[sport] > 0)
  let best: { day: Weekday; sport: Sport } | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const day of on) {
    for (const sport of !isSecond && open.length === 0 ? SPORTS : open) {
      if (isSecond && !fits(board, day, sport, 'easy')) continue
      const points = score(board, days, day, sport) - (isSecond && day === days.longRide ? 3 : 0)
      if (points > most + 1e-9 || (points > most - 1e-9 && best && day < best.day)) {
        most = points
        best = { day, sport }
      }
    }
  }
  if (!best) return false
  const rule = isSecond ? 'second-session' : days.light.includes(best.day) ? 'light-day' : 'every-day'
  place(board, { ...best, role: 'easy', rule, most: isSecond ? SECOND_SESSION[board.season.race] : undefined })
  return true
}

/** How well an easy session of a sport suits a day: far from its like, and easy after long and hard ones. */
function score(board: Board, { longRide, longRun }: KeyDays, day: Weekday, sport: Sport): number {
  const { limits, slots } = board
  const limit = at(limits, day)
  const gap = gapOf(board, day, sport)
  const points = 2 * (gap < 7 ? gap : 3.5)
  const after = (other: Weekday | undefined) => other !== undefined && day === (other + 1) % 7
  if (sport === 'swim') return points - (day === longRide ? 6 : 0) - (day === longRun ? 2 : 0) + (limit <= 60 ? 1 : 0)
  const besideHard = slots.some((slot) => slot.day === day && slot.role === 'quality' && slot.sport !== 'swim') ? 2 : 0
  if (sport === 'run')
    return points - besideHard - (day === longRun ? 20 : 0) - (day === longRide ? 4 : 0) - (after(longRun) ? 3 : 0)
  return points - besideHard - (day === longRide ? 20 : 0) - (after(longRide) ? 1 : 0) + Math.min(3, limit / 60)
}
