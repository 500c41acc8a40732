import {
  addDays,
  dateOf,
  type IsoDay,
  type Phase,
  phaseOfWeek,
  type SportMinutes,
  weekdaysInOrder,
  weekTotals,
} from '@tri/plan-engine'
import { afterRaceWorkouts } from '../plan/after-race.js'
import type { PlannedWorkout, PlanSheet } from '../plan/plan.js'

export type SeasonDay = { date: IsoDay; workouts: readonly PlannedWorkout[] }

/** One week of the booklet: its dates, its phase, planned minutes (the race included) and its seven days in date order. */
export type SeasonWeek = {
  week: number
  phase: Phase
  from: IsoDay
  to: IsoDay
  planned: SportMinutes
  days: readonly SeasonDay[]
}

/** The weeks of a plan in order. */
export function seasonWeeks({ calendar, workouts }: PlanSheet): readonly SeasonWeek[] {
  return Array.from({ length: calendar.totalWeeks }, (_, index) => {
    const week = index + 1
    const days = weekdaysInOrder(calendar).map((day) => ({
      date: dateOf(calendar, week, day),
      workouts: workouts.filter(
        (workout) => workout.week === week && workout.day === day && workout.exercises.length > 0,
      ),
    }))
    const to = days.at(-1)?.date ?? calendar.raceDate
    const planned = weekTotals(workouts, week).planned
    return { week, phase: phaseOfWeek(calendar, workouts, week), from: addDays(to, -6), to, planned, days }
  })
}

/** A week after the race: its dates and its seven days. */
export type AfterRaceWeek = Pick<SeasonWeek, 'from' | 'to' | 'days'> & { firstDay: number }

/** The weeks after the race that hold a session. */
export function afterRaceWeeks(sheet: PlanSheet): readonly AfterRaceWeek[] {
  const { calendar } = sheet
  const workouts = afterRaceWorkouts(sheet)
  return [...new Set(workouts.map(({ week }) => week))].map((week) => {
    const firstDay = 7 * (week - calendar.totalWeeks - 1) + 1
    const from = addDays(calendar.raceDate, firstDay)
    const days = weekdaysInOrder(calendar).map((day, index) => ({
      date: addDays(from, index),
      workouts: workouts.filter((workout) => workout.week === week && workout.day === day),
    }))
    return { from, to: addDays(from, 6), days, firstDay }
  })
}
