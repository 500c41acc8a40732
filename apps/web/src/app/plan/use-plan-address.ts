import type { TrainingPlan } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { planRange, stepDay } from '../../features/training/days/plan-days.js'
import { PROGRESS_PATH } from './paths.js'
import { dayAddress, type PlanAddress, readPlanAddress, weekAddress } from './plan-address.js'

/** What the address shows, and the ways to other days and weeks. */
export type ShownAddress = PlanAddress & {
  showDay: (day: IsoDay) => void
  /** Goes so many days on. */
  stepDays: (days: number) => void
  /** Steps in a row, as of a slider, are one page of the browser's history. */
  showWeek: (week: number, isStep?: boolean) => void
  stepWeeks: (weeks: number) => void
}

/** What of the plan the address shows, and the ways to other days and weeks of it, which Back undoes. */
export function usePlanAddress(plan: TrainingPlan, today: IsoDay): ShownAddress {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const address = readPlanAddress({ pathname, search }, plan, today)
  // Where the browser is already, also while the page of it is being drawn: each of two quick presses counts.
  const latest = () => {
    const { pathname: path, search: asked } = window.location
    return readPlanAddress({ pathname: path, search: new URLSearchParams(asked) }, plan, today)
  }
  const showDay = (day: IsoDay) => navigate(dayAddress(plan, day, today))
  const showWeek = (week: number, isStep = false) =>
    address.view === 'progress'
      ? navigate(`${PROGRESS_PATH}?week=${week}`, { replace: true })
      : navigate(weekAddress(week), { replace: isStep })
  return {
    ...address,
    showDay,
    showWeek,
    stepDays: (days) => showDay(stepDay(planRange(plan), latest().day, days)),
    stepWeeks: (weeks) => showWeek(Math.min(plan.totalWeeks, Math.max(1, latest().week + weeks))),
  }
}
