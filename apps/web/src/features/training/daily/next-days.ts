import type { TrainingPlan } from '@tri/api-contract'
import { type IsoDay, weekdayOf, weekOf } from '@tri/plan-engine'
import { type DaysOff, type PlanDay, planDays } from '../../../components/week/week-days.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { planRange, stepDay } from '../days/plan-days.js'

type Question = {
  plan: TrainingPlan
  workouts: readonly WorkoutInWords[]
  selectedDay: IsoDay
  today: IsoDay
  daysOff?: DaysOff | undefined
}

/** How far an athlete looks ahead in the daily view. */
const AHEAD = [1, 2]

/** The two days after the selected one, fewer at the end of the plan. */
export function nextDays({
  plan,
  workouts,
  selectedDay,
  today,
  daysOff,
}: Question): readonly PlanDay<WorkoutInWords>[] {
  const dates = AHEAD.map((days) => stepDay(planRange(plan), selectedDay, days))
  return [...new Set(dates)]
    .filter((date) => date > selectedDay)
    .flatMap((date) => {
      const week = weekOf(plan, date)
      return planDays(plan, { week, workouts, today, daysOff }).filter(({ day }) => day === weekdayOf(date))
    })
}
