import { addDays, dateOf, weekdayOf, weekdaysInOrder } from '../../calendar.js'
import type { KeyDays } from '../../season/key-days.js'
import { circularDistance, valueAt } from '../../season/season.js'
import { type History, round5, targetMinutes } from '../../season/volume.js'
import { minutesIn } from '../../sums.js'
import type { IsoDay, Sport, Weekday } from '../../types.js'
import type { SeasonInput } from '../types.js'
import type { LivedSession } from './lived-weeks.js'
import type { Setting } from './week-settings.js'

/** What is known of a week of which some days stand. */
export type Rest = {
  input: SeasonInput
  from: IsoDay
  /** What stands of the week, and what the week before it held. */
  kept: readonly LivedSession[]
  eve: readonly LivedSession[]
  history: History
}

/** A whole week, whose first day is no hard one after another. */
export function withRested({ planner, shape, progress }: Setting, { input, eve }: Rest): Setting {
  const [first] = weekdaysInOrder(input)
  const isAfterHard = eve.some(({ isHard, day }) => isHard && day === planner.season.raceDay)
  const rested = isAfterHard ? first : undefined
  return { planner: { ...planner, days: { ...planner.days, rested } }, shape, progress }
}

/** What is left of a week of which some days stand: its days, their share of its minutes, and no second one of what it has had. */
export function restOf({ planner, shape, progress }: Setting, { input, from, kept, history }: Rest): Setting {
  const { season } = planner
  const days = shape.days.filter((day) => dateOf(input, shape.week, day) >= from)
  const availableMinutes = days.reduce<number>((sum, day) => sum + valueAt(season.availability, day), 0)
  const target = targetMinutes(season, shape, history)
  const share = shape.availableMinutes > 0 ? availableMinutes / shape.availableMinutes : 0
  const left = Math.max(0, Math.min(target - minutesIn(kept), round5(target * share)))
  return {
    planner: { ...planner, days: daysLeft(planner.days, days, kept) },
    shape: { ...shape, days, availableMinutes, isWhole: false, left },
    progress,
  }
}

/** Whether the first of the days that are left follows a hard one. */
export function isHardBefore({ shape: { days } }: Setting, { from, kept }: Rest): boolean {
  const eve = weekdayOf(addDays(from, -1))
  return days[0] === weekdayOf(from) && kept.some(({ day, isHard }) => isHard && day === eve)
}

/** The key days among those that are left: a long session that was done is not done twice, and no hard day follows another. */
function daysLeft(
  { longRide, longRun, quality, light }: KeyDays,
  open: readonly Weekday[],
  kept: readonly LivedSession[],
) {
  const hard = new Set(kept.filter(({ isHard }) => isHard).map(({ day }) => day))
  const isDone = (sport: Sport) => kept.some((session) => session.isLong && session.sport === sport)
  const still = (day: Weekday | undefined, sport: Sport) =>
    day !== undefined && open.includes(day) && !isDone(sport) ? day : undefined
  const isFree = (day: Weekday) => open.includes(day) && [...hard].every((other) => circularDistance(day, other) > 1)
  return {
    longRide: still(longRide, 'bike'),
    longRun: still(longRun, 'run'),
    quality: quality.map((set) => set.filter(isFree).slice(0, Math.max(0, set.length - hard.size))),
    light,
  }
}
