import type { QueryClient } from '@tanstack/react-query'
import type { TrainingPlan, User, Workout } from '@tri/api-contract'
import { workoutsKey } from './keys.js'
import { currentPlanQuery, plansQuery } from './plans.js'
import { currentUserQuery } from './user.js'

/** What the calls of a plan's page answer, sent along with the page. */
export type PageAnswers = {
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
