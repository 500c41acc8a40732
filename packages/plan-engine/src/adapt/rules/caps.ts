import { BEGUN_ANEW, biggestBefore, isRegained, isShaped, type Measure } from '../../audit/facts/breaks.js'
import { SHORTEST } from '../../audit/facts/way-back-steps.js'
import { dailyAfter, mostWithRise } from '../../season/present-fitness.js'
import { floor5, type WeekShape } from '../../season/volume.js'
import { minutesIn } from '../../sums.js'
import type { Reason } from '../../types.js'
import { since, type WeekLimit } from '../codes.js'
import type { Gap } from '../timeline/gaps.js'
import { aheadOf, type Timeline, weekAt } from '../timeline/timeline.js'
import type { Change } from '../types.js'
import { breaksOf } from './breaks-of.js'
import { type Course, type Limits, mostBack, mostEased, type Setting } from './eased-weeks.js'
import { fitWeek, minutesOfWeek } from './fit-week.js'
import { holdLongRuns, holdRuns, LONG_RUN, mostBy } from './run-caps.js'
import { countedDays } from './way-back.js'
import { type WeekRow, weekRows } from './week-rows.js'

/** Points by which fitness may rise in a week, and where it is regained (R06 has 8): some are left for the order of its days. */
const RISE = { usual: 5, regained: 6.5 } as const

/** The first days back are measured by the way back itself. */
const WAY_BACK = 14

/**
 * Holds weeks and runs to the audit's limits on what was done and is planned: what gaps, races and short days take away, takes the ground
 * from under what comes after. What was no better as it was saved may stay, but for what is planned anew from a day on; nothing grows.
 */
export function keepCaps(
  timeline: Timeline,
  told: readonly Gap[],
  { legs, recoveries, lighten }: Raced,
  anew = Number.POSITIVE_INFINITY,
) {
  const gaps = [...told, ...recoveries]
  const long = gaps.filter((gap) => countedDays(gap) >= LONG_RUN.days)
  const first = firstOf(timeline, { long, legs, anew })
  if (first > timeline.toRace) return
  const back = Math.max(0, Math.min(...long.map(({ resume }) => resume))) + WAY_BACK
  const runs = long.filter(({ sport }) => sport === undefined || sport === 'run')
  const begun = recoveries.map(({ resume, from, to }) => ({
    first: weekAt(timeline, resume),
    last: weekAt(timeline, to),
    isLong: to - from >= BEGUN_ANEW - 1,
  }))
  const setting = {
    rows: weekRows(timeline, legs),
    breaks: breaksOf(timeline),
    anew: weekAt(timeline, anew),
    begun,
    first: weekAt(timeline, first),
  }
  // A shorter run makes a smaller week, and the other way round: until both hold.
  for (let before = -1, now = minutesIn(timeline.cards); now !== before; before = now, now = minutesLeft(timeline)) {
    for (const gap of runs) holdLongRuns(timeline, gap)
    holdRuns(timeline, gaps, Math.min(back, anew))
    holdWeeks(timeline, setting, back)
    lighten()
  }
}

/** The first day from which on something is another: what comes before it keeps its ground. */
function firstOf(
  { cards, season, toRace }: Timeline,
  { long, legs, anew }: { long: readonly Gap[]; legs: readonly Change[]; anew: number },
): number {
  const changed = cards.filter(({ reasons }) => !reasons.every(isOfSwap)).map(({ ahead }) => ahead)
  const raced = legs.flatMap(({ from, to }) => {
    const ahead = aheadOf(from ?? to ?? { week: season.totalWeeks, day: season.raceDay }, season, toRace)
    // Called off on its morning, a race is missed like any session: that takes no ground from under the weeks after it.
    return to || ahead > 0 ? [ahead] : []
  })
  return Math.max(0, Math.min(...changed, ...raced, ...long.map(({ resume }) => resume), anew))
}

/** One session that takes the place of another in its week takes no ground from under the weeks after it. */
const isOfSwap = ({ rule }: Reason): boolean => rule === 'key-session' || rule === 'room-for-key'

const minutesLeft = ({ cards }: Timeline): number => minutesIn(cards.filter(({ isGone }) => !isGone))

