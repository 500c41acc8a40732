import { tell } from '../codes/findings.js'
import { type DayFacts, type Facts, sessionsIn } from './facts/facts.js'
import { percent, type Rule } from './rule.js'

/** Every other recovery week is one for tests, this many days before the race or more. */
const TEST_WEEKS = 8
const LAST_TEST = 14

/** Minutes a day needs for a test, and the days between the ride's and the run's. */
const TEST_DAY = 45
const TEST_DAYS = 4
const APART = 2

/** R35: recovery weeks 8, 16 and so on hold a test, the ride's and the run's 48 hours apart, none in the last two weeks. */
export const tests: Rule = {
  id: 'R35',
  severity: 'minor',
  unit: '%',
  source: 'myProCoach',
  limit: { min: 100 },
  warn: 50,
  isOfSeason: true,
  find(facts) {
    const weeks = facts.weeks.filter(
      ({ week, kind, days, isWhole, isShaped }) =>
        kind === 'recovery' &&
        !isShaped &&
        week % TEST_WEEKS === 0 &&
        isWhole &&
        days.every(({ daysToRace }) => daysToRace > LAST_TEST),
    )
    if (weeks.length === 0 || !hasTestDay(facts)) return 'no-place-for-it'
    const tested = weeks.filter(({ days }) => sessionsIn(days).some(({ isTest }) => isTest)).length
    const wrong = misplaced(facts.days)
    return {
      value: wrong > 0 ? 0 : percent(tested / weeks.length),
      ...(wrong > 0
        ? tell('tests-misplaced', { tests: wrong })
        : tell('tests-held', { weeks: tested, all: weeks.length })),
    }
  },
}

/** Tests of ride and run take hard days: those that are not the two for the long sessions. */
const hasTestDay = ({ season }: Facts): boolean =>
  season.days.length >= TEST_DAYS && season.availability.filter((minutes) => minutes >= TEST_DAY).length > 2

const misplaced = (days: readonly DayFacts[]): number =>
  days.filter((day, index) => {
    const before = days.slice(Math.max(0, index - APART + 1), index)
    return (
      day.sessions.some(({ isTest }) => isTest) &&
      (day.daysToRace <= LAST_TEST || (holdsHardTest(day) && before.some(holdsHardTest)))
    )
  }).length

const holdsHardTest = ({ sessions }: DayFacts): boolean =>
  sessions.some(({ isTest, sport }) => isTest && (sport === 'bike' || sport === 'run'))
