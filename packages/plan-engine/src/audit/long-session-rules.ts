import { tell } from '../codes/findings.js'
import { legSeconds } from '../formulas/finish-time.js'
import { LEG_SHARES, LONGEST_RUN, longRunShareOf } from '../formulas/minute-tables.js'
import { largestDays, valueAt } from '../season/season.js'
import { takesTurns } from '../season/turns.js'
import { maxOf, minutesIn } from '../sums.js'
import type { Sport } from '../types.js'
import { type DayFacts, type Facts, isWithoutRuns, plainLoads, type WeekFacts } from './facts/facts.js'
import { reachedSince } from './facts/reached-since.js'
import type { SessionFacts } from './facts/session-facts.js'
import { atMost, cutShort, type Finding, percent, place, type Rule } from './rule.js'

/** Days over which a run is compared, those without the chance to run passed over, and how far it may exceed the longest. */
const LOOK_BACK = 30
const RUN_GROWTH = 1.1
const SMALL_STEP = 5

/**
 * R16: no run is more than 10 % (and 5 min) longer than the longest of the 30 days before it on which the athlete could run. The first
 * whole week, and what comes before it, is not judged: nothing is known of each run before the plan.
 */
export const runSpikes: Rule = {
  id: 'R16',
  severity: 'major',
  unit: 'runs',
  source: 'frandsen',
  limit: { max: 0 },
  warn: 1,
  find(facts) {
    const spikes = findRunSpikes(facts)
    const [first] = spikes
    return {
      value: spikes.length,
      ...(first
        ? tell('run-jump', { ...place(first.day), minutes: first.minutes, percent: first.more })
        : tell('no-run-jump', {})),
    }
  },
}

/** Runs that jump ahead, in date order; `more` is percent of the one they are measured by. */
export function findRunSpikes({ days, weeks }: Facts): { day: DayFacts; minutes: number; more: number }[] {
  const firstWhole = weeks.find(({ isWhole }) => isWhole)?.week ?? 1
  const longestOf = days.map(({ sessions }) => longest(sessions, 'run'))
  return days.flatMap((day, index) => {
    const own = longestOf[index] ?? 0
    if (day.isPast || day.week <= firstWhole || own === 0) return []
    let before = 0
    for (let at = comparedFrom(days, index); at < index; at++) before = Math.max(before, longestOf[at] ?? 0)
    if (before === 0 || !isSpike(own, before)) return []
    return day.sessions
      .filter(({ sport, minutes }) => sport === 'run' && isSpike(minutes, before))
      .map(({ minutes }) => ({ day, minutes, more: percent(minutes / before - 1) }))
  })
}

const isSpike = (minutes: number, before: number): boolean =>
  minutes > before * RUN_GROWTH && minutes - before > SMALL_STEP

/** The first of the days that a run is compared with. */
function comparedFrom(days: readonly DayFacts[], index: number): number {
  let first = index
  for (let compared = 0; first > 0 && compared < LOOK_BACK; first--) if (!isWithoutRuns(days[first - 1])) compared++
  return first
}

/** Days over which rides and swims are compared, and how far one may exceed the longest: a share of it, and minutes. Design choice. */
const JUMPS = { bike: { days: 56, share: 1.3, minutes: 60 }, swim: { days: 56, share: 1.5, minutes: 30 } } as const

/** R41: no ride is 30 % and an hour longer than any of the eight weeks before it, no swim 50 % and half an hour; bad above one. */
export const jumps: Rule = {
  id: 'R41',
  severity: 'minor',
  unit: 'sessions',
  source: 'design',
  limit: { max: 0 },
  warn: 1,
  isOfSeason: true,
  find(facts) {
    const found = [...jumpsOf(facts, 'bike'), ...jumpsOf(facts, 'swim')]
    const [first] = found
    return { value: found.length, ...(first ? tell('jump', first) : tell('no-jump', {})) }
  },
}

function jumpsOf({ days, weeks }: Facts, sport: keyof typeof JUMPS) {
  const { days: back, share, minutes: more } = JUMPS[sport]
  const firstWhole = weeks.find(({ isWhole }) => isWhole)?.week ?? 1
  const longestOf = days.map(({ sessions }) => longest(sessions, sport))
  return days.flatMap((day, index) => {
    const minutes = longestOf[index] ?? 0
    const before = maxOf(longestOf.slice(Math.max(0, index - back), index))
    if (day.isPast || day.week <= firstWhole || before === 0) return []
    if (minutes <= share * before || minutes - before <= more) return []
    return [{ ...place(day), sport, minutes, before }]
  })
}

