import { MOST_FEW, SHORTEST } from '../../audit/facts/way-back-steps.js'
import { floor5 } from '../../season/volume.js'
import { maxOf } from '../../sums.js'
import { since } from '../codes.js'
import { atMost, type Card } from '../timeline/cards.js'
import type { Gap } from '../timeline/gaps.js'
import { isBlocked } from '../timeline/time-off.js'
import type { Timeline } from '../timeline/timeline.js'
import { countedDays } from './way-back.js'

/** What a run may last of the longest of 30 days (R16), and a week of the biggest (R05); a step of so many minutes is none. */
const GROWTH = 1.1
const STEP = 5
/** The days that a run is measured by: those on which running was possible. */
const LOOK_BACK = 30

/** After so many days without running no run from before measures those after it, and the first one has so many minutes at most. Design choice. */
const BACK_TO_RUNNING = { days: 42, minutes: 30 } as const

/** The longest run of the week after the way back from a week or more, against the longest before it; from two weeks on it grows from there. */
export const LONG_RUN = { days: 7, growing: 14, share: 0.85, wayBack: 28 } as const

/**
 * No run is more than a tenth (and 5 min) longer than the longest of the 30 days before it on which running was possible, and the first one
 * after six weeks without is short: none from `back` on, and none before that was so as it was saved.
 */
export function holdRuns(timeline: Timeline, gaps: readonly Gap[], back: number) {
  const isPause = pausesOf(timeline, gaps)
  const now = runsBefore(timeline)
  const runs = timeline.cards.filter(({ sport, ahead }) => sport === 'run' && ahead >= 0)
  const saved = [...now, ...runs.map(({ ahead, exercise }) => ({ ahead, minutes: exercise.duration }))]
  const judged = firstJudged(timeline)
  const long = gaps.filter((gap) => isOfRunning(gap) && countedDays(gap) >= BACK_TO_RUNNING.days)
  for (const card of runs.toSorted((one, other) => dayOf(one) - dayOf(other))) {
    if (card.isGone) continue
    const ahead = dayOf(card)
    const first = firstDay(isPause, ahead)
    const gap = long.findLast(({ resume }) => resume <= ahead)
    const lately = longestSince(now, Math.max(first, gap?.resume ?? first), ahead)
    if (gap && lately === 0) holdFirst(card, gap.days)
    else {
      const wasSound = card.week > judged && card.exercise.duration <= mostBy(longestSince(saved, first, ahead))
      if (gap || ahead >= back || wasSound) holdTo(card, lately)
    }
    now.push({ ahead, minutes: card.minutes })
  }
}

/** The first run after so many days without: half an hour at most, and no more than the longest before them, which `holdLongRuns` sees to. */
function holdFirst(card: Card, days: number) {
  const most = BACK_TO_RUNNING.minutes
  atMost(card, most, since('run-back-held', { days, most, planned: card.planned }, 'design'))
}

function holdTo(card: Card, longest: number) {
  const most = mostBy(longest)
  atMost(card, most, since('run-held', { longest: Math.round(longest), most, planned: card.planned }, 'frandsen'))
}

/** Days from today to the day that a session is to be on. */
const dayOf = ({ ahead, movedTo }: Card): number => movedTo?.ahead ?? ahead

type Run = { ahead: number; minutes: number }

/** The runs of the past in date order; those of races are no training. */
const runsBefore = ({ done }: Timeline): Run[] =>
  done
    .filter(({ type, ahead, workout }) => type === 'run' && ahead < 0 && workout.workoutType !== 'race')
    .map(({ ahead, minutes }) => ({ ahead, minutes }))
    .sort((one, other) => one.ahead - other.ahead)

/** The first whole week is judged by nothing: of each run before the plan nothing is known. */
const firstJudged = ({ shapes }: Timeline): number => shapes().find(({ isWhole }) => isWhole)?.week ?? 1

/** Minutes that a run may have after the longest one, a week after the biggest; without a bound after none. */
export const mostBy = (longest: number): number =>
  longest > 0 ? floor5(Math.max(longest * GROWTH, longest + STEP)) : Number.POSITIVE_INFINITY

const isOfRunning = ({ sport }: Gap): boolean => sport === undefined || sport === 'run'

/** Tells the days on which running was not possible, or not done for long. */
function pausesOf({ offs }: Timeline, gaps: readonly Gap[]): (day: number) => boolean {
  const pauses = gaps.filter((gap) => isOfRunning(gap) && gap.days > MOST_FEW)
  return (day) =>
    isBlocked(offs, day, 'run') || pauses.some(({ from, to, resume }) => from <= day && day <= to && day < resume)
}

/** The longest of runs in date order from a day on and before another one. */
function longestSince(runs: readonly Run[], first: number, before: number): number {
  let longest = 0
  for (let at = runs.length - 1; at >= 0; at--) {
    const { ahead, minutes } = runs[at] ?? { ahead: first - 1, minutes: 0 }
    if (ahead < first) break
    if (ahead < before) longest = Math.max(longest, minutes)
  }
  return longest
}

/** The first of the days that a run is measured by. */
function firstDay(isPause: (day: number) => boolean, ahead: number): number {
  let first = ahead
  for (let days = 0; days < LOOK_BACK; ) if (!isPause(--first)) days++
  return first
}

/** After a week or more without running the first long run, and those on the way back to it, are shorter; after two weeks it grows by a tenth a week. */
export function holdLongRuns({ cards, done }: Timeline, gap: Gap) {
  const days = countedDays(gap)
  if (days < LONG_RUN.days) return
  const from = gap.from - LOOK_BACK
  const before = done.filter(({ type, ahead }) => type === 'run' && ahead >= from && ahead < gap.from)
  const planned = cards.filter(
    (card) => card.sport === 'run' && !card.isGone && card.ahead >= Math.max(0, from) && card.ahead < gap.from,
  )
  // Who has not run at all is measured by what the plan begins with.
  const begun = cards.find(({ sport, ahead }) => sport === 'run' && ahead < 0)?.planned ?? 0
  const longest = Math.round(maxOf([...before, ...planned].map(({ minutes }) => minutes))) || begun
  const first = gap.resume + Math.min(days, LONG_RUN.wayBack)
  for (const card of cards) {
    const week = Math.max(0, Math.floor((card.ahead - first) / 7))
    if (card.sport !== 'run' || card.ahead < gap.resume || (week > 0 && days < LONG_RUN.growing)) continue
    const most = Math.max(SHORTEST, floor5(mostAfter(longest, week)))
    if (longest > 0)
      atMost(card, most, since('run-held', { longest, most, days: gap.days, planned: card.planned }, 'frandsen'))
  }
}

/** Minutes that a run may have so many weeks after the way back. */
function mostAfter(longest: number, weeks: number): number {
  let most = LONG_RUN.share * longest
  for (let week = 0; week < weeks && most < longest * GROWTH; week++) most = Math.max(most * GROWTH, most + STEP)
  return weeks > 0 && most >= longest * GROWTH ? Number.MAX_SAFE_INTEGER : most
}
