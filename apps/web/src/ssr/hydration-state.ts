import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query'
import { languagesIn, type PlanPageAnswers } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { currentUserQuery } from '../data/account/user.js'
import { keys } from '../data/keys.js'
import { currentPlanQuery, plansQuery } from '../data/plans/plans.js'
import { today } from '../lib/dates/today.js'
import { unitsOfRegion, usualUnits } from '../lib/measures/region-units.js'

/** What the browser takes over with a rendered page: for whom it was rendered, and the cache it was rendered from. */
type HydrationState = {
  /** The date that the page was rendered for. */
  today: IsoDay
  /** What the browser that asked for it sent as `Accept-Language`. */
  accepted: string
  queries: DehydratedState
}

/** The element of the page that holds it. */
export const HYDRATION_STATE_ID = 'hydration-state'

/** Puts what a page's calls answered where its queries look for it. */
export function fillCache(
  client: QueryClient,
  { today: day, user, plans, current, planId, workouts, unlinked, timeOff, thresholds, proposal }: PlanPageAnswers,
): void {
  client.setQueryData(currentUserQuery.queryKey, user)
  client.setQueryData(plansQuery.queryKey, plans)
  client.setQueryData(currentPlanQuery.queryKey, current)
  client.setQueryData(keys.plan(planId).workouts(), workouts)
  client.setQueryData(keys.unlinkedOf(planId), unlinked)
  client.setQueryData(keys.timeOff(), timeOff)
  client.setQueryData(keys.thresholds(), thresholds)
  if (proposal) client.setQueryData(keys.proposalsOf(planId, day), proposal)
}

/** What the browser needs to take over a page that was rendered from this cache. */
export const hydrationStateOf = (client: QueryClient, { today: day, accepted }: PlanPageAnswers): HydrationState => ({
  today: day,
  accepted,
  queries: dehydrate(client),
})

/** What came with this page; undefined for one that was not rendered for a user. */
export function readHydrationState(): HydrationState | undefined {
  const text = document.getElementById(HYDRATION_STATE_ID)?.textContent
  if (!text) return undefined
  const state: HydrationState = JSON.parse(text)
  return state
}

/** Whether this browser would render the page as it came: for the same day, in the same units, with nothing of its own. */
export const isAsRendered = ({ today: day, accepted }: HydrationState): boolean =>
  day === today() &&
  unitsOfRegion(languagesIn(accepted)).units === usualUnits().units &&
  document.documentElement.dataset.kept === undefined
