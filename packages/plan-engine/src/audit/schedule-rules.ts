import type { DayFacts, Facts } from './facts.js'
import { count, place, type Rule, type Verdict } from './rule.js'

const SPECIFICATION = 'The plan’s own promise'

/** R01: no day holds more than its hours, nothing stands on a day off or before the plan begins; the race excepted. */
export const withinHours: Rule = {
  id: 'R01',
  severity: 'fatal',
  title: 'Your hours',
  unit: 'days',
  source: SPECIFICATION,
  judge({ days }) {
    const over = days.filter((day) => day.daysToRace > 0 && day.minutes > day.offered)
    const [first] = over
    if (!first) return { result: 'pass', value: 0, limit: NONE, message: 'Every day keeps to the hours you have.' }
    const more = over.length > 1 ? ` ${count(over.length - 1, 'other day')} too.` : ''
    return { result: 'fail', value: over.length, limit: NONE, message: `${overfilled(first)}${more}` }
  },
}

const NONE = { max: 0 }

function overfilled(day: DayFacts): string {
  if (day.isBeforeStart) return `${place(day)} lies before the plan’s first day, but holds ${day.minutes} min.`
  if (day.offered === 0) return `${place(day)} is a day off, but holds ${day.minutes} min.`
  return `${place(day)} holds ${day.minutes} min, ${day.minutes - day.offered} more than you have.`
}

/** R02: durations in steps of 5 min and at least 10 (race legs: whole minutes); steps and totals add up exactly. */
export const addsUp: Rule = {
  id: 'R02',
  severity: 'fatal',
  title: 'Sums',
  unit: 'sums',
  source: SPECIFICATION,
  judge({ miscounts }) {
    if (miscounts === 0)
      return { result: 'pass', value: 0, limit: NONE, message: 'Steps, sessions, days and weeks add up.' }
    const message = `${count(miscounts, 'duration')} in this plan ${miscounts === 1 ? 'does' : 'do'} not add up.`
    return { result: 'fail', value: miscounts, limit: NONE, message }
  },
}

/** R03: every day the athlete has, up to the eve of the race, holds a session. */
export const everyDayUsed: Rule = {
  id: 'R03',
  severity: 'major',
  title: 'Days used',
  unit: 'days',
  source: 'Design choice: an offered day is used, if only gently',
  judge({ days }) {
    const empty = days.filter(({ offered, minutes }) => offered > 0 && minutes === 0)
    const [first] = empty
    if (!first) return { result: 'pass', value: 0, limit: NONE, message: 'Every training day has a session.' }
    const message =
      empty.length === 1
        ? `${place(first)} is free although you have time then.`
        : `${empty.length} of your training days are free, the first on ${place(first)}.`
    return { result: 'fail', value: empty.length, limit: NONE, message }
  },
}

/** R04: exactly one race, in the last week on the race's weekday, and no session on that day or after it. */
export const oneRace: Rule = {
  id: 'R04',
  severity: 'fatal',
  title: 'Race day',
  unit: 'races',
  source: SPECIFICATION,
  judge: (facts) => ({ value: facts.races.length, limit: { min: 1, max: 1 }, ...raceVerdict(facts) }),
}

function raceVerdict({ races, strays, days, season }: Facts): Pick<Verdict, 'result' | 'message'> {
  const [race] = races
  const raceDay = days.at(-1)
  if (!race) return { result: 'fail', message: 'The plan has no race.' }
  if (races.length > 1) return { result: 'fail', message: `The plan has ${races.length} races; it should have one.` }
  if (race.week !== season.totalWeeks || race.day !== season.raceDay)
    return { result: 'fail', message: `The race stands on ${place(race)}, which is not race day.` }
  if (raceDay && raceDay.minutes > 0) return { result: 'fail', message: 'Race day holds a session besides the race.' }
  const [stray] = strays
  if (stray) return { result: 'fail', message: `A session stands outside the plan, on ${place(stray)}.` }
  return { result: 'pass', message: 'The race is on race day, and nothing comes after it.' }
}
