import { type Told, tell } from '../codes/findings.js'
import type { DayFacts, Facts, WeekFacts } from './facts/facts.js'
import { grownTo } from './facts/reached-since.js'
import { SHORTEST_SESSION } from './growth-rules.js'
import { place, type Rule, type RuleOutcome } from './rule.js'

const NONE = { max: 0 }

/** R01: no day holds more than its hours, nothing stands on a day off or before the plan begins; the race excepted. */
export const withinHours: Rule = {
  id: 'R01',
  severity: 'fatal',
  unit: 'days',
  source: 'promise',
  limit: NONE,
  isOfSeason: true,
  find({ days }) {
    const over = days.filter((day) => day.daysToRace > 0 && day.minutes > day.availableMinutes)
    const [first] = over
    const value = over.length
    return { value, ...(first ? overfilled(first, value) : tell('hours-kept', {})) }
  },
}

function overfilled(day: DayFacts, days: number): Told {
  const { minutes, availableMinutes, isBeforeStart } = day
  const inputs = { ...place(day), minutes, days }
  if (isBeforeStart) return tell('before-start', inputs)
  if (availableMinutes === 0) return tell('day-off-used', inputs)
  return tell('day-overfull', { ...inputs, over: minutes - availableMinutes })
}

/**
 * R02: durations are whole minutes, steps and totals add up exactly. With it R32:
 * a swim written in distances has whole lengths only, and leaves less open than the time of one more.
 */
export const addsUp: Rule = {
  id: 'R02',
  severity: 'fatal',
  unit: 'sums',
  source: 'promise',
  limit: NONE,
  find: ({ miscounts: value }) => ({
    value,
    ...(value > 0 ? tell('sums-wrong', { sums: value }) : tell('sums-right', {})),
  }),
}

/** R03: every day the athlete has, up to the eve of the race, holds a session; one or two only warn; beside a race on the way to it and in its week, on time off, and where a week has to begin too small for it, rest is as good; what is past is past. */
export const everyDayUsed: Rule = {
  id: 'R03',
  severity: 'major',
  unit: 'days',
  source: 'design',
  limit: NONE,
  warn: 2,
  find(facts) {
    const least = SHORTEST_SESSION * facts.season.days.length
    const isRaced = ({ days }: WeekFacts) => days.some(({ latest }) => latest !== undefined)
    const isFree = (week: WeekFacts) => isRaced(week) || grownTo(week.week, facts) < least
    const free = new Set(facts.weeks.filter(isFree).map(({ week }) => week))
    const empty = facts.days.filter(
      ({ week, availableMinutes, minutes, isBesideRace, off, isPast }) =>
        availableMinutes > 0 && minutes === 0 && !isBesideRace && !off && !isPast && !free.has(week),
    )
    const [first] = empty
    const value = empty.length
    return { value, ...(first ? tell('day-unused', { ...place(first), days: value }) : tell('days-used', {})) }
  },
}

/** R04: exactly one race, in the last week on the race's weekday, and no session on that day or after it. */
export const oneRace: Rule = {
  id: 'R04',
  severity: 'fatal',
  unit: 'races',
  source: 'promise',
  limit: { min: 1, max: 1 },
  find(facts) {
    const wrong = misplaced(facts)
    const result: RuleOutcome = wrong ? 'fail' : 'pass'
    return {
      value: facts.races.length,
      result,
      ...(wrong ?? tell('race-in-place', {})),
    }
  },
}

function misplaced({ races, strays, days, season }: Facts): Told | undefined {
  const [race, second] = races
  const [stray] = strays
  if (!race) return tell('no-race', {})
  if (second) return tell('several-races', { races: races.length })
  if (race.week !== season.totalWeeks || race.day !== season.raceDay) return tell('race-misplaced', place(race))
  if (days.at(-1)?.minutes) return tell('race-day-shared', {})
  return stray && tell('outside-plan', place(stray))
}

/** R39: every session has an id of its own; a session that names none is not judged. */
export const ownIds: Rule = {
  id: 'R39',
  severity: 'major',
  unit: 'sessions',
  source: 'promise',
  limit: NONE,
  find({ sessions }) {
    const ids = sessions.flatMap(({ id }) => id ?? [])
    const value = ids.length - new Set(ids).size
    return { value, ...(value > 0 ? tell('ids-repeated', { sessions: value }) : tell('ids-unique', {})) }
  },
}
