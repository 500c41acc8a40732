import { countedDays, speedAfter } from '../audit/facts/way-back-steps.js'
import { daysBetween, parseIsoDay } from '../calendar.js'
import { predictFinish } from '../formulas/finish-time.js'
import { pacesBetween } from '../formulas/zones.js'
import { tableOf } from '../lookup.js'
import { maxOf } from '../sums.js'
import { type Paces, SPORTS, type Sport } from '../types.js'
import { type Gap, hasWayBack, wholeGaps } from './timeline/gaps.js'
import { progressOf } from './timeline/progress.js'
import { type Timeline, weekAt } from './timeline/timeline.js'

/**
 * The paces that a season leads to, in each sport's own unit. Days without a sport, and as many after them in which its speed comes back,
 * are days without progress towards the goal's pace; what has not come back by race day is missing too. So more days away never make
 * anybody faster. Paces that were told count from that day on. Speed that is left: Daniels; that nothing is caught up: design choice.
 */
function racePaces(timeline: Timeline): Paces {
  const { current, goal } = timeline.season
  const all = wholeGaps(timeline, undefined)
  const stepOn = dailySteps(timeline)
  return tableOf(SPORTS, (sport) => {
    const pauses = pausesOf(timeline, sport, all)
    if (pauses.length === 0) return goal[sport]
    const reached = isFaster(goal, current, sport)
      ? pacesBetween(current, goal, 1 - stepsMissed(pauses, timeline.toRace, stepOn))[sport]
      : goal[sport]
    const speed = Math.min(...pauses.map((pause) => speedLeft(pause, timeline.toRace)))
    return sport === 'bike' ? reached * speed : reached / speed
  })
}

/** Whole seconds to the finish line at the paces that a season leads to. */
export const finishForecast = (timeline: Timeline): number =>
  Math.round(predictFinish(timeline.season.distances, racePaces(timeline)))

/** Days without a sport: from which on, the day it goes on, the days that count for its speed, and the share of it that is left. */
type SportPause = { from: number; resume: number; days: number; left: number }

/** `all`: the gaps of all sports, in which no other one was done. */
function pausesOf(timeline: Timeline, sport: Sport, all: readonly Gap[]): SportPause[] {
  const told = paceDay(timeline)
  return wholeGaps(timeline, sport).flatMap(({ offs, resume, ...gap }) => {
    const reasons = offs.map(({ reason }) => reason)
    const pause = { from: Math.max(gap.from, told), to: Math.min(gap.to, timeline.toRace) }
    if (!hasWayBack({ days: daysOf(pause) })) return []
    const alone = maxOf(all.map((other) => daysOf(between(pause, other))))
    const counted = (days: number) => countedDays({ days, reasons })
    const left = Math.min(speedAfter(counted(daysOf(pause)), true), speedAfter(counted(alone), false))
    return [{ from: pause.from, resume, days: counted(daysOf(pause)), left }]
  })
}

type Days = { from: number; to: number }

const daysOf = ({ from, to }: Days): number => Math.max(0, to - from + 1)

const between = (one: Days, other: Days): Days => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
})

/** The day that today's paces were last told on, in days from today. */
function paceDay({ input, start, today }: Timeline): number {
  const { pacesFrom } = input
  return typeof pacesFrom === 'string' && parseIsoDay(pacesFrom) ? daysBetween(today, pacesFrom) : start
}

/** The share of the speed that is there on race day: what days off took comes back over as many days. */
const speedLeft = ({ resume, days, left }: SportPause, toRace: number): number =>
  left + (1 - left) * Math.min(1, Math.max(0, toRace - resume) / days)

/** The share of the way to the goal that is missed by days without training, and by those in which speed comes back. */
function stepsMissed(pauses: readonly SportPause[], toRace: number, stepOn: (day: number) => number): number {
  const missed = new Set<number>()
  for (const { from, resume, days, left } of pauses) {
    const until = Math.min(left < 1 ? resume + days : resume, toRace)
    for (let day = from; day < until; day++) missed.add(day)
  }
  let sum = 0
  // In the order of days, so that the same ones never round to less.
  for (const day of [...missed].sort((one, other) => one - other)) sum += stepOn(day)
  return sum
}

/** The share of the way to the goal that each day goes. */
function dailySteps(timeline: Timeline): (day: number) => number {
  const progress = progressOf(timeline.season, timeline.input, timeline.shapes())
  return (day) => {
    const week = weekAt(timeline, day)
    return Math.max(0, (progress[week - 1] ?? 0) - (progress[week - 2] ?? 0)) / 7
  }
}

const isFaster = (one: Paces, other: Paces, sport: Sport): boolean =>
  sport === 'bike' ? one[sport] > other[sport] : one[sport] < other[sport]
