import { type NewPlan, type Proposal, proposal, readPlanInput } from '@tri/api-contract'
import { addDays, dateOf, daysBetween, generatePlan, type IsoDay } from '@tri/plan-engine'
import { adaptPlan } from '@tri/plan-engine/adapt'

/** Days that are missed. */
const MISSED = 14
/** What a plan would propose after two weeks without training in its middle, with everything before them done, and on which day. */
export function twoWeeksMissed(plan: NewPlan): { today: IsoDay; proposal: Proposal } {
  const input = readPlanInput(plan)
  const from = addDays(input.today, Math.round((daysBetween(input.today, input.raceDate) - MISSED) / 2))
  const today = addDays(from, MISSED)
  const saved = generatePlan(input).workouts.map((workout) =>
    dateOf(input, workout.week, workout.day) < from ? { ...workout, isCompleted: true } : workout,
  )
  return { today, proposal: proposal.parse({ ...adaptPlan({ input, saved, today }), isDeclined: false }) }
}
