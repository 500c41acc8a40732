import type { TrainingPlan } from '@tri/api-contract'
import { dateOf, type IsoDay, parseIsoDay, weekdayOf, weekOf } from '@tri/plan-engine'
import { clampDay, planRange } from '../../features/training/days/plan-days.js'
import { PROGRESS_PATH, RACE_PATH } from './paths.js'

/** The four questions that an athlete asks a plan. */
export type PlanView = 'daily' | 'weekly' | 'progress' | 'race'

/** What of a plan an address shows. */
export type PlanAddress = {
  view: PlanView
  /** The day that is looked at; in the other views the one that the daily view would open on. */
  day: IsoDay
  week: number
}

type Calendar = Pick<TrainingPlan, 'raceDate' | 'totalWeeks' | 'startDate'>

/** Reads `/?day=2026-11-26`, `/?week=6`, `/progress` and `/race`; what is outside of the plan leads to its nearer end. */
export function readPlanAddress(
  { pathname, search }: { pathname: string; search: URLSearchParams },
  plan: Calendar,
  today: IsoDay,
): PlanAddress {
  const range = planRange(plan)
  const nearest = clampDay(range, today)
  const week = weekIn(search, plan) ?? weekOf(plan, nearest)
  const view = viewAt(pathname, search)
  if (view === 'daily') {
    const asked = search.get('day')
    const day = asked !== null && parseIsoDay(asked) ? clampDay(range, asked) : nearest
    return { view, day, week: weekOf(plan, day) }
  }
  const isNear = weekOf(plan, nearest) === week
  return { view, week, day: isNear ? nearest : clampDay(range, dateOf(plan, week, weekdayOf(nearest))) }
}

/** Which question an address asks. */
export function viewAt(pathname: string, search: URLSearchParams): PlanView {
  if (pathname === PROGRESS_PATH) return 'progress'
  if (pathname === RACE_PATH) return 'race'
  // The first release wrote `?view=weekly`: what was bookmarked then shows the week that runs.
  return search.has('week') || search.get('view') === 'weekly' ? 'weekly' : 'daily'
}

function weekIn(search: URLSearchParams, { totalWeeks }: Calendar): number | undefined {
  const text = search.get('week') ?? ''
  return /^\d+$/.test(text) ? Math.min(totalWeeks, Math.max(1, Number(text))) : undefined
}

/** Where a day of the plan is shown; the day nearest to today has the shortest address, which goes on with the days. */
export const dayAddress = (plan: Calendar, day: IsoDay, today: IsoDay): string =>
  day === clampDay(planRange(plan), today) ? '/' : `/?day=${day}`

/** Where a week of the plan is shown. */
export const weekAddress = (week: number): string => `/?week=${week}`
