import { QUALITY_DAYS } from '../formulas/volume-tables.js'
import { circularDistance, valueAt } from '../season/season.js'
import type { Sport, Weekday } from '../types.js'
import { type Board, fits, place } from './week-board.js'

/** Swims of a week with a long one that are not for hard work. */
const KEPT = 1

/**
 * Hard ride and hard run on days of their own, with three hard days a hard swim too, where the long swim leaves one; none on the day
 * before the rehearsal. Returns the hard days.
 */
export function placeQuality(board: Board, keepsSwim = false, rehearsalDay?: Weekday): readonly Weekday[] {
  const { season, shape } = board
  const { quality, longRide, longRun, rested } = board.days
  const wanted = QUALITY_DAYS[season.level][shape.part]
  const open = (quality[wanted] ?? []).filter(
    (day) => shape.days.includes(day) && day !== rested && (day + 1) % 7 !== rehearsalDay,
  )
  const sports = qualitySports(board, open.length, keepsSwim)
  const days = assignDays(open, sports, { bike: longRide, run: longRun })
  sports.forEach((sport, index) => {
    const day = days[index]
    if (day !== undefined) place(board, { day, sport, role: 'quality', rule: 'hard-day' })
  })
  return open
}

/** A hard swim beside another hard session, where the week has none yet and a swim is left for it. */
export function placeHardSwim(board: Board, open: readonly Weekday[]) {
  const { season, shape } = board
  const swimsHard = shape.part !== 'recovery' && (season.level !== 'beginner' || shape.part !== 'base')
  const isPlaced = board.slots.some(({ sport, role }) => sport === 'swim' && role === 'quality')
  if (!swimsHard || isPlaced || board.left.swim < 1) return
  const room = (day: Weekday) => valueAt(board.limits, day) - valueAt(board.used, day)
  const beside = open.filter((day) => fits(board, day, 'swim')).sort((a, b) => room(b) - room(a))[0]
  if (beside !== undefined) place(board, { day: beside, sport: 'swim', role: 'quality', rule: 'hard-together' })
}

/** Which sports go hard on so many days; a single one alternates between ride and run. */
function qualitySports({ season, left, shape }: Board, count: number, keepsSwim: boolean): Sport[] {
  const turn = shape.kind === 'recovery' ? valueAt(season.easier, shape.week - 1) : shape.week
  const order: Sport[] = count === 1 && turn % 2 === 0 ? ['run', 'bike', 'swim'] : ['bike', 'run', 'swim']
  return order.filter((sport) => left[sport] > (sport === 'swim' && keepsSwim ? KEPT : 0)).slice(0, count)
}

/** The days in the order of the sports, hard ride far from the long ride and hard run far from the long run. */
function assignDays(
  days: readonly Weekday[],
  sports: readonly Sport[],
  long: { bike: Weekday | undefined; run: Weekday | undefined },
): readonly Weekday[] {
  let best: readonly Weekday[] = days
  let max = -1
  for (const order of permutations(days)) {
    let distance = 0
    sports.forEach((sport, index) => {
      const far = sport === 'swim' ? undefined : long[sport]
      const day = order[index]
      if (far !== undefined && day !== undefined) distance += circularDistance(day, far)
    })
    if (distance > max) {
      max = distance
      best = order
    }
  }
  return best
}

function permutations(days: readonly Weekday[]): (readonly Weekday[])[] {
  if (days.length < 2) return [days]
  return days.flatMap((day) => permutations(days.filter((other) => other !== day)).map((rest) => [day, ...rest]))
}
