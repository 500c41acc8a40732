import type { Facts } from './facts.js'
import { SHORTEST_SESSION } from './growth-rules.js'
import { atMost, duration, notApplicable, percent, place, type Rule, type RuleOutcome } from './rule.js'

/** Minutes the days before the race may hold, 1 to 6 days out. Design choice. */
const RACE_WINDOW = [0, 30, 45, 60, 75, 90, 90]

/**
 * R09: how much less the last week (two weeks for the long races) holds than the mean of the three biggest load weeks;
 * best 41-60 %, bad outside 30-70 %. Where the schedule cannot hold that much or that little, its own end counts.
 */
export const taperCut: Rule = {
  id: 'R09',
  severity: 'major',
  title: 'Taper',
  unit: '%',
  source: 'Bosquet 2007, MSSE 39(8):1358: two weeks, 41-60 % less; confirmed by Wang 2023, PLoS ONE 18(5)',
  judge(facts) {
    const { weeks, season, loads } = facts
    const biggest = loads.map(({ minutes }) => minutes).sort((one, other) => other - one)
    const top = biggest.slice(0, 3)
    const usual = top.reduce((sum, minutes) => sum + minutes, 0) / top.length
    if (season.totalWeeks < 6 || !(usual > 0))
      return notApplicable({ min: 41, max: 60 }, 'The plan is too short for a taper of its own.')
    const last = weeks.slice(season.isLong ? -2 : -1)
    const mean = last.reduce((sum, { minutes }) => sum + minutes, 0) / last.length
    const cut = percent(1 - mean / usual)
    const { least, most } = possibleMinutes(facts, last.length)
    const limit = { min: Math.min(41, percent(1 - least / usual)), max: Math.max(60, percent(1 - most / usual)) }
    const message = `The last ${season.isLong ? 'two weeks hold' : 'week holds'} ${cut} % less than your biggest weeks; 41 to 60 % less is best.`
    return { result: cutOutcome(cut, limit), value: cut, limit, message }
  },
}

function cutOutcome(cut: number, { min, max }: { min: number; max: number }): RuleOutcome {
  if (cut >= min && cut <= max) return 'pass'
  return cut >= Math.min(min, 30) && cut <= Math.max(max, 70) ? 'warn' : 'fail'
}

/** Fewest and most minutes a week that the schedule allows in the last weeks. */
function possibleMinutes({ weeks, season }: Facts, count: number): { least: number; most: number } {
  const open = weeks.slice(-count).flatMap(({ days }) => days.filter(({ offered }) => offered > 0))
  const most = open.reduce((sum, day) => sum + Math.min(day.offered, RACE_WINDOW[day.daysToRace] ?? day.offered), 0)
  const early = season.days.length * SHORTEST_SESSION
  return {
    least: Math.max((open.length * SHORTEST_SESSION) / count, count > 1 ? early / count : 0),
    most: (0.9 * most) / count,
  }
}

/** R10: the taper keeps some sharpness: a tempo, hard or interval session 2 to 10 days before the race. */
export const taperSharpness: Rule = {
  id: 'R10',
  severity: 'minor',
  title: 'Sharpness',
  unit: 'sessions',
  source: 'Bosquet 2007, MSSE 39(8):1358: volume falls, intensity stays',
  judge({ days }) {
    const limit = { min: 1 }
    const window = days.filter(({ daysToRace }) => daysToRace >= 2 && daysToRace <= 10)
    if (!window.some(({ offered }) => offered > 0))
      return notApplicable(limit, 'No training day lies 2 to 10 days before the race.')
    const value = window.flatMap(({ sessions }) => sessions.filter(({ isHard }) => isHard)).length
    const message =
      value > 0
        ? `The taper keeps ${value} sharper ${value === 1 ? 'session' : 'sessions'}.`
        : 'The last ten days hold no sharper session; a short one keeps you awake.'
    return { result: value > 0 ? 'pass' : 'warn', value, limit, message }
  },
}

/** R23: no run above 90 min in the last 13 days, no ride above 75 min in the last 6. */
export const lateLongSessions: Rule = {
  id: 'R23',
  severity: 'minor',
  title: 'Late long sessions',
  unit: 'sessions',
  source: 'Dave Scott, trainingpeaks.com: last long run 18-22 days, last long ride 14-21 days before the race',
  judge({ days }) {
    const late = days.flatMap((day) =>
      day.sessions
        .filter(({ sport, minutes }) => isLate(sport, minutes, day.daysToRace))
        .map(
          ({ sport, minutes }) =>
            `The ${sport === 'run' ? 'run' : 'ride'} of ${duration(minutes)} on ${place(day)} comes too late to help.`,
        ),
    )
    const message = late[0] ?? 'The last long sessions are far enough from the race.'
    return { result: atMost(late.length, 0, Number.POSITIVE_INFINITY), value: late.length, limit: { max: 0 }, message }
  },
}

/** Whether a long session stands too close to the race. */
export const isLate = (sport: string | undefined, minutes: number, daysToRace: number): boolean =>
  daysToRace > 0 &&
  ((sport === 'run' && minutes > 90 && daysToRace <= 13) || (sport === 'bike' && minutes > 75 && daysToRace <= 6))
