import type { KeyDays } from './key-days.js'
import type { LongMinutes } from './long-sessions.js'
import { LIGHT_DAY, SECOND_SESSION } from './minute-tables.js'
import { at, ringDistance, type Season, WEEKDAYS } from './season.js'
import { boundsOf, type SessionBounds, type Slot } from './session-slot.js'
import { type BySport, SPORTS, type Sport, type Weekday } from './types.js'
import type { WeekShape } from './volume.js'
import { MAX_SESSIONS, QUALITY_DAYS } from './volume-tables.js'
import { type Board, emptyBoard, fits, gapOf, inOrder, place, sessionsPerDay } from './week-board.js'

/** The sport of the 1st, 2nd, ... session of a week; a brick run takes one place. Long races ride and swim more (D). */
const ORDER = {
  short: ['swim', 'bike', 'run', 'bike', 'run', 'swim', 'run', 'bike', 'swim', 'brick', 'bike', 'swim'],
  long: ['swim', 'bike', 'run', 'bike', 'run', 'swim', 'bike', 'run', 'swim', 'brick', 'bike', 'swim'],
} as const

/** Minutes of training for each session of a week. Design choice. */
const MINUTES_PER_SESSION = 45

/** Sessions that hold two swims, and the minutes they ask for. Published plans: two swims even for novices. */
const TWO_SWIMS = { sessions: 6, minutes: 180 } as const

/** The day of the long ride needs this much for a run off the bike. */
const LEAST_BRICK_DAY = 55

/** Sessions of each sport in a week; fewer in a week that today cuts short. */
export function sessionCounts(season: Season, shape: WeekShape): BySport<number> {
  const { race, level, days, offers, offered, peak, isLong } = season
  const perDay = days.map((day) => sessionsPerDay(at(offers, day)))
  const extra = days.length <= 4 ? perDay.filter((count) => count === 3).length : 0
  const room = perDay.reduce((sum, count) => sum + Math.min(2, count), extra)
  const most = Math.max(days.length, Math.min(room, MAX_SESSIONS[race][level]))
  const least = room >= TWO_SWIMS.sessions && peak >= TWO_SWIMS.minutes ? TWO_SWIMS.sessions : 3
  const wanted = Math.max(least, Math.min(most, Math.max(days.length, Math.round(peak / MINUTES_PER_SESSION))))
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

export type WeekNeeds = {
  counts: BySport<number>
  long: LongMinutes
  limits: readonly number[]
  bounds: SessionBounds
}

/** The sessions of an ordinary week on their days, in date order, each with the fewest minutes it may have. */
export function placeWeek(season: Season, shape: WeekShape, days: KeyDays, needs: WeekNeeds): Slot[] {
  const { counts, long, limits, bounds } = needs
  const board = emptyBoard({ season, shape, limits, bounds, left: { ...counts } })
  placeLong(board, days, long)
  placeQuality(board, days)
  for (const day of shape.days) if (at(board.counts, day) === 0) fillDay(board, day, days)
  placeBrick(board, days)
  placeSecondSessions(board, days, counts.swim)
  return inOrder(board)
}

function placeLong(board: Board, { longRide, longRun }: KeyDays, long: LongMinutes) {
  const { days, kind } = board.shape
  const put = (day: Weekday | undefined, sport: 'bike' | 'run', wanted: number, most: number) => {
    if (day === undefined || !days.includes(day)) return
    const least = Math.max(wanted, boundsOf(board.bounds, kind, sport, 'long')[0])
    place(board, { day, sport, role: 'long', rule: sport === 'bike' ? 'long-ride' : 'long-run', least, most })
  }
  put(longRide, 'bike', long.ride, long.rideMost)
  put(longRun, 'run', long.run, long.runMost)
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
function placeSecondSessions(board: Board, days: KeyDays, swims: number) {
  const missing = Math.min(board.left.swim, 2 - (swims - board.left.swim))
  for (let i = 0; i < missing; i++) if (!placeBest(board, board.shape.days, days, SWIM)) break
  while (placeBest(board, board.shape.days, days, SPORTS)) {}
}

const SWIM: readonly Sport[] = ['swim']

/** Gives an empty day the session that suits it best, of any sport when all are placed. */
function fillDay(board: Board, day: Weekday, days: KeyDays) {
  const { left } = board
  const isAny = left.swim <= 0 && left.bike <= 0 && left.run <= 0
  let best: Sport | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const sport of SPORTS) {
    if (!isAny && left[sport] <= 0) continue
    const points = score(board, days, day, sport)
    if (points <= most + 1e-9) continue
    most = points
    best = sport
  }
  const rule = days.light.includes(day) ? 'light-day' : 'every-day'
  if (best) place(board, { day, sport: best, role: 'easy', rule })
}

/** Places the sport and day with the highest score as a second session; false when nothing is left or fits. */
function placeBest(board: Board, on: readonly Weekday[], days: KeyDays, sports: readonly Sport[]): boolean {
  let bestDay: Weekday | undefined
  let bestSport: Sport | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const day of on) {
    for (const sport of sports) {
      if (board.left[sport] <= 0 || !fits(board, day, sport, 'easy')) continue
      const points = score(board, days, day, sport) - (day === days.longRide ? 3 : 0)
      if (points < most - 1e-9 || (points <= most + 1e-9 && bestDay !== undefined && day >= bestDay)) continue
      most = points
      bestDay = day
      bestSport = sport
    }
  }
  if (bestDay === undefined || bestSport === undefined) return false
  const longest = SECOND_SESSION[board.season.race]
  place(board, { day: bestDay, sport: bestSport, role: 'easy', rule: 'second-session', most: longest })
  return true
}

/** How well an easy session of a sport suits a day: far from its like, and easy after long and hard ones. */
function score(board: Board, { longRide, longRun }: KeyDays, day: Weekday, sport: Sport): number {
  const gap = gapOf(board, day, sport)
  const limit = at(board.limits, day)
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
