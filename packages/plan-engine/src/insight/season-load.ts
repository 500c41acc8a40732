import { addDays, dateOf, daysBetween, parseIsoDay, weekdayOf, weekOf } from '../calendar.js'
import { FITNESS_DAYS, type LoadDay, trainingLoad } from '../formulas/training-load.js'
import { type IsoDay, type PlanCalendar, type RaceType, SPORTS, type Sport, type Workout } from '../types.js'
import { addStress, doneStress, noStress, openStress, plannedStress, type StressBySport } from './done-stress.js'

/** One sport, or all together. */
export type LoadLine = Sport | 'total'

/** The load of one day. */
export type SeasonLoadDay = {
  date: IsoDay
  week: number
  planned: StressBySport
  done: StressBySport
  /** After today: the lines go by what is planned. */
  isAhead: boolean
}

/** Training load of a season. */
export type SeasonLoad = {
  days: readonly SeasonLoadDay[]
  /** Planned and done, week by week. */
  weeks: readonly { week: number; planned: StressBySport; done: StressBySport }[]
  /** Fitness, fatigue and form at the end of each day of `days`; those of the sports add up to the total. */
  lines: Readonly<Record<LoadLine, readonly LoadDay[]>>
}

/** What a season's load is counted from. */
export type SeasonLoadQuestion = {
  calendar: PlanCalendar
  workouts: readonly Workout[]
  raceType: RaceType
  /** The first day that may hold a session. */
  startDate: IsoDay
  today: IsoDay
  /** Stress of each day before the season, the last one the eve of it, where it is known (`stressBefore`): the lines go on from there. */
  before?: readonly StressBySport[] | undefined
}

/** Days whose planned mean the season starts with, as if the athlete had trained like that before. Design choice. */
const FIRST_DAYS = 7

/** No plan is longer: 104 weeks. */
const MAX_DAYS = 728

/**
 * Load per day and week, and fitness, fatigue and form (42 and 7 days, see `trainingLoad`) in all and per sport. Until
 * yesterday a day counts with what was done, so that a day without a logged workout was rest; today counts with what was
 * done and what is still open, later days with what is planned. Nothing for dates that do not exist.
 */
export function seasonLoad(question: SeasonLoadQuestion): SeasonLoad {
  const days = daysOf(question)
  const lineOf = (line: LoadLine) => {
    const stresses = days.map(({ counted }) => counted[line])
    if (question.before) return trainingLoad(stresses, eveOf(question.before.map((day) => day[line])))
    const mean = meanOf(days.slice(0, FIRST_DAYS).map(({ training }) => training[line]))
    return trainingLoad(stresses, { fitness: mean, fatigue: mean })
  }
  const [swim, bike, run] = SPORTS.map(lineOf)
  return {
    days: days.map(({ date, week, planned, done, isAhead }) => ({ date, week, planned, done, isAhead })),
    weeks: weeksOf(days),
    lines: { swim: swim ?? [], bike: bike ?? [], run: run ?? [], total: lineOf('total') },
  }
}

/** Fitness and fatigue after the days before a season; before them, as if the athlete had trained like in their first six weeks. */
function eveOf(stresses: readonly number[]): { fitness: number; fatigue: number } {
  const mean = meanOf(stresses.slice(0, FITNESS_DAYS))
  return trainingLoad(stresses, { fitness: mean, fatigue: mean }).at(-1) ?? { fitness: 0, fatigue: 0 }
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

type CountedDay = SeasonLoadDay & {
  /** What the lines go by. */
  counted: StressBySport
  /** Planned, the race excluded. */
  training: StressBySport
}

function daysOf({ calendar, workouts, raceType, startDate, today }: SeasonLoadQuestion): CountedDay[] {
  const { raceDate } = calendar
  if (!parseIsoDay(raceDate) || !parseIsoDay(startDate)) return []
  const firstOfWeekOne = addDays(dateOf(calendar, 1, weekdayOf(raceDate)), -6)
  const first = startDate > firstOfWeekOne ? startDate : firstOfWeekOne
  const length = Math.min(MAX_DAYS, Math.max(0, daysBetween(first, raceDate) + 1))
  const days = Array.from({ length }, (_, index): CountedDay => {
    const date = addDays(first, index)
    const sums = { planned: noStress(), done: noStress(), counted: noStress(), training: noStress() }
    return { date, week: weekOf(calendar, date), isAhead: date > today, ...sums }
  })
  for (const workout of workouts) {
    const date = dateOf(calendar, workout.week, workout.day)
    const day = days[daysBetween(first, date)]
    if (day) addWorkout(day, workout, { raceType, today })
  }
  return days
}

function addWorkout(day: CountedDay, workout: Workout, { raceType, today }: { raceType: RaceType; today: IsoDay }) {
  const planned = plannedStress(workout, raceType)
  const done = doneStress(workout, raceType)
  addStress(day.planned, planned)
  addStress(day.done, done)
  if (workout.workoutType !== 'race') addStress(day.training, planned)
  addStress(day.counted, done)
  if (day.date >= today) addStress(day.counted, openStress(workout, raceType))
}

function weeksOf(days: readonly SeasonLoadDay[]): SeasonLoad['weeks'] {
  const weeks = new Map<number, { week: number; planned: StressBySport; done: StressBySport }>()
  for (const { week, planned, done } of days) {
    const sums = weeks.get(week) ?? { week, planned: noStress(), done: noStress() }
    addStress(sums.planned, planned)
    addStress(sums.done, done)
    weeks.set(week, sums)
  }
  return [...weeks.values()]
}
