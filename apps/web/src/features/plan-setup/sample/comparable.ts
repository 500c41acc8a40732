import { type NewPlan, readCurrentPaces, readPlanInput } from '@tri/api-contract'
import { generatePlan, type IsoDay, parseFinishTime } from '@tri/plan-engine'
import type { ShownWhatIf } from '../../../lib/shown-plan.js'
import type { DraftPlan, TypedDraft } from '../form/draft-plan.js'
import { checkDraft } from '../form/validate-draft.js'

/** A plan that has no name yet can be compared all the same. */
const UNNAMED = 'My Triathlon Plan'

type Comparable =
  | { compared: Pick<ShownWhatIf, 'plan' | 'workouts'>; problem?: never }
  | { compared?: never; problem: string }

/** The plan that a draft would make, or what is missing for that. */
export function comparable(draft: DraftPlan, today: IsoDay): Comparable {
  const { payload, errors } = checkDraft({ ...draft, name: draft.name.trim() || UNNAMED }, today)
  if (!payload) return { problem: Object.values(errors)[0] ?? 'Please check your inputs.' }
  return { compared: { plan: payload, workouts: generatePlan(readPlanInput(payload)).workouts } }
}

/** The draft with the race date, the week, the paces and the goal that were chosen in comparing. */
export const withPayload = (draft: TypedDraft, payload: NewPlan): TypedDraft => ({
  ...draft,
  raceDate: payload.raceDate,
  schedule: payload.weeklySchedule,
  paces: readCurrentPaces(payload),
  goalSeconds: parseFinishTime(payload.goalFinishTime ?? '') ?? 0,
})
