import { addDays, dateOf, type IsoDay } from '@tri/plan-engine'
import type { Page } from 'playwright-core'
import { savePlan } from './account.js'
import { call } from './call.js'
import { today } from './journey.js'

type Plan = { id: number; raceDate: string; totalWeeks: number }
type Stored = {
  id: number
  week: number
  day: 0 | 1 | 2 | 3 | 4 | 5 | 6
  exercises: unknown[]
  totalDuration: number
}

/** Of so many workouts one was not done. */
const MISSED = 5

/**
 * Saves an olympic plan that the signed-in user has trained with for some weeks: made back then, and every workout before
 * today completed as planned but each fifth.
 */
export async function saveRunningPlan(
  page: Page,
  { name, weeks, weeksAgo }: { name: string; weeks: number; weeksAgo: number },
): Promise<void> {
  const startDate = addDays(today(), -7 * weeksAgo)
  const raceDate = addDays(startDate, 7 * weeks)
  const id = await savePlan(page, { name, type: 'Olympic', weeks }, raceDate, startDate)
  const workouts = await call<Stored[]>(page, 'get', `/api/training-plans/${id}/workouts`)
  const past = workouts.filter(({ week, day }) => dateOf({ raceDate, totalWeeks: weeks }, week, day) < today())
  for (const [index, workout] of past.entries())
    if (index % MISSED !== MISSED - 1)
      await call(page, 'patch', `/api/workouts/${workout.id}/complete`, {
        completed: true,
        actualDuration: workout.totalDuration,
      })
}

/** Today, or the next day whose number of sessions fits: a plan may begin with a day of rest, whatever weekday that is. */
export async function dayWith(page: Page, fits: (sessions: number) => boolean): Promise<IsoDay> {
  const plan = await call<Plan | null>(page, 'get', '/api/user/current-plan')
  if (!plan) throw new Error('There is no plan')
  const workouts = await call<Stored[]>(page, 'get', `/api/training-plans/${plan.id}/workouts`)
  const days = workouts
    .filter(({ exercises }) => fits(exercises.length))
    .map(({ week, day }) => dateOf(plan, week, day))
    .sort()
  const day = days.find((date) => date >= today())
  if (!day) throw new Error('No day has so many sessions')
  return day
}
