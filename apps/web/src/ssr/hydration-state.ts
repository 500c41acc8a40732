import type { QueryClient } from '@tanstack/react-query'
import type { TrainingPlan, User, Workout } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { workoutsKey } from '../data/keys.js'
import { currentPlanQuery, plansQuery } from '../data/plans.js'
import { currentUserQuery } from '../data/user.js'
import { today } from '../lib/dates/today.js'
import { languagesIn, unitsOfRegion, usualUnits } from '../lib/measures/region-units.js'

/** What the calls of a plan's page answer, sent along with the page. */
export type PageAnswers = {
  /** The date that the page was drawn for. */
  today: IsoDay
  /** What the browser that asked for it sent as `Accept-Language`. */
  accepted: string
  user: User
  plans: TrainingPlan[]
  current: TrainingPlan | null
  /** Of the plan that the page shows. */
  planId: number
  workouts: Workout[]
}

/** The element of the page that holds them. */
export const ANSWERS_ID = 'page-answers'

/** Keeps the answers as if they had been asked for. */
export function knowAnswers(client: QueryClient, { user, plans, current, planId, workouts }: PageAnswers): void {
  client.setQueryData(currentUserQuery.queryKey, user)
  client.setQueryData(plansQuery.queryKey, plans)
  client.setQueryData(currentPlanQuery.queryKey, current)
  client.setQueryData(workoutsKey(planId), workouts)
}

/** The answers that came with this page, if any. */
export function answersOfPage(): PageAnswers | undefined {
  const text = document.getElementById(ANSWERS_ID)?.textContent
  return text ? (JSON.parse(text) as PageAnswers) : undefined
}

/** Whether this browser would draw the page as it came: for the same day, in the same units, with nothing of its own. */
export const isAsDrawn = (answers: PageAnswers) =>
  answers.today === today() &&
  unitsOfRegion(languagesIn(answers.accepted)).units === usualUnits().units &&
  document.documentElement.dataset.kept === undefined
