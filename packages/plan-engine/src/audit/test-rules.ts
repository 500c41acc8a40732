import { tell } from '../codes/findings.js'
import { isForTests as isTestTurn } from '../formulas/phase.js'
import { type DayFacts, type Facts, sessionsIn, type WeekFacts } from './facts/facts.js'
import { RECOVERY, SHORTEST_SESSION } from './growth-rules.js'
import { percent, type Rule } from './rule.js'

/** Recovery weeks for tests are so many days before the race or more. */
const LAST_TEST = 14

/** Minutes a day needs for a test, and the days between the ride's and the run's. */
const TEST_DAY = 45
const TEST_DAYS = 4
const APART = 2

/** R35: every other recovery week holds a test, the ride's and the run's 48 hours apart, none in the last two weeks. */
export const tests: Rule = {
  id: 'R35',
  severity: 'minor',
  unit: '%',
  source: 'myProCoach',
  limit: { min: 100 },
  warn: 50,
  isOfSeason: true,
  find(facts) {
    const weeks = facts.weeks.filter((week) => isForTests(week, facts))
    if (weeks.length === 0 || !hasTestDay(facts)) return 'no-place-for-it'
    const tested = weeks.filter(({ days }) => holdsTest(days)).length
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

/** A recovery week for tests: one that has them, or that begins after today. What was lived may leave it too little for one. */
function isForTests(
  { week, kind, days, isWhole, isShaped }: WeekFacts,
  { season, weeks, lived, daysLeft }: Facts,
): boolean {
  const isPlanned = kind === 'recovery' && isTestTurn(season.easier, week) && isWhole && !isShaped
  if (!isPlanned || days.some(({ daysToRace }) => daysToRace <= LAST_TEST)) return false
  const load = lived.length > 0 ? weeks.findLast((before) => before.week < week && before.isLoad) : undefined
  const open = days.filter(({ availableMinutes }) => availableMinutes > 0).length
  const hasRoom = !load || RECOVERY * load.minutes >= TEST_DAY + SHORTEST_SESSION * (open - 1)
  return holdsTest(days) || (hasRoom && days.every(({ daysToRace }) => daysToRace < daysLeft))
}

const holdsTest = (days: readonly DayFacts[]): boolean => sessionsIn(days).some(({ isTest }) => isTest)

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
