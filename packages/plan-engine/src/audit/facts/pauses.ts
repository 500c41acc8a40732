import { SPORTS, type Sport } from '../../types.js'
import type { DayFacts, Facts } from './facts.js'
import { isTaken, isTraining, MISSED } from './lived.js'
import { type BackStep, daysToPassOver, easyAfterIllness, type Pause, stepAfter } from './way-back-steps.js'

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
      const told = days.slice(from, day).flatMap(({ off }) => off?.reasons ?? [])
      const own = told.filter(({ possible }) => !sport || !possible.includes(sport))
      const reasons = own.map(({ reason }) => reason)
      pauses.push({ sport, from, resume: day, days: day - from, reasons })
    }
    return pauses
  })
}

/** A sport that was off for more days than so before all were has a pause of its own. */
const OWN_DAYS = 3

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
  return pauses.filter(
    (pause) =>
      !over.some(
        (other) =>
          other === pause ||
          (!other.sport &&
            pause.from >= other.from - OWN_DAYS &&
            pause.from < other.resume &&
            pause.resume <= other.resume),
      ),
  )
}

function isOff(day: DayFacts | undefined, sport: Sport | undefined): boolean {
  if (!day?.off || day.isBeforeStart) return false
  return isTaken(day.off, sport) && !day.sessions.some((done) => isTraining(done, sport))
}

/** What the way back asks of a sport so many days after a pause, 0 being the first: the gentler one of its row and of what follows illness. */
export function askedAfter(pause: TimeOffPause, sport: Sport, day: number): Pick<BackStep, 'share' | 'effort'> {
  const step = stepAfter(pause, sport, day) ?? { share: 1, effort: 'as-planned' }
  const isIll = pause.sport === undefined && day < easyAfterIllness(pause)
  return isIll ? { share: step.share, effort: 'all' } : step
}
