import { MIN_MINUTES } from '../formulas/minute-tables.js'
import { isForTests } from '../formulas/phase.js'
import type { KeyDays } from '../season/key-days.js'
import { circularDistance, type Season, valueAt } from '../season/season.js'
import type { Slot } from '../season/session-slot.js'
import type { WeekShape } from '../season/volume.js'
import { mainSeconds } from '../sessions/step-writer.js'
import { SPORTS, type Sport, type Weekday } from '../types.js'
import { type Board, place } from './week-board.js'

/** Minutes of each test with warm-up and cool-down; a swim takes what its metres between warm-up and cool-down take. */
const MINUTES = { bike: 45, run: 50 } as const
const SWIM_METRES = 900

/** An easy hundred metres against one at threshold, rounding included: no part of the test is slower. */
const EASY_SWIM = 1.1

/** Tests are at most this share of a week of four days or more, and leave each other day a short session. Design choice. */
const MOST_OF_WEEK = 0.5
const FEWEST_DAYS = 4

/** Days between the ride's and the run's test: 48 hours. */
const APART = 2

export type TestDay = { day: Weekday; sport: Sport; minutes: number }

/** Every other recovery week, where it is whole. */
const isTestWeek = (season: Season, { kind, week, isWhole, days }: WeekShape): boolean =>
  kind === 'recovery' && isWhole && days.length >= FEWEST_DAYS && isForTests(season.easier, week)

/** The sports whose test no day of a test week can hold. */
export const testsLeftOut = (season: Season, shape: WeekShape, slots: readonly Slot[]): Sport[] =>
  isTestWeek(season, shape)
    ? SPORTS.filter((sport) => !slots.some((slot) => slot.role === 'test' && slot.sport === sport))
    : []

type TestSetting = {
  season: Season
  shape: WeekShape
  days: KeyDays
  limits: readonly number[]
  runCeiling: number
  target: number
}

/**
 * The tests of a recovery week: the ride's and the run's on the plan's hard days, 48 hours apart (mpctests), the swim's on another
 * day that no hard day touches. Undefined in a week without tests, and where no day can hold one.
 */
export function testsOf(setting: TestSetting): TestDay[] | undefined {
  const { season, shape } = setting
  if (!isTestWeek(season, shape)) return undefined
  const { quality, rested } = setting.days
  const everyHard = quality.at(-1) ?? []
  const hard = inDateOrder(everyHard, season).filter((day) => shape.days.includes(day) && day !== rested)
  const offer = (day: Weekday) => valueAt(setting.limits, day)
  const ride = hard.find((day) => offer(day) >= MINUTES.bike)
  const runFits = MINUTES.run <= setting.runCeiling
  const run = hard.findLast(
    (day) =>
      runFits && offer(day) >= MINUTES.run && (ride === undefined || dayOf(day, season) - dayOf(ride, season) >= APART),
  )
  const swim = swimDay(setting, everyHard, [ride, run, rested])
  const found: TestDay[] = []
  if (ride !== undefined) found.push({ day: ride, sport: 'bike', minutes: MINUTES.bike })
  if (swim !== undefined) found.push({ day: swim, sport: 'swim', minutes: swimMinutes(season) })
  if (run !== undefined) found.push({ day: run, sport: 'run', minutes: MINUTES.run })
  const kept = found.filter((_, index) => {
    const minutes = minutesOf(found.slice(0, index + 1))
    return (
      minutes <= MOST_OF_WEEK * setting.target &&
      minutes + MIN_MINUTES.light * (shape.days.length - index - 1) <= setting.target
    )
  })
  return kept.length > 0 ? kept : undefined
}

const minutesOf = (tests: readonly TestDay[]): number => tests.reduce((sum, { minutes }) => sum + minutes, 0)

/** A hard day that is free, else the day with most room that touches no hard one, those of the weeks around it among them. */
function swimDay(
  { season, shape, limits }: TestSetting,
  hard: readonly Weekday[],
  taken: readonly (Weekday | undefined)[],
) {
  const fits = (day: Weekday) => !taken.includes(day) && valueAt(limits, day) >= swimMinutes(season)
  const apart = (day: Weekday) => hard.includes(day) || hard.every((other) => circularDistance(day, other) >= APART)
  const open = shape.days.filter((day) => fits(day) && apart(day))
  return (
    open.find((day) => hard.includes(day)) ??
    open.toSorted((one, other) => valueAt(limits, other) - valueAt(limits, one))[0]
  )
}

function swimMinutes({ current, goal }: Season): number {
  const seconds = (Math.max(current.swim, goal.swim) * EASY_SWIM * SWIM_METRES) / 100
  let minutes = MIN_MINUTES.load
  while (mainSeconds({ sport: 'swim', minutes }) < seconds) minutes += 5
  return minutes
}

/** Days since the plan's week began. */
const dayOf = (day: Weekday, { raceDay }: Season): number => (day - raceDay + 6) % 7

const inDateOrder = (days: readonly Weekday[], season: Season): Weekday[] =>
  days.toSorted((one, other) => dayOf(one, season) - dayOf(other, season))

/** Easy minutes that a ride's or a swim's test may have more, where the week has no other place for them; no run may jump. */
const EASY_AROUND = 20

/** Puts the week's tests on their days; each keeps its minutes or more. */
export function placeTests(board: Board, tests: readonly TestDay[]) {
  for (const { day, sport, minutes } of tests)
    place(board, {
      day,
      sport,
      role: 'test',
      rule: 'test-day',
      min: minutes,
      max: minutes + (sport === 'run' ? 0 : EASY_AROUND),
    })
}
