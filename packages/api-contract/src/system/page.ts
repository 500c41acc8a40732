import type { IsoDay } from '@tri/plan-engine'
import type { User } from '../account/user.js'
import type { Proposal } from '../adapt/proposal.js'
import type { StoredThreshold } from '../adapt/thresholds.js'
import type { TimeOff } from '../adapt/time-off.js'
import type { GarminActivity } from '../garmin/garmin-activity.js'
import type { TrainingPlan } from '../plans/plan.js'
import type { Workout } from '../plans/workout.js'

/** For whom a plan's page is rendered, and what its calls would answer. */
export type PlanPageAnswers = {
  /** The date where the browser is. */
  today: IsoDay
  /** What the browser sent as `Accept-Language`. */
  accepted: string
  user: User
  plans: TrainingPlan[]
  current: TrainingPlan | null
  /** Of the plan that the page shows. */
  planId: number
  workouts: Workout[]
  /** Activities of its days that no session is linked to. */
  unlinked: GarminActivity[]
  timeOff: TimeOff[]
  thresholds: StoredThreshold[]
  /** What would change in it; null where the page does not show it. */
  proposal: Proposal | null
}

/** A plan's page to be rendered. */
export type PlanPage = {
  answers: PlanPageAnswers
  /** Path and search. */
  address: string
  /** Of this answer's content policy; styles carry it. */
  nonce: string
}

/** For whom the set-up of a visitor is rendered. */
export type VisitorPage = Pick<PlanPageAnswers, 'today' | 'accepted'>

/** What the built web app brings along (`dist/.ssr/render-plan.js`), for the server to render pages without a browser. */
export type PageRenderer = {
  /** Loads what rendering needs. */
  prepare(): Promise<unknown>
  /** The page's body as HTML, with the state that the browser hydrates from. */
  renderPlan(page: PlanPage): string
  /** The body of a visitor's first page, with `__CSP_NONCE__` where each answer's own nonce belongs. */
  renderVisitor(page: VisitorPage): string
}
