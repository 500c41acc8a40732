import { type PlanChange, routes } from '@tri/api-contract'
import { addDays, setAvailable } from '@tri/plan-engine'
import { newPlan, shortPlan } from './samples.js'
import type { Visitor } from './test-app.js'

/** What is proposed for a plan, and what was accepted of it already. */
export type Adapted = { planId: number; proposalId: string; basedOn: string; revisionId: number }

export const NOT_ADAPTED: Adapted = { planId: 1, proposalId: 'none', basedOn: 'none', revisionId: 1 }

/** Tuesdays are gone. */
export const CHANGE: PlanChange = {
  weeklySchedule: newPlan().weeklySchedule.map((day) => (day.day === 2 ? setAvailable(day, false) : day)),
}

/**
 * A plan that a week of holiday is told for; one group of what was proposed then is accepted. What is named next is what is proposed
 * for the call: another week for one that changes the plan. One that takes back, or restores, gets a change of the plan itself.
 */
export async function adaptedPlan(visitor: Visitor, name: string): Promise<Adapted> {
  const today = new Date().toISOString().slice(0, 10)
  const startDate = addDays(today, -9)
  const { id: planId } = await visitor.ask(routes.plans.create, {
    body: { ...shortPlan(), startDate, raceDate: addDays(startDate, 56), totalWeeks: 8 },
  })
  const params = { id: String(planId) }
  await visitor.ask(routes.timeOff.add, { body: { from: addDays(today, 2), to: addDays(today, 8), reason: 'holiday' } })
  const first = await visitor.ask(routes.proposals.propose, { params })
  const [change] = first.changes
  if (!change) throw new Error('The sample plan has no proposal')
  const { revision } = await visitor.ask(routes.proposals.accept, {
    params: { ...params, proposalId: first.id },
    body: { basedOn: first.basedOn, changes: [change.id] },
  })
  if (/proposals/.test(name)) {
    const { id: proposalId, basedOn } = await visitor.ask(routes.proposals.propose, { params })
    return { planId, proposalId, basedOn, revisionId: revision.id }
  }
  const { id: proposalId, basedOn } = await visitor.ask(routes.proposals.proposeChange, { params, body: CHANGE })
  if (!/revisions|versions/.test(name)) return { planId, proposalId, basedOn, revisionId: revision.id }
  const body = { change: CHANGE, proposalId, basedOn }
  const changed = await visitor.ask(routes.proposals.acceptChange, { params, body })
  if (!/versions/.test(name)) return { planId, proposalId, basedOn, revisionId: changed.revision.id }
  const restored = await visitor.ask(routes.proposals.proposeRestore, { params, body: { revisionId: null } })
  return { planId, proposalId: restored.id, basedOn: restored.basedOn, revisionId: changed.revision.id }
}
