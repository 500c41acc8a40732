import { ABSORB, RECOVERY } from '../../formulas/volume-tables.js'
import { floor5, shapeWeeks, type WeekShape } from '../../season/volume.js'
import { maxOf, minutesIn } from '../../sums.js'
import { since } from '../codes.js'
import { atMost } from '../timeline/cards.js'
import type { Gap } from '../timeline/gaps.js'
import { isBlocked } from '../timeline/time-off.js'
import { type Timeline, weekAt } from '../timeline/timeline.js'
import { fitWeek, minutesOfWeek } from './fit-week.js'
import { MOST_FEW } from './missed-key.js'
import { countedDays, SHORTEST } from './way-back.js'

/** What a load week may hold of the biggest of the four before it (R05), and a run of the longest of 30 days (R16). */
const GROWTH = 1.1
const LOOK_BACK = { weeks: 4, days: 30, off: 28 } as const
const RUN_STEP = 5

/** From so many days off on weeks are held to those before, and from so many to those since the return alone. */
const LONG_PAUSE = 14
const BEGUN_ANEW = 21

/** The first days back are measured by the way back itself. */
const WAY_BACK = 14

/** The longest run of the week after the way back from a week or more, against the longest before it; from two weeks on it grows from there. */
const LONG_RUN = { days: 7, growing: 14, share: 0.85, wayBack: 28 } as const

/** Holds weeks and runs on what was done and is planned to the audit's limits, where a gap has taken the ground from under them. */
export function keepCaps(timeline: Timeline, gaps: readonly Gap[]) {
  const long = gaps.filter((gap) => countedDays(gap) >= LONG_RUN.days)
  if (long.length === 0) return
  const first = Math.min(...long.map(({ resume }) => resume))
  const pauses = long.filter((gap) => gap.sport === undefined && countedDays(gap) >= LONG_PAUSE)
  const isPause = pausesOf(timeline, gaps)
  // A shorter run makes a smaller week, and the other way round: until both hold.
  for (let before = -1, now = minutesIn(timeline.cards); now !== before; before = now, now = minutesLeft(timeline)) {
    for (const gap of long) if (gap.sport === undefined || gap.sport === 'run') holdLongRuns(timeline, gap)
    holdRuns(timeline, Math.max(0, first) + WAY_BACK, isPause)
    holdWeeks(timeline, pauses)
  }
}

const minutesLeft = ({ cards }: Timeline): number => minutesIn(cards.filter(({ isGone }) => !isGone))

/** Tells the days on which running was not possible, or not done for long. */
function pausesOf({ offs }: Timeline, gaps: readonly Gap[]): (day: number) => boolean {
  const pauses = gaps.filter(({ sport, days }) => (sport === undefined || sport === 'run') && days > MOST_FEW)
  return (day) => isBlocked(offs, day, 'run') || pauses.some(({ from, resume }) => from <= day && day < resume)
}

function holdWeeks(timeline: Timeline, pauses: readonly Gap[]) {
  if (pauses.length === 0) return
  const shapes = shapeWeeks(timeline.season)
  const weekOf = (ahead: number) => weekAt(timeline, ahead)
  // The week after the last one with a day of the first two weeks back.
  const first = weekOf(Math.max(0, Math.min(...pauses.map(({ resume }) => resume))) + WAY_BACK - 1) + 1
  const anew = pauses.filter((gap) => countedDays(gap) >= BEGUN_ANEW)
  // A week that a gap has cut into is no measure.
  const isCut = (week: number) => pauses.some(({ from, resume }) => weekOf(from) <= week && week < weekOf(resume))
  const loads: { week: number; minutes: number }[] = []
  for (const shape of shapes) {
    const { week, kind, isWhole } = shape
    if (week >= first) {
      const from = maxOf(anew.flatMap(({ resume }) => (weekOf(resume) < week ? [weekOf(resume)] : [])))
      const before = loads.flatMap((load) => (load.week >= from ? load.minutes : []))
      const most = mostOf(shape, before, from > 0)
      if (most !== undefined)
        fitWeek(timeline, week, most, ({ planned }) => since('growth-held', { week, most, planned }, 'convention'))
    }
    if (kind === 'load' && isWhole && !isCut(week)) loads.push({ week, minutes: minutesOfWeek(timeline, week) })
  }
}

