import { SPORTS, type Sport } from '../../types.js'
import type { DayFacts, Facts } from './facts.js'
import { isPaused, isTraining, MISSED } from './lived.js'
import { type BackStep, daysToPassOver, easyAfterIllness, MOST_FEW, type Pause, stepAfter } from './way-back-steps.js'

/** Time off that lasts without a session in between. */
export type TimeOffPause = Pause & {
  /** What is not possible; undefined for all sports. */
  sport: Sport | undefined
  /** Its first day and the one on which training goes on, as places among the days of the plan. */
  from: number
  resume: number
}

/** The pauses that time off makes, of all sports and of each, in order of their days; who trained nevertheless has ended one, and what was before the plan is not known. */
function pausesIn(days: readonly DayFacts[]): TimeOffPause[] {
  return [undefined, ...SPORTS].flatMap((sport) => {
    const pauses: TimeOffPause[] = []
    for (let day = 0; day < days.length; day++) {
      const from = day
      while (isOff(days[day], sport)) day++
      if (day === from) continue
      pauses.push({ sport, from, resume: day, days: day - from, reasons: reasonsIn(days.slice(from, day), sport) })
    }
    return pauses
  })
}

/** The pauses whose way back is still to come, so many days before the race. */
export function pausesNow({ days, daysLeft }: Pick<Facts, 'days' | 'daysLeft'>): TimeOffPause[] {
  const past = days.filter(({ daysToRace }) => daysToRace > daysLeft)
  const hasTrained = ({ resume, sport }: TimeOffPause, least: number) => {
    let left = least
    for (let at = resume; left > 0 && at < past.length; at++)
      if (past[at]?.sessions.some((done) => isTraining(done, sport))) left--
    return left <= 0
  }
  const pauses = pausesIn(days)
  // What was missed, and not told, ends with the first session: it was answered then.
  const leastOf = ({ sport, days, reasons }: TimeOffPause) =>
    sport || reasons.includes(MISSED) ? 1 : daysToPassOver(days)
  const over = pauses.filter((pause) => hasTrained(pause, leastOf(pause)))
  // What goes on beyond them ends as it was proposed: with as many days of training as pass over a way back.
  const ofAll = pauses.filter((pause) => !pause.sport && hasTrained(pause, daysToPassOver(pause.days)))
  return pauses
    .filter((pause) => !over.some((other) => other === pause || isWithin(pause, other)))
    .flatMap((pause) => (pause.sport ? (ownPart(pause, pause.sport, { days, ofAll }) ?? []) : pause))
}

/** Whether a pause of all sports takes one of a sport with it, which was off for a few days more at most. */
const isWithin = (pause: TimeOffPause, other: TimeOffPause): boolean =>
  !other.sport && pause.from >= other.from - MOST_FEW && pause.from < other.resume && pause.resume <= other.resume

/**
 * What is left of a sport's pause without what those of all sports took from it that are over: their way back has been passed over. A sport
 * that was off for longer than a few days before all were has a pause of its own.
 */
function ownPart(pause: TimeOffPause, sport: Sport, { days, ofAll }: Setting): TimeOffPause | undefined {
  const isCounted = (day: DayFacts | undefined) => day?.planned?.has(sport) === true || isTold(day, sport)
  const countedDays = (first: number, end: number) => {
    const within = days.slice(first, end)
    return within.some(isCounted) ? within.findLastIndex(isCounted) - within.findIndex(isCounted) + 1 : 0
  }
  let { from } = pause
  for (const other of ofAll) {
    if (other.resume <= from || pause.resume <= other.from) continue
    if (countedDays(from, trainedUntil(days, other)) <= MOST_FEW) from = other.resume
  }
  while (from < pause.resume && !isCounted(days[from])) from++
  const reasons = reasonsIn(days.slice(from, pause.resume), sport)
  const left = pause.resume - from
  return left > MOST_FEW ? { ...pause, from, days: left, reasons } : undefined
}

/** The place behind the last day with training before a pause. */
function trainedUntil(days: readonly DayFacts[], { from }: TimeOffPause): number {
  let until = from
  while (until > 0 && !days[until - 1]?.sessions.some((done) => isTraining(done, undefined))) until--
  return until
}

const isTold = (day: DayFacts | undefined, sport: Sport): boolean =>
  day?.off?.reasons.some(({ reason, possible }) => reason !== MISSED && !possible.includes(sport)) === true

/** Why a sport, or all, was not possible. */
const reasonsIn = (days: readonly DayFacts[], sport: Sport | undefined): string[] =>
  days.flatMap(({ off }) =>
    (off?.reasons ?? []).flatMap(({ reason, possible }) => (sport && possible.includes(sport) ? [] : reason)),
  )

type Setting = { days: readonly DayFacts[]; ofAll: readonly TimeOffPause[] }

function isOff(day: DayFacts | undefined, sport: Sport | undefined): boolean {
  if (!day?.off || day.isBeforeStart) return false
  return isPaused(day.off, sport) && !day.sessions.some((done) => isTraining(done, sport))
}

/** What the way back asks of a sport so many days after a pause, 0 being the first: the gentler one of its row and of what follows illness. */
export function askedAfter(pause: TimeOffPause, sport: Sport, day: number): Pick<BackStep, 'share' | 'effort'> {
  const step = stepAfter(pause, sport, day) ?? { share: 1, effort: 'as-planned' }
  const isIll = pause.sport === undefined && day < easyAfterIllness(pause)
  return isIll ? { share: step.share, effort: 'all' } : step
}
