import {
  addDays,
  dateOf,
  type IsoDay,
  type Phase,
  type SportMinutes,
  weekdaysInOrder,
  weekPhase,
  weekTotals,
} from '@tri/plan-engine'
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
    return { week, phase: weekPhase(week, calendar.totalWeeks), from: addDays(to, -6), to, planned, days }
  })
}