/** Minutes that a week may hold after these load weeks; undefined where nothing measures it. */
function mostOf({ kind, factor }: WeekShape, loads: readonly number[], isAnew: boolean): number | undefined {
  const biggest = maxOf(isAnew ? loads : loads.slice(-LOOK_BACK.weeks))
  if (biggest === 0) return undefined
  if (kind === 'load') return Math.max(floor5(biggest * GROWTH), biggest + RUN_STEP)
  if (!isAnew) return undefined
  const last = loads.findLast((minutes) => minutes > 0) ?? biggest
  return floor5(kind === 'recovery' ? RECOVERY * last : kind === 'absorb' ? ABSORB * last : factor * biggest)
}

/** No run is more than a tenth (and 5 min) longer than the longest of the 30 days before it on which running was possible. */
function holdRuns({ cards, done }: Timeline, from: number, isPause: (day: number) => boolean) {
  const runs = done
    .filter(({ type, ahead }) => type === 'run' && ahead < 0)
    .map(({ ahead, minutes }) => ({ ahead, minutes }))
    .sort((one, other) => one.ahead - other.ahead)
  for (const card of cards) {
    if (card.sport !== 'run' || card.isGone || card.movedTo || card.ahead < 0) continue
    if (card.ahead >= from) {
      const longest = longestSince(runs, firstDay(isPause, card.ahead), card.ahead)
      const most = floor5(Math.max(longest * GROWTH, longest + RUN_STEP))
      if (longest > 0)
        atMost(card, most, since('run-held', { longest: Math.round(longest), most, planned: card.planned }, 'frandsen'))
    }
    runs.push({ ahead: card.ahead, minutes: card.minutes })
  }
}

/** The longest of runs in date order from a day on and before another one. */
function longestSince(runs: readonly { ahead: number; minutes: number }[], first: number, before: number): number {
  let longest = 0
  for (let at = runs.length - 1; at >= 0; at--) {
    const { ahead, minutes } = runs[at] ?? { ahead: first - 1, minutes: 0 }
    if (ahead < first) break
    if (ahead < before) longest = Math.max(longest, minutes)
  }
  return longest
}

/** The first of the days that a run is measured by: days off do not count, as far as they are 28. */
function firstDay(isPause: (day: number) => boolean, ahead: number): number {
  let first = ahead
  let off = 0
  for (let days = 0; days < LOOK_BACK.days; ) {
    first--
    if (off < LOOK_BACK.off && isPause(first)) off++
    else days++
  }
  return first
}

/** After a week or more without running the first long run is shorter; after two weeks it grows by a tenth a week. */
function holdLongRuns({ cards, done }: Timeline, gap: Gap) {
  const days = countedDays(gap)
  if (days < LONG_RUN.days) return
  const from = gap.from - LOOK_BACK.days
  const before = done.filter(({ type, ahead }) => type === 'run' && ahead >= from && ahead < gap.from)
  const planned = cards.filter(
    (card) => card.sport === 'run' && !card.isGone && card.ahead >= Math.max(0, from) && card.ahead < gap.from,
  )
  // Who has not run at all is measured by what the plan begins with.
  const begun = cards.find(({ sport, ahead }) => sport === 'run' && ahead < 0)?.planned ?? 0
  const longest = Math.round(maxOf([...before, ...planned].map(({ minutes }) => minutes))) || begun
  const first = gap.resume + Math.min(days, LONG_RUN.wayBack)
  for (const card of cards) {
    const week = Math.floor((card.ahead - first) / 7)
    if (card.sport !== 'run' || week < 0 || (week > 0 && days < LONG_RUN.growing)) continue
    const most = Math.max(SHORTEST, floor5(mostAfter(longest, week)))
    if (longest > 0) atMost(card, most, since('run-held', { longest, most, planned: card.planned }, 'frandsen'))
  }
}

/** Minutes that a run may have so many weeks after the way back. */
function mostAfter(longest: number, weeks: number): number {
  let most = LONG_RUN.share * longest
  for (let week = 0; week < weeks && most < longest * GROWTH; week++) most = Math.max(most * GROWTH, most + RUN_STEP)
  return weeks > 0 && most >= longest * GROWTH ? Number.MAX_SAFE_INTEGER : most
}
