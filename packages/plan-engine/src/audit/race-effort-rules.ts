import { tell } from '../codes/findings.js'
import { legSeconds } from '../formulas/finish-time.js'
import { RACE_EFFORT, RACE_EFFORT_GROWTH } from '../formulas/minute-tables.js'
import { longestFirst, maxOf } from '../sums.js'
import { type DayFacts, type Facts, plainLoads, sessionsIn, type WeekFacts } from './facts/facts.js'
import type { SessionFacts } from './facts/session-facts.js'
import { cutShort, type Rule } from './rule.js'

/** Share of a week that may be above easy, as R12 has it. */
const NON_EASY = 0.3

/** Below this a ride is not called one at race effort. */
const WORTHWHILE = 20

/** R34: a 70.3 or an ironman has the race effort in one ride of the peak that fits, and every race of eight weeks its rehearsal. */
export const raceEffort: Rule = {
  id: 'R34',
  severity: 'minor',
  unit: '% of what fits',
  source: 'published',
  limit: { min: 80 },
  warn: 50,
  find(facts) {
    const effort = effortOf(facts)
    const rehearsal = rehearsalIn(facts)
    if (!effort && rehearsal === undefined) return cutShort(facts.breaks.at(-1), 'no-place-for-it')
    return {
      value: Math.min(
        effort ? Math.round((100 * effort.longest) / effort.need) : 100,
        rehearsal === false ? UNREHEARSED : 100,
      ),
      ...tell('race-effort', {
        ...(effort && { minutes: effort.longest, room: effort.need }),
        ...(rehearsal !== undefined && { rehearsed: rehearsal }),
      }),
    }
  },
}

/** What a plan without a rehearsal has of what fits: enough for a warning. */
const UNREHEARSED = 50

/** Days to the race on which a rehearsal is of use. */
const REHEARSED = { long: [28, 41], short: [14, 20] } as const

/** Fewest weeks of a plan with a rehearsal. */
const WEEKS_TO_REHEARSE = 8

/** Whether the race is rehearsed; undefined where the plan, or the day with the longest ride, is too short for it. */
function rehearsalIn(facts: Facts): boolean | undefined {
  const { season, days, weeks, loads } = facts
  const [from, to] = season.isLong ? REHEARSED.long : REHEARSED.short
  const window = days.filter(({ daysToRace }) => daysToRace >= from && daysToRace <= to)
  if (season.totalWeeks < WEEKS_TO_REHEARSE || window.some(({ isBeforeStart }) => isBeforeStart)) return undefined
  if (sessionsIn(window).some(({ isRehearsal }) => isRehearsal)) return true
  if (window.some(({ week, isPast }) => isPast || weeks[week - 1]?.isShaped)) return undefined
  const ridden = loads.flatMap(({ days: week }) => week.map((day) => ({ day, ride: maxOf(ridesOn(day)) })))
  const [longest] = ridden.toSorted((one, other) => other.ride - one.ride)
  const legs = legSeconds(season.distances, season.current)
  const share = season.isLong ? REHEARSED_SHARE.long : REHEARSED_SHARE.short
  const need = share * (legs.bike / 60) + (season.isLong ? LONG_RUN_OFF : share * (legs.run / 60) + SHORT_EXTRA)
  return longest && longest.day.availableMinutes >= need ? false : undefined
}

/** The share of ride and run that a rehearsal takes, the run after a long one, and the easy minutes of a short one. */
const REHEARSED_SHARE = { long: 0.75, short: 0.5 } as const
const LONG_RUN_OFF = 50
const SHORT_EXTRA = 50

const ridesOn = ({ sessions }: DayFacts): number[] =>
  sessions.flatMap(({ sport, minutes }) => (sport === 'bike' ? minutes : []))

/** The longest race effort in a ride of the peak, and what level, ride, growth and easy time allow; undefined for short races. */
function effortOf(facts: Facts): { longest: number; need: number } | undefined {
  const { season } = facts
  const loads = plainLoads(facts)
  const most = RACE_EFFORT[season.race]?.[season.rank]
  if (most === undefined) return undefined
  const peaks = loads.filter(({ phase }) => phase === 'Peak Phase')
  const grown = RACE_EFFORT_GROWTH.step * loads.filter(({ phase }) => LATE.includes(phase)).length
  const need = Math.min(most, grown, maxOf(peaks.map(roomFor)))
  if (need < WORTHWHILE) return undefined
  return { longest: Math.min(need, maxOf(peaks.flatMap(ridesIn).map(({ raceMinutes }) => raceMinutes))), need }
}

const LATE: readonly string[] = ['Build Phase', 'Peak Phase']

const ridesIn = ({ sessions }: WeekFacts): SessionFacts[] => sessions.filter(({ sport }) => sport === 'bike')

/** Half of the longest ride, and what the week's other work leaves of the time that need not be easy; what it held once it has begun. */
function roomFor(week: WeekFacts): number {
  if (week.hasBegun) return maxOf(ridesIn(week).map(({ raceMinutes }) => raceMinutes))
  const rides = ridesIn(week)
  const [long] = longestFirst(rides)
  if (!long) return 0
  const others = week.sessions.filter((session) => session !== long)
  const hard = others.reduce((sum, { minutes, easyMinutes }) => sum + minutes - easyMinutes, 0)
  return Math.min(RACE_EFFORT_GROWTH.share * long.minutes, NON_EASY * week.minutes - hard)
}