/** How many percentage points more of the running the long run may take than planned, and from where on it fails. */
const OVER_SHARE = { pass: 5, warn: 15 } as const

/**
 * R17: in load weeks of two runs or more the longest takes at most its share of the running (65 % of three runs, 80 % of two,
 * 60 % from three hours on) and 5 points, and lasts at most 150 min.
 */
export const longRunShare: Rule = {
  id: 'R17',
  severity: 'minor',
  unit: '%',
  source: 'published',
  limit: {},
  isOfSeason: true,
  find(facts) {
    const loads = plainLoads(facts)
    const minutes = maxOf(loads.map(({ sessions }) => longest(sessions, 'run')))
    const [worst] = loads
      .flatMap((week) => runShare(week) ?? [])
      .toSorted((one, other) => other.value - other.own - (one.value - one.own))
    if (!worst && minutes <= LONGEST_RUN) return 'one-run-a-week'
    const { value, own } = worst ?? { value: 0, own: 0 }
    const outcomes = [atMost(value, own + OVER_SHARE.pass, own + OVER_SHARE.warn), atMost(minutes, LONGEST_RUN, 180)]
    return {
      value,
      limit: { max: own + OVER_SHARE.pass },
      result: outcomes.includes('fail') ? 'fail' : outcomes.includes('warn') ? 'warn' : 'pass',
      ...tell('long-run-share', { percent: value, minutes }),
    }
  },
}

/** The longest run's share of a week's running, and what it may be, in percent; undefined for fewer than two runs. */
function runShare({ sessions }: WeekFacts): { value: number; own: number } | undefined {
  const runs = sessions.filter(({ sport, minutes }) => sport === 'run' && minutes > 0)
  const count = runs.filter(({ isBrickRun }) => !isBrickRun).length
  const minutes = minutesIn(runs)
  if (count < 2) return undefined
  return { value: percent(longest(runs, 'run') / minutes), own: percent(longRunShareOf(minutes, count)) }
}

/** Share of a day's offer that a single session is expected to fill. */
const FILLED = 0.9

/** R18: the longest ride reaches its share of the bike leg at today's pace, as far as the largest day allows; information where no day holds it. */
export const longestRide: Rule = {
  id: 'R18',
  severity: 'minor',
  unit: 'min',
  source: 'published',
  limit: {},
  find: (facts) =>
    reach(facts, { sport: 'bike', finding: 'longest-ride', dayRank: 0, limit: Number.POSITIVE_INFINITY }),
}

/** R19: the longest run reaches its share of the run leg, as far as the second-largest day and 150 min allow, the largest where ride and run take turns; information where that day is too short. */
export const longestRun: Rule = {
  id: 'R19',
  severity: 'minor',
  unit: 'min',
  source: 'published',
  limit: {},
  find: (facts) => reach(facts, { sport: 'run', finding: 'longest-run', dayRank: 1, limit: LONGEST_RUN }),
}

type Reach = { sport: 'bike' | 'run'; finding: 'longest-ride' | 'longest-run'; dayRank: number; limit: number }

function reach(facts: Facts, { sport, finding, dayRank, limit }: Reach): Finding {
  const { season, sessions } = facts
  if (season.totalWeeks < 8) return 'too-short-plan'
  const leg = legSeconds(season.distances, season.current)[sport] / 60
  const offer = valueAt(largestDays(season), takesTurns(season) ? 0 : dayRank)
  const wanted = Math.min(leg * LEG_SHARES[season.race][sport], limit)
  const possible = offer * FILLED
  const value = longest(sessions, sport)
  const since = reachedSince(facts, ({ sessions: own }) => longest(own, sport))
  const need = Math.min(wanted, possible, since)
  if (since < Math.min(wanted, possible) && value >= need - 5) return cutShort(facts.breaks.at(-1))
  return {
    value,
    ...(offer < wanted && { severity: 'info' as const }),
    limit: { min: Math.round(need - 5) },
    result: atMost(-value, 5 - need, -need * 0.75),
    ...tell(finding, { minutes: value, leg, ...(possible < wanted && { room: possible }) }),
  }
}

function longest(sessions: readonly SessionFacts[], wanted: Sport): number {
  let most = 0
  for (const { sport, minutes } of sessions) if (sport === wanted && minutes > most) most = minutes
  return most
}
