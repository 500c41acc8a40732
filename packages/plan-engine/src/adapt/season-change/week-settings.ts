import { addDays, dateOf, weekdayOf } from '../../calendar.js'
import { readScheduleChanges, scheduleOfWeek, scheduleOn } from '../../hours/hours-in-force.js'
import { goalOfWeek, inputTo, type OwnGoal } from '../../season/goals/own-goals.js'
import { keyDays } from '../../season/key-days.js'
import { toSeason, valueAt } from '../../season/season.js'
import { shapeWeeks, type WeekShape } from '../../season/volume.js'
import type { IsoDay, WeeklySchedule } from '../../types.js'
import { newPlanner } from '../../week/new-planner.js'
import type { Planner } from '../../week/plan-week.js'
import { progressOf } from '../timeline/progress.js'
import type { SeasonInput } from '../types.js'

/** What a week is planned with, by the hours that hold in it. */
export type Setting = { planner: Planner; shape: WeekShape; progress: number }

/** Other shapes for the weeks of a season. */
export type Reshape = (shapes: readonly WeekShape[]) => readonly WeekShape[]

/** The settings of weeks; weeks with the same hours share theirs. Who has lived weeks grows from them as from those before a plan. */
export function settings(input: SeasonInput, others: Others = {}): (week: number, isCut?: boolean) => Setting {
  const season = toSeason(input)
  const { goals = [], ...own } = others
  if (!season || goals.length === 0) return settingsToGoal(input, own)
  // How far paces have come follows from the whole season.
  const progress = progressOf(season, input)
  const seasons = new Map(
    goals.map((goal) => [goal, settingsToGoal({ ...input, ...inputTo(input, season, goal) }, { ...own, progress })]),
  )
  const toRace = settingsToGoal(input, own)
  return (week, isCut) => {
    const goal = goalOfWeek(goals, week)
    return ((goal && seasons.get(goal)) ?? toRace)(week, isCut)
  }
}

/** The same where all weeks lead to one goal. */
function settingsToGoal(input: SeasonInput, others: Omit<Others, 'goals'>): (week: number, isCut?: boolean) => Setting {
  const known = new Map<string, Settings>()
  const settingsBy = (weeklySchedule: WeeklySchedule): Settings => {
    const key = JSON.stringify(weeklySchedule)
    const made = known.get(key) ?? settingsWith({ ...input, weeklySchedule }, others)
    known.set(key, made)
    return made
  }
  const hasOneSchedule = readScheduleChanges(input.scheduleChanges).length === 0
  const only = hasOneSchedule ? settingsBy(input.weeklySchedule) : undefined
  return (week, isCut = false) => {
    // What is left of a week has the hours of its last day.
    const scheduleOf = () =>
      isCut
        ? (scheduleOn(input, dateOf(input, week, weekdayOf(input.raceDate))) ?? [])
        : scheduleOfWeek(input, startOf(input, week))
    const { planner, shapes, progress } = only ?? settingsBy(scheduleOf())
    const shape = shapes[week - 1]
    if (!shape) throw new RangeError('A season has a shape for each of its weeks.')
    return { planner, shape, progress: valueAt(progress, week - 1) }
  }
}

type Settings = { planner: Planner; shapes: readonly WeekShape[]; progress: readonly number[] }

/** Minutes a week before the season, where its input tells none, and what its weeks become. */
type Others = {
  lately?: number | undefined
  reshape?: Reshape | undefined
  /** Races on the way that have seasons of their own. */
  goals?: readonly OwnGoal[]
  /** How far each week's paces are, where that follows from another season. */
  progress?: readonly number[]
}

function settingsWith(input: SeasonInput, { lately, reshape = (shapes) => shapes, progress }: Others): Settings {
  const known = toSeason(input)
  if (!known) throw new RangeError('A season that was read has dates.')
  const season = { ...known, lately: { ...known.lately, week: known.lately.week ?? lately } }
  const planned = shapeWeeks(season)
  const shapes = reshape(planned)
  return {
    planner: newPlanner(season, keyDays(season), shapes),
    shapes,
    progress: progress ?? progressOf(season, input, planned),
  }
}

/** The date of a week's first day. */
export const startOf = (input: SeasonInput, week: number): IsoDay =>
  addDays(input.raceDate, -7 * (input.totalWeeks - week) - 6)
