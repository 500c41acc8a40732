import { legSeconds } from '../finish-time.js'
import type { RaceType, Sport } from '../types.js'
import type { DayFacts, Facts } from './facts.js'
import {
  atLeast,
  atMost,
  duration,
  notApplicable,
  percent,
  place,
  type Rule,
  type RuleOutcome,
  type Verdict,
} from './rule.js'

/** Days over which a run is compared, and by how much it may exceed the longest of them. */
const LOOK_BACK = 30
const RUN_GROWTH = 1.1
const SMALL_STEP = 5

/** Longest run any plan asks for (Coach Cox, 'How long is long?': training suffers after longer ones). */
const LONGEST_RUN = 150

/**
 * R16: no run is more than 10 % (and 5 min) longer than the longest of the 30 days before it. The first whole week, and
 * what comes before it, is not judged: nothing is known of the runs before the plan.
 */
export const runSpikes: Rule = {
  id: 'R16',
  severity: 'major',
  title: 'Run jumps',
  unit: 'runs',
  source: 'Frandsen 2025, BJSM 59:1203: 64 % more overuse injuries after runs 10-30 % longer (n = 5205)',
  judge(facts) {
    const spikes = findRunSpikes(facts)
    const [first] = spikes
    const message = first
      ? `The run of ${duration(first.minutes)} on ${place(first.day)} is ${percent(first.minutes / first.longest - 1)} % longer than any of the 30 days before.`
      : 'No run jumps ahead of the runs of the 30 days before it.'
    return { result: atMost(spikes.length, 0, 1), value: spikes.length, limit: { max: 0 }, message }
  },
}

/** Runs that jump ahead, in date order; `longest` is the one they are measured by. */
export function findRunSpikes({ days, weeks }: Facts): { day: DayFacts; minutes: number; longest: number }[] {
  const firstWhole = weeks.find(({ isWhole }) => isWhole)?.week ?? 1
  const longestOf = days.map(({ sessions }) => longest(sessions, 'run'))
  return days.flatMap((day, index) => {
    const before = Math.max(0, ...longestOf.slice(Math.max(0, index - LOOK_BACK), index))
    if (day.week <= firstWhole || before === 0) return []
    return day.sessions
      .filter(({ sport, minutes }) => sport === 'run' && minutes > before * RUN_GROWTH && minutes - before > SMALL_STEP)
      .map(({ minutes }) => ({ day, minutes, longest: before }))
  })
}

/** R17: in load weeks with three runs the longest is at most half of them (60 % for long races) and at most 150 min. */
export const longRunShare: Rule = {
  id: 'R17',
  severity: 'minor',
  title: 'Long run share',
  unit: '%',
  source: 'Published triathlon plans; Daniels’ 25-30 % is for runners; Coach Cox on runs above 2.5 h',
  judge({ loads, season }) {
    const most = season.isLong ? 60 : 50
    const weeks = loads.map(runsOf).filter(({ runs }) => runs >= 3)
    const value = percent(Math.max(0, ...weeks.map(({ longest, minutes }) => longest / minutes)))
    const longestRun = Math.max(0, ...loads.map((week) => runsOf(week).longest))
    const result = worse(atMost(value, most, most + 10), atMost(longestRun, LONGEST_RUN, 180))
    const message =
      weeks.length > 0 || longestRun > LONGEST_RUN
        ? `The long run takes up to ${value} % of a week’s running and lasts up to ${duration(longestRun)}.`
        : 'No load week has three runs to compare.'
    return { result, value, limit: { max: most }, message }
  },
}

function runsOf({ days }: { days: readonly DayFacts[] }): { runs: number; minutes: number; longest: number } {
  const sessions = days.flatMap((day) => day.sessions.filter(({ sport, minutes }) => sport === 'run' && minutes > 0))
  const minutes = sessions.reduce((sum, session) => sum + session.minutes, 0)
  return { runs: sessions.length, minutes, longest: longest(sessions, 'run') }
}

const worse = (one: RuleOutcome, other: RuleOutcome): RuleOutcome => {
  const order: readonly RuleOutcome[] = ['pass', 'warn', 'fail']
  return order.indexOf(one) >= order.indexOf(other) ? one : other
}

/** Share of the race leg that the longest session should reach. Published plans; thresholds are a design choice. */
const RIDE_SHARE: Record<RaceType, number> = { sprint: 1, olympic: 1, '70.3': 0.8, ironman: 0.65 }
const RUN_SHARE: Record<RaceType, number> = { sprint: 1, olympic: 0.9, '70.3': 0.7, ironman: 0.45 }

/** Share of a day's offer that a single session is expected to fill. */
const FILLED = 0.9

/** R18: the longest ride reaches its share of the bike leg at today's pace, as far as the largest day allows. */
export const longestRide: Rule = {
  id: 'R18',
  severity: 'minor',
  title: 'Longest ride',
  unit: 'min',
  source: 'TrainingPeaks: 3.5-4.5 h for 70.3, 5-7 h for ironman; shares are a design choice',
  judge: (facts) => reach(facts, { sport: 'bike', share: RIDE_SHARE, dayRank: 0, most: Number.POSITIVE_INFINITY }),
}

/** R19: the longest run reaches its share of the run leg, as far as the second-largest day and 150 min allow. */
export const longestRun: Rule = {
  id: 'R19',
  severity: 'minor',
  title: 'Longest run',
  unit: 'min',
  source: 'TrainingPeaks: 1.5-2.5 h for 70.3, 2.5-3.5 h for ironman; shares are a design choice',
  judge: (facts) => reach(facts, { sport: 'run', share: RUN_SHARE, dayRank: 1, most: LONGEST_RUN }),
}

type Reach = { sport: 'bike' | 'run'; share: Record<RaceType, number>; dayRank: number; most: number }

function reach({ season, days }: Facts, { sport, share, dayRank, most }: Reach): Verdict {
  const leg = legSeconds(season.distances, season.current)[sport] / 60
  const offers = [...season.offers].sort((one, other) => other - one)
  const wanted = Math.min(leg * share[season.race], most)
  const possible = (offers[dayRank] ?? 0) * FILLED
  const need = Math.min(wanted, possible)
  const limit = { min: Math.round(need - 5) }
  if (season.totalWeeks < 8) return notApplicable(limit, 'The plan is too short to build up to long sessions.')
  const value = longest(
    days.flatMap(({ sessions }) => sessions),
    sport,
  )
  const name = sport === 'bike' ? 'ride' : 'run'
  const ceiling = possible < wanted ? `; your schedule leaves room for ${duration(possible)}` : ''
  const message = `The longest ${name} is ${duration(value)}; the race’s takes about ${duration(leg)}${ceiling}.`
  return { result: atLeast(value, need - 5, need * 0.75), value, limit, message }
}

const longest = (sessions: DayFacts['sessions'], sport: Sport): number =>
  Math.max(0, ...sessions.filter((session) => session.sport === sport).map(({ minutes }) => minutes))
