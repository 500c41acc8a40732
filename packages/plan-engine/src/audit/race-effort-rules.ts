import { RACE_EFFORT, RACE_EFFORT_GROWTH } from '../formulas/minute-tables.js'
import { maxOf } from '../sums.js'
import { sessionsIn, type WeekFacts } from './facts.js'
import { duration, type Rule } from './rule.js'
import type { SessionFacts } from './session-facts.js'

/** Share of a week that may be above easy, as R12 has it. */
const NON_EASY = 0.3

/** Below this a ride is not called one at race effort. */
const WORTHWHILE = 20

/** R34: one ride of the peak before a 70.3 or an ironman holds the race effort that level, ride, growth and easy time allow. */
export const raceEffort: Rule = {
  id: 'R34',
  severity: 'minor',
  title: 'Race effort',
  unit: '% of what fits',
  source: 'published',
  limit: { min: 80 },
  warn: 50,
  find(facts) {
    const most = RACE_EFFORT[facts.season.race]?.[facts.season.level]
    if (most === undefined) return 'short races have their race effort in every hard session'
    const peaks = facts.loads.filter(({ phase }) => phase === 'Peak Phase')
    const grown = RACE_EFFORT_GROWTH.step * facts.loads.filter(({ phase }) => LATE.includes(phase)).length
    const need = Math.min(most, grown, maxOf(peaks.map(roomFor)))
    if (need < WORTHWHILE) return 'no peak week has room for a ride at race effort'
    const longest = maxOf(peaks.flatMap(ridesIn).map(raceMinutes))
    return {
      value: Math.round((100 * Math.min(longest, need)) / need),
      message: `The peak’s longest race effort in one ride is ${duration(longest)}; ${duration(need)} would fit.`,
    }
  },
}

const LATE: readonly string[] = ['Build Phase', 'Peak Phase']

const ridesIn = ({ days }: WeekFacts): SessionFacts[] => sessionsIn(days).filter(({ sport }) => sport === 'bike')

const raceMinutes = ({ steps }: SessionFacts): number =>
  steps.reduce((sum, { zone, seconds }) => sum + (zone === 'race' ? seconds / 60 : 0), 0)

/** Half of the longest ride, and what the week's other work leaves of the time that need not be easy. */
function roomFor(week: WeekFacts): number {
  const rides = ridesIn(week)
  const long = rides.toSorted((one, other) => other.minutes - one.minutes)[0]
  if (!long) return 0
  const others = sessionsIn(week.days).filter((session) => session !== long)
  const hard = others.reduce((sum, { minutes, easyMinutes }) => sum + minutes - easyMinutes, 0)
  return Math.min(RACE_EFFORT_GROWTH.share * long.minutes, NON_EASY * week.minutes - hard)
}
