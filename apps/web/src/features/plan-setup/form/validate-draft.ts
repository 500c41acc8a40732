import { type NewPlan, newPlan, writePaces } from '@tri/api-contract'
import { addDays, formatFinishTime, type IsoDay, MAX_WEEKS, parseIsoDay, weeksUntil } from '@tri/plan-engine'
import { initialDraft } from './draft.js'
import { type DraftErrors, fieldOf } from './draft-errors.js'
import type { DraftPlan } from './draft-plan.js'
import { fitnessTyped } from './lately.js'
import { milesText, setUp } from './setup-state.js'

export type Checked = { payload: NewPlan; errors?: never } | { payload?: never; errors: DraftErrors }

/**
 * The draft as a create-plan payload, or what is wrong with it in the contract's words. Rules that compare fields are
 * only reached once each field is sound, so refused fields are replaced by sound ones for a second look: the athlete
 * gets every message at once.
 */
export function checkDraft(draft: DraftPlan, today: IsoDay): Checked {
  const payload = toPayload(draft, today)
  const { data, error } = newPlan.safeParse(payload)
  if (data) return { payload: data }
  const errors = messagesOf(error)
  const again = newPlan.safeParse({ ...payload, ...soundInPlaceOf(Object.keys(errors), today) })
  return { errors: { ...messagesOf(again.error), ...errors } }
}

/** Not yet checked: what is missing is left empty for the contract to refuse. */
function toPayload(draft: DraftPlan, today: IsoDay): NewPlan {
  const { level, prediction } = setUp(draft, today)
  const current = writePaces(draft.paces)
  const goal = writePaces(prediction?.goalPaces ?? draft.paces)
  const fitness = fitnessTyped(draft.lately)
  return {
    name: draft.name,
    raceType: draft.raceType,
    swimDistance: milesText(draft.distances.swim),
    bikeDistance: milesText(draft.distances.bike),
    runDistance: milesText(draft.distances.run),
    raceDate: draft.raceDate,
    startDate: today,
    totalWeeks: weeksTo(draft.raceDate, today),
    experienceLevel: level,
    currentSwimPace: current.swim,
    currentBikePace: current.bike,
    currentRunPace: current.run,
    goalFinishTime: prediction ? formatFinishTime(prediction.goal) : null,
    goalSwimPace: goal.swim,
    goalBikePace: goal.bike,
    goalRunPace: goal.run,
    weeklySchedule: [...draft.schedule],
    ...(fitness && { fitness }),
    ...(draft.rhythm && { rhythm: draft.rhythm }),
  }
}

/** Held at the contract's limit, so that it is the date that is refused and not the number derived from it. */
const weeksTo = (raceDate: string, today: IsoDay): number =>
  parseIsoDay(raceDate) ? Math.min(MAX_WEEKS, weeksUntil(today, raceDate)) : 1

function soundInPlaceOf(paths: readonly string[], today: IsoDay): Partial<NewPlan> {
  const sound = toPayload({ ...initialDraft(null), name: 'Plan', raceDate: addDays(today, 7) }, today)
  const refused = new Set(paths.map(fieldOf))
  if (refused.has('raceDate')) refused.add('totalWeeks')
  return {
    ...Object.fromEntries(Object.entries(sound).filter(([field]) => refused.has(field))),
    ...(refused.has('fitness') && { fitness: null }),
  }
}

/** The first message of each path. */
function messagesOf(error: { issues: { path: PropertyKey[]; message: string }[] } | undefined): DraftErrors {
  const issues = error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message] as const).reverse())
}
