import { type Proposal, proposalRoutes, type Revision, readPlanInput, type Workout } from '@tri/api-contract'
import { type AdaptQuestion, adaptPlan, applyProposal, revertProposal } from '@tri/plan-engine/adapt'
import { NOTHING_PROPOSED } from '../sample-proposal.js'
import type { World } from './athlete.js'
import { type Handlers, Refusal } from './contract-server.js'

type Adapting = Required<Pick<Handlers, 'proposals' | 'timeOff' | 'races'>>

const GONE = new Refusal(404, 'Plan not found')
const AT = '2027-01-28T09:00:00.000Z'

/** A plan that goes as planned, and the time off that its athlete tells of. */
export const adaptingOf = (world: World): Adapting => ({
  proposals: { propose: () => NOTHING_PROPOSED, history: () => [] },
  timeOff: {
    list: () => world.timeOff,
    add: ({ body }) => {
      const added = { ...body, id: world.timeOff.length + 1 }
      world.timeOff = [...world.timeOff, added]
      return added
    },
    remove: ({ params }) => {
      world.timeOff = world.timeOff.filter(({ id }) => id !== params.id)
      return undefined
    },
  },
  races: {
    list: () => world.races,
    add: ({ body }) => {
      const added = { ...body, id: world.races.length + 1 }
      world.races = [...world.races, added]
      return added
    },
    change: ({ params: { id }, body }) => {
      const race = { ...body, id }
      world.races = world.races.map((each) => (each.id === id ? race : each))
      return race
    },
    remove: ({ params }) => {
      world.races = world.races.filter(({ id }) => id !== params.id)
      return undefined
    },
  },
})

/** The same with the engine's own proposals for what is missed and told, as of a day. */
export function proposingOf(world: World, today: string): Adapting {
  let declined = ''
  let kept: { revision: Revision; proposal: Proposal; chosen: string[] | undefined }[] = []
  const propose = (planId: number): Proposal | undefined => {
    const plan = world.plans.find(({ id }) => id === planId)
    if (!plan) return undefined
    const named = <T extends { id: number }>(told: readonly T[]) =>
      told.map((each) => ({ ...each, id: String(each.id) }))
    const input = { ...readPlanInput(plan), timeOff: named(world.timeOff), races: named(world.races) }
    const question: AdaptQuestion = { input, saved: world.workouts, today }
    const proposal = adaptPlan(question)
    return proposalRoutes.propose.answer.parse({ ...proposal, isDeclined: proposal.id === declined })
  }
  const put = (workouts: readonly unknown[]) => {
    world.workouts = workouts.filter((workout): workout is Workout => Object.hasOwn(Object(workout), 'id'))
    return world.workouts
  }
  return {
    ...adaptingOf(world),
    proposals: {
      propose: ({ params: { id } }) => propose(id) ?? GONE,
      accept: ({ params, body }) => {
        const proposal = propose(params.id)
        const applied =
          proposal?.id === params.proposalId && proposal.basedOn === body.basedOn
            ? applyProposal(world.workouts, proposal, body.changes)
            : undefined
        if (!proposal || !applied) return new Refusal(409, 'Your plan has changed since this was proposed.')
        const sessions = body.changes ?? proposal.changes.map(({ id }) => id)
        const { findings, notices } = proposal
        const made = { id: kept.length + 1, trainingPlanId: params.id, madeAt: AT, madeBy: 'athlete' as const }
        const revision: Revision = { ...made, findings, notices, sessions, undoneAt: null }
        kept = [{ revision, proposal, chosen: body.changes }, ...kept]
        return { revision, workouts: put(applied) }
      },
      decline: ({ params }) => {
        declined = params.proposalId
        return undefined
      },
      history: () => kept.map(({ revision }) => revision),
      undo: ({ params }) => {
        const found = kept.find(({ revision }) => revision.id === params.revisionId)
        const reverted = found && revertProposal(world.workouts, found.proposal, found.chosen)
        if (!found || !reverted) return new Refusal(409, 'A session of this change was edited since.')
        const revision = { ...found.revision, undoneAt: AT }
        kept = kept.map((each) => (each === found ? { ...found, revision } : each))
        return { revision, workouts: put(reverted) }
      },
    },
  }
}
