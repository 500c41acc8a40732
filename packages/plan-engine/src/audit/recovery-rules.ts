import { daysOnward } from '../calendar.js'
import { tell } from '../codes/findings.js'
import { RACE_RECOVERY } from '../season/race-recovery.js'
import { valueAt } from '../season/season.js'
import { minutesIn } from '../sums.js'
import type { Sport } from '../types.js'
import type { DayFacts, Facts, OffFacts } from './facts/facts.js'
import { askedAfter, pausesNow, type TimeOffPause } from './facts/pauses.js'
import type { SessionFacts } from './facts/session-facts.js'
import { countedDays, LAST_DAYS, SHORT_PAUSE, SHORTEST } from './facts/way-back-steps.js'
import { place, type Rule } from './rule.js'

/** What is left of the minutes on the first days back, at most. */
const LEFT = 0.75
/**
 * R28: after time off the first days hold no hard session and at most three quarters of their minutes: of those that were planned, or of
 * those of the last load week before. What is past, and what the athlete made or changed, is theirs; who has gone on training has passed it over.
 */
export const wayBack: Rule = {
  id: 'R28',
  severity: 'major',
  unit: 'sessions',
  source: 'recovery',
  limit: { max: 0 },
  find(facts) {
    if (!facts.days.some(({ off }) => off)) return 'no-time-off'
    const pauses = pausesNow(facts)
    const hard = new Set<SessionFacts>()
    const long = new Set<SessionFacts>()
    for (const pause of pauses) {
      const back = daysBack(facts, pause)
      for (const { session, isEasy } of back) if (isEasy && session.isHard) hard.add(session)
      for (const session of tooLong(facts, pause, back)) long.add(session)
    }
    const value = new Set([...hard, ...long]).size
    const told = value === 0 ? tell('back-gently', {}) : tell('back-too-soon', { hard: hard.size, long: long.size })
    return { value, ...told }
  },
}

/** A session of the way back, and whether it is to be easy, and shorter. */
type Back = { day: DayFacts; sport: Sport; session: SessionFacts; isEasy: boolean; isShort: boolean }

function daysBack({ days, daysLeft }: Facts, pause: TimeOffPause): Back[] {
  const back: Back[] = []
  for (const [since, day] of days.slice(pause.resume, pause.resume + MOST_DAYS).entries()) {
    if (day.daysToRace > daysLeft || day.daysToRace < LAST_DAYS) continue
    for (const session of day.sessions) {
      const { sport, isOwn } = session
      if (!sport || isOwn || (pause.sport && pause.sport !== sport)) continue
      const { share, effort } = askedAfter(pause, sport, since)
      back.push({ day, sport, session, isEasy: effort === 'all', isShort: share <= LEFT })
    }
  }
  return back
}

/** No way back is longer. */
const MOST_DAYS = 28

/** The sessions that keep too much, where all of them together do. */
function tooLong({ weeks }: Facts, pause: TimeOffPause, back: readonly Back[]): SessionFacts[] {
  const isRestful = ({ day, sport }: Back) =>
    countedDays(pause) <= SHORT_PAUSE && sport !== 'run' && weeks[day.week - 1]?.kind !== 'load'
  const asked = back.filter((one) => one.isShort && one.session.minutes > SHORTEST && !isRestful(one))
  const before = weeks.findLast(({ week, isLoad }) => isLoad && 7 * week <= pause.from)
  const places = new Map(asked.map(({ day, sport }) => [`${day.day} ${sport}`, { day, sport }]))
  const lately = [...places.values()].flatMap(
    ({ day, sport }) =>
      before?.days.flatMap((each) =>
        each.day === day.day ? each.sessions.filter((one) => one.sport === sport) : [],
      ) ?? [],
  )
  const sessions = asked.map(({ session }) => session)
  const planned = sessions.reduce((sum, session) => sum + session.planned, 0)
  const most = LEFT * Math.max(planned, minutesIn(lately))
  return minutesIn(sessions) <= most ? [] : sessions.filter(({ minutes, planned }) => minutes > LEFT * planned)
}

/**
 * R29: after the race first days off, then easy sessions alone, no longer than a tired body takes, runs last. Beside a race on the way to
 * it nothing is hard, and none of them is too near the next goal.
 */
export const recovery: Rule = {
  id: 'R29',
  severity: 'major',
  unit: 'sessions',
  source: 'recovery',
  limit: { max: 0 },
  find({ after, days, season }) {
    const { daysOff, firstRun = 0, most } = RACE_RECOVERY[season.race]
    const goals = [0, ...days.flatMap(({ isGoal, daysToRace }) => (isGoal ? [daysToRace] : []))]
    const beside = days.filter(
      ({ latest = 0, daysToRace, isBesideRace, isHard }) =>
        (isBesideRace && isHard) || goals.some((goal) => goal < daysToRace && daysToRace - goal < latest),
    )
    const wrong = after.filter(({ daysAfter, sport, minutes, easyMinutes }) => {
      const allowed = Math.min(
        valueAt(season.availability, daysOnward(-daysAfter, season.raceDay)),
        sport ? most[sport] : 0,
      )
      return (
        daysAfter <= daysOff || easyMinutes < minutes || (sport === 'run' && daysAfter < firstRun) || minutes > allowed
      )
    })
    const value = beside.length + wrong.length
    if (value + after.length === 0) return 'ends-with-race'
    return { value, ...tell('after-race-wrong', { sessions: value }) }
  },
}

/**
 * R30: nothing stands on days off, no sport where it is not possible, and no more minutes than such a day has. What is past, and what the
 * athlete made or changed, is theirs.
 */
export const timeOffKept: Rule = {
  id: 'R30',
  severity: 'fatal',
  unit: 'sessions',
  source: 'design',
  limit: { max: 0 },
  find({ days, daysLeft }) {
    if (!days.some(({ off }) => off)) return 'no-time-off'
    const ahead = days.filter(({ daysToRace }) => daysToRace <= daysLeft)
    const wrong = ahead.map((day) => ({ day, sessions: day.off ? impossible(day.sessions, day.off) : 0 }))
    const first = wrong.find(({ sessions }) => sessions > 0)
    if (!first) return { value: 0, ...tell('time-off-kept', {}) }
    const value = wrong.reduce((sum, { sessions }) => sum + sessions, 0)
    return { value, ...tell('on-time-off', { ...place(first.day), sessions: value }) }
  },
}

/** How many sessions of a day of time off cannot be; one where they are possible, but take longer than the day has. */
function impossible(sessions: readonly SessionFacts[], { possible, most }: OffFacts): number {
  const planned = sessions.filter(({ isOwn, minutes }) => !isOwn && minutes > 0)
  const wrong = planned.filter(({ sport }) => (sport ? !possible.includes(sport) : possible.length === 0))
  if (wrong.length > 0 || most === undefined) return wrong.length
  return minutesIn(planned) > most ? 1 : 0
}
