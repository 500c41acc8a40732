import { dateOf, weekdayOf, weekdaysInOrder } from '../../calendar.js'
import { scheduleOfWeek, scheduleOn } from '../../hours/hours-in-force.js'
import { keyDays } from '../../season/key-days.js'
import { toSeason, valueAt } from '../../season/season.js'
import { shapeWeeks, type WeekShape } from '../../season/volume.js'
import type { IsoDay } from '../../types.js'
import { newPlanner } from '../../week/new-planner.js'
import type { Planner } from '../../week/plan-week.js'
import { progressOf } from '../timeline/progress.js'
import type { SeasonInput } from '../types.js'

/** What a week is planned with, by the hours that hold in it. */
export type Setting = { planner: Planner; shape: WeekShape; progress: number }

/** Other shapes for the weeks of a season. */
export type Reshape = (shapes: readonly WeekShape[]) => readonly WeekShape[]

/** The settings of weeks; weeks with the same hours share theirs. Who has lived weeks grows from them as from those before a plan. */
export function settings(
  input: SeasonInput,
  { lately, reshape }: { lately?: number | undefined; reshape?: Reshape | undefined } = {},
): (week: number, isCut?: boolean) => Setting {
  const known = new Map<string, { planner: Planner; shapes: readonly WeekShape[]; progress: readonly number[] }>()
  const make = (weeklySchedule: ReturnType<typeof scheduleOn>) => {
    const known = toSeason({ ...input, weeklySchedule })
    if (!known) throw new RangeError('A season that was read has dates.')
    const season = { ...known, lately: { ...known.lately, week: known.lately.week ?? lately } }
    const shapes = reshape?.(shapeWeeks(season)) ?? shapeWeeks(season)
    return { planner: newPlanner(season, keyDays(season), shapes), shapes, progress: progressOf(season, input) }
  }
  return (week, isCut = false) => {
    // What is left of a week has the hours of its last day.
    const schedule = isCut
      ? scheduleOn(input, dateOf(input, week, weekdayOf(input.raceDate)))
      : scheduleOfWeek(input, startOf(input, week))
    const key = JSON.stringify(schedule)
    const { planner, shapes, progress } = known.get(key) ?? make(schedule)
    known.set(key, { planner, shapes, progress })
    const shape = shapes[week - 1]
    if (!shape) throw new RangeError('A season has a shape for each of its weeks.')
    return { planner, shape, progress: valueAt(progress, week - 1) }
  }
}

/** The date of a week's first day. */
export function startOf(input: SeasonInput, week: number): IsoDay {
  const [first = 0] = weekdaysInOrder(input)
  return dateOf(input, week, first)
}
