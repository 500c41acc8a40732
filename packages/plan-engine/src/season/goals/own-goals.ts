import { addDays, daysOnward } from '../../calendar.js'
import { clampAmount } from '../../clamp-amount.js'
import { pacesOfRace } from '../../formulas/zones.js'
import { listOf, tableOf } from '../../lookup.js'
import { type BySport, RACE_TYPES, type RaceType, SPORTS } from '../../types.js'
import { type LooseInput, type Season, toSeason } from '../season.js'
import { shapeWeeks, type WeekShape } from '../volume.js'

/** A triathlon on the way to the goal race that the weeks before it lead to, as a season of its own. */
export type OwnGoal = {
  id: string
  /** The first week that leads to it, and the last. */
  first: number
  week: number
  race: RaceType
  distances: BySport<number>
}

/** What is read of a workout to see whether it is such a race. */
type Told = {
  week: number
  day: number
  workoutType?: string | undefined
  exercises?: readonly { reasons?: readonly LegReason[] | null | undefined }[] | null | undefined
}

type Leg = Readonly<Record<string, unknown>>
type LegReason = { rule?: unknown; inputs?: Leg | null | undefined }

/** A race on one of a week's first days ends the week before: no training of its own is left in it. */
const FIRST_DAYS = 3

/** The last week that leads to a race on a day. */
export const lastWeekBefore = ({ week, day }: Pick<Told, 'week' | 'day'>, raceDay: number): number =>
  6 - daysOnward(day, raceDay) < FIRST_DAYS ? week - 1 : week

/** The races of a plan that have seasons of their own, as their legs tell it, in the order of their weeks; none that ends outside of it. */
export function ownGoalsIn(
  workouts: readonly (Told | null | undefined)[],
  { raceDay, totalWeeks }: Pick<Season, 'raceDay' | 'totalWeeks'>,
): OwnGoal[] {
  const goals = workouts.flatMap((workout): OwnGoal[] => {
    if (workout?.workoutType !== 'race') return []
    const reasons = listOf(workout.exercises).flatMap((exercise) => listOf(exercise?.reasons))
    const legs = reasons.flatMap(({ rule, inputs }): Leg[] => (rule === 'race-leg' && inputs ? [inputs] : []))
    const [told] = legs
    const race = RACE_TYPES.find((type) => type === told?.kind)
    const week = lastWeekBefore(workout, raceDay)
    if (!race || typeof told?.weeks !== 'number' || week < 1 || week >= totalWeeks) return []
    const milesOf = (sport: string) => clampAmount(legs.find((leg) => leg.sport === sport)?.miles)
    return [{ id: `${told.race}`, first: week - told.weeks + 1, week, race, distances: tableOf(SPORTS, milesOf) }]
  })
  return goals.sort((one, other) => one.week - other.week)
}

/** The goal on the way that a week leads to; undefined where that is the goal race. */
export const goalOfWeek = (goals: readonly OwnGoal[], week: number): OwnGoal | undefined =>
  goals.find((goal) => goal.first <= week && week <= goal.week)

/** What a season to a race on the way is made from: that race, its distances, and the paces that the same athlete races it at. */
export function inputTo<Input extends LooseInput>(input: Input, season: Season, { race, week, distances }: OwnGoal) {
  const { current, goal, totalWeeks } = season
  return {
    ...input,
    raceType: race,
    distances,
    currentPaces: pacesOfRace(current, season.race, race),
    goalPaces: pacesOfRace(goal, season.race, race),
    totalWeeks: week,
    raceDate: addDays(`${input?.raceDate}`, -7 * (totalWeeks - week)),
  }
}

/** What each week of a season has of the season that it leads to, by the seasons to races on the way and the whole one. */
export function byGoal<Of>(
  goals: readonly OwnGoal[],
  whole: readonly Of[],
  to: (goal: OwnGoal) => readonly Of[],
): Of[] {
  const own = new Map(goals.map((goal) => [goal, to(goal)]))
  return whole.map((each, index) => {
    const goal = goalOfWeek(goals, index + 1)
    return (goal && own.get(goal)?.[index]) ?? each
  })
}

/** The weeks of a season on whose way races have seasons of their own: each is what it is for the next goal. */
export const shapeSeasons = (input: LooseInput, season: Season, goals: readonly OwnGoal[]): WeekShape[] =>
  byGoal(goals, shapeWeeks(season), (goal) => {
    const own = toSeason(inputTo(input, season, goal))
    return own ? shapeWeeks(own) : []
  })