/** What races bring into a plan, and the easy days after goals on the way. */
export type Raced = {
  legs: readonly Change[]
  recoveries: readonly Gap[]
  /** Makes the weeks of races smaller that the weeks before them measure. */
  lighten: () => void
}

function holdWeeks(timeline: Timeline, setting: Setting, back: number) {
  const { rows, breaks, first } = setting
  const minutesOf = ({ shape, raced }: WeekRow) => minutesOfWeek(timeline, shape.week) + raced
  const whole = rows.filter(({ shape }) => shape.isWhole)
  const begin =
    whole.find(({ shape, isLoad }, index) => (index === 0 || isLoad) && !isShaped(shape.week, breaks)) ?? whole[0]
  const now: Course = { weeks: [], daily: begin ? dailyAfter(undefined, minutesOf(begin)) : 0 }
  const saved: Course = { weeks: [], daily: begin ? dailyAfter(undefined, begin.saved) : 0 }
  for (const row of rows) {
    const { week, isWhole } = row.shape
    const held = week >= first ? mostOf(row, { ...setting, now, saved, least: leastIn(timeline, week) }) : undefined
    if (held)
      fitWeek(timeline, week, {
        most: held.most - row.raced,
        reasonOf: ({ planned }) => since('growth-held', { week, ...held, planned }, 'convention'),
        from: back,
        mayEmptyDays: row.isLoad,
      })
    go(now, { week, minutes: minutesOf(row), isLoad: row.isLoad }, isWhole)
    go(saved, { week, minutes: row.saved, isLoad: row.wasLoad }, isWhole)
  }
}

/** The shortest session on each of its days: a week that rests holds as much. */
const leastIn = ({ weeks }: Timeline, week: number): number =>
  SHORTEST * new Set((weeks[week - 1]?.cards ?? []).flatMap(({ ahead, isGone }) => (isGone ? [] : ahead))).size

function go(course: Course, week: Measure, isWhole: boolean) {
  course.weeks.push(week)
  if (isWhole) course.daily = dailyAfter(course.daily, week.minutes)
}

type Held = { most: number; limit?: WeekLimit }

/** Minutes that a week may hold, and what asks for that; undefined where nothing measures it. */
function mostOf(row: WeekRow, limits: Limits): Held | undefined {
  const { shape, isLoad, isGoal } = row
  // What a goal on the way asks for is raced, not trained: the days before it have limits of their own.
  if (isGoal) return undefined
  const most = isLoad ? mostGrown(row, limits) : (mostEased(row, limits) ?? Number.POSITIVE_INFINITY)
  const back = mostBack(row, limits)
  const risen = shape.isWhole ? mostRisen(row, limits) : Number.POSITIVE_INFINITY
  const least = Math.min(most, back, risen)
  if (least === Number.POSITIVE_INFINITY) return undefined
  const limit = EASED[shape.kind] ?? (least === back ? 'return' : least === most ? undefined : 'fitness')
  return { most: least, ...(limit && { limit }) }
}

/** What weeks that do not load are there for. */
const EASED: Partial<Record<WeekShape['kind'], WeekLimit>> = {
  recovery: 'recovery',
  absorb: 'recovery',
  taper: 'taper',
  race: 'taper',
}

/** A load week grows from the biggest of the four before it (R05). */
function mostGrown({ shape: { week }, saved: minutes }: WeekRow, { now, saved, breaks, anew }: Limits): number {
  const biggest = biggestBefore(week, now.weeks, breaks)
  const before = biggestBefore(week, saved.weeks, breaks)
  const asSaved = before > 0 && week < anew ? (biggest * minutes) / before : 0
  return Math.max(mostBy(biggest), leastOf(asSaved, minutes))
}

/** As fitness rises by what is known of minutes alone. */
function mostRisen({ shape: { week }, saved: minutes }: WeekRow, { now, saved, breaks }: Limits): number {
  const most = mostWithRise(now.daily, isRegained(week, breaks) ? RISE.regained : RISE.usual)
  return Math.max(most, leastOf(minutes + 7 * (now.daily - saved.daily), minutes))
}

/** In fives where a week must give; where it need not, all of what it holds: what is raced and was done is of any length. */
const leastOf = (asSaved: number, minutes: number): number => (asSaved < minutes ? floor5(asSaved) : minutes)
