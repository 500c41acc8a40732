import type { DayFacts, Facts } from './facts/facts.js'
import { inAll, place, type Rule, type RuleOutcome } from './rule.js'

const NONE = { max: 0 }

/** R01: no day holds more than its hours, nothing stands on a day off or before the plan begins; the race excepted. */
export const withinHours: Rule = {
  id: 'R01',
  severity: 'fatal',
  title: 'Your hours',
  unit: 'days',
  source: 'promise',
  limit: NONE,
  find({ days }) {
    const over = days.filter((day) => day.daysToRace > 0 && day.minutes > day.availableMinutes)
    const [first] = over
    const value = over.length
    return { value, message: first ? `${overfilled(first)}${inAll(value)}.` : 'Every day keeps to the hours you have.' }
  },
}

function overfilled(day: DayFacts): string {
  const { minutes, availableMinutes, isBeforeStart } = day
  const why = isBeforeStart ? 'lies before the plan’s first day, but ' : availableMinutes ? '' : 'is a day off, but '
  return `${place(day)} ${why}holds ${minutes} min${why ? '' : `, ${minutes - availableMinutes} more than you have`}`
}

/**
 * R02: durations in steps of 5 min and at least 10 (race legs: whole minutes); steps and totals add up exactly. With it R32:
 * a swim written in distances has whole lengths only, and leaves less open than the time of one more.
 */
export const addsUp: Rule = {
  id: 'R02',
  severity: 'fatal',
  title: 'Sums',
  unit: 'sums',
  source: 'promise',
  limit: NONE,
  find: ({ miscounts: value }) => ({
    value,
    message: value > 0 ? `Durations that do not add up: ${value}.` : 'Steps, sessions, days and weeks add up.',
  }),
}

/** R03: every day the athlete has, up to the eve of the race, holds a session. */
export const everyDayUsed: Rule = {
  id: 'R03',
  severity: 'major',
  title: 'Days used',
  unit: 'days',
  source: 'design',
  limit: NONE,
  find({ days }) {
    const empty = days.filter(({ availableMinutes, minutes }) => availableMinutes > 0 && minutes === 0)
    const [first] = empty
    const value = empty.length
    const message = first
      ? `${place(first)} is free although you have time then${inAll(value)}.`
      : 'Every training day has a session.'
    return { value, message }
  },
}

/** R04: exactly one race, in the last week on the race's weekday, and no session on that day or after it. */
export const oneRace: Rule = {
  id: 'R04',
  severity: 'fatal',
  title: 'Race day',
  unit: 'races',
  source: 'promise',
  limit: { min: 1, max: 1 },
  find(facts) {
    const wrong = misplaced(facts)
    const result: RuleOutcome = wrong ? 'fail' : 'pass'
    return {
      value: facts.races.length,
      result,
      message: wrong ?? 'The race is on race day, and nothing comes after it.',
    }
  },
}

function misplaced({ races, strays, days, season }: Facts): string | undefined {
  const [race, second] = races
  const [stray] = strays
  if (!race) return 'The plan has no race.'
  if (second) return `The plan has ${races.length} races; it should have one.`
  if (race.week !== season.totalWeeks || race.day !== season.raceDay)
    return `The race stands on ${place(race)}, which is not race day.`
  if (days.at(-1)?.minutes) return 'Race day holds a session besides the race.'
  return stray && `A session stands outside the plan, on ${place(stray)}.`
}
