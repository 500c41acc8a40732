import {
  changeableFields,
  type PlanChange,
  type Proposal,
  planRoutes,
  proposalRoutes,
  type Revision,
  readPlanChange,
  readPlanInput,
  type TrainingPlan,
  type Workout,
  workoutRoutes,
  writePlanChange,
} from '@tri/api-contract'
import { type Workout as EngineWorkout, emptyWorkout, generatePlan } from '@tri/plan-engine'
import {
  type AdaptQuestion,
  adaptPlan,
  applyProposal,
  changedInput,
  changePlan,
  isSettled,
  madeOf,
  outlookAfter,
  refileWorkouts,
  restoreVersion,
  revertProposal,
} from '@tri/plan-engine/adapt'
import { NOTHING_PROPOSED } from '../sample-proposal.js'
import type { World } from './athlete.js'
import { type Handlers, Refusal } from './contract-server.js'

type Adapting = Required<Pick<Handlers, 'proposals' | 'timeOff' | 'races' | 'thresholds'>>

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
  thresholds: {
    list: () => world.thresholds,
    add: ({ body }) => {
      const added = { ...body, id: world.thresholds.length + 1 }
      world.thresholds = [...world.thresholds, added]
      return added
    },
    remove: ({ params }) => {
      world.thresholds = world.thresholds.filter(({ id }) => id !== params.id)
      return undefined
    },
  },
})

/** What was accepted of a proposal, and the plan as it was before where it changed the plan itself. */
type Kept = {
  revision: Revision
  proposal: Proposal
  chosen: string[] | undefined
  planBefore?: TrainingPlan
  planAfter?: TrainingPlan
}

const OUT_OF_DATE = new Refusal(409, 'Your plan has changed since this was proposed.')

/** The same with the engine's own proposals for what is missed, told and wished for, as of a day. */
export function proposingOf(world: World, today: string): Adapting {
  let settled: readonly string[] = []
  let kept: Kept[] = []
  const planOf = (planId: number) => world.plans.find(({ id }) => id === planId)
  const questionOf = (plan: TrainingPlan): AdaptQuestion => {
    const named = <T extends { id: number }>(told: readonly T[]) =>
      told.map((each) => ({ ...each, id: String(each.id) }))
    const input = { ...readPlanInput(plan), timeOff: named(world.timeOff), races: named(world.races) }
    const standing = kept.filter(({ revision, planBefore }) => !revision.undoneAt && !planBefore).toReversed()
    return { input, saved: world.workouts, today, made: standing.map((each) => madeOf(each.proposal, each.chosen)) }
  }
  const told = (proposal: ReturnType<typeof adaptPlan>): Proposal =>
    proposalRoutes.propose.answer.parse({ ...proposal, isDeclined: isSettled(proposal, settled) })
  const propose = (planId: number): Proposal | undefined => {
    const plan = planOf(planId)
    return plan && told(adaptPlan(questionOf(plan)))
  }
  const proposeChange = (plan: TrainingPlan, change: PlanChange) => {
    const question = { ...questionOf(plan), changed: readPlanChange(fieldsOf(plan), change), from: change.from }
    return { proposal: told(changePlan(question)), input: changedInput(question) }
  }
  const keep = (plan: TrainingPlan, made: Omit<Kept, 'revision'>, workouts: readonly EngineWorkout[]) => {
    const { findings, notices, changes } = made.proposal
    const sessions = made.chosen ?? changes.map(({ id }) => id)
    const by = { id: kept.length + 1, trainingPlanId: plan.id, madeAt: AT, madeBy: 'athlete' as const, tokenName: null }
    const revision: Revision = { ...by, findings, notices, sessions, undoneAt: null }
    kept = [{ ...made, revision }, ...kept]
    return { revision, plan: putPlan(plan), workouts: putWorkouts(plan, workouts) }
  }
  const putPlan = (plan: TrainingPlan) => {
    world.plans = world.plans.map((each) => (each.id === plan.id ? plan : each))
    return plan
  }
  const putWorkouts = (plan: TrainingPlan, workouts: readonly EngineWorkout[]) => {
    world.workouts = storedOf(plan, workouts)
    return world.workouts
  }
  const proposeRestore = (plan: TrainingPlan, revisionId: number | null) => {
    const version = kept.find(({ revision }) => revision.id === revisionId)?.revision
    const since = kept.filter(({ revision }) => revision.id > (revisionId ?? 0) && !revision.undoneAt).toReversed()
    const then = { ...plan, ...since.find(({ planBefore }) => planBefore)?.planBefore }
    const { made: _, input, ...question } = questionOf(plan)
    const { timeOff, races } = input
    const later = since.map(({ proposal, planAfter }) => ({ changes: proposal.changes, calendar: planAfter ?? plan }))
    const restored = { ...readPlanInput(then), timeOff, races }
    return { then, proposal: told(restoreVersion({ ...question, input, restored, later, madeAt: version?.madeAt })) }
  }
  return {
    ...adaptingOf(world),
    proposals: {
      propose: ({ params: { id } }) => propose(id) ?? GONE,
      accept: ({ params, body }) => {
        const [plan, proposal] = [planOf(params.id), propose(params.id)]
        const applied =
          proposal?.id === params.proposalId && proposal.basedOn === body.basedOn
            ? applyProposal(world.workouts, proposal, body.changes)
            : undefined
        if (!plan || !proposal || !applied) return OUT_OF_DATE
        return keep(plan, { proposal, chosen: body.changes }, applied)
      },
      outlook: ({ params, body }) => {
        const [plan, proposal] = [planOf(params.id), propose(params.id)]
        const outlook = plan && proposal && outlookAfter(questionOf(plan), proposal, body.changes)
        return outlook ? proposalRoutes.outlook.answer.parse(outlook) : OUT_OF_DATE
      },
      proposeChange: ({ params: { id }, body }) => {
        const plan = planOf(id)
        return plan ? proposeChange(plan, body).proposal : GONE
      },
      acceptChange: ({ params, body: { change, proposalId } }) => {
        const planBefore = planOf(params.id)
        if (!planBefore) return GONE
        const { proposal, input } = proposeChange(planBefore, change)
        const applied = applyProposal(refileWorkouts(world.workouts, planBefore, input), proposal)
        if (proposal.id !== proposalId || !applied) return OUT_OF_DATE
        const { afterRace } = generatePlan(input)
        const fields = writePlanChange(fieldsOf(planBefore), change, { input, afterRace })
        const plan = planRoutes.create.answer.parse({ ...planBefore, ...fields, version: planBefore.version + 1 })
        const within = applied.filter(({ week }) => week <= plan.totalWeeks)
        return keep(plan, { proposal, chosen: undefined, planBefore, planAfter: plan }, within)
      },
      decline: ({ params }) => {
        const proposal = propose(params.id)
        if (proposal?.id !== params.proposalId) return OUT_OF_DATE
        settled = proposal.facts
        return undefined
      },
      history: () => kept.map(({ revision }) => revision),
      revision: ({ params: { revisionId } }) => {
        const found = kept.find(({ revision }) => revision.id === revisionId)
        const plan = found?.planAfter ?? (found && planOf(found.revision.trainingPlanId))
        if (!found || !plan) return new Refusal(404, 'Revision not found')
        const { raceDate, totalWeeks } = plan
        return { ...found.revision, raceDate, totalWeeks, changes: found.proposal.changes }
      },
      proposeRestore: ({ params: { id }, body: { revisionId } }) => {
        const plan = planOf(id)
        return plan ? proposeRestore(plan, revisionId).proposal : GONE
      },
      restore: ({ params, body: { revisionId, proposalId } }) => {
        const planBefore = planOf(params.id)
        if (!planBefore) return GONE
        const { then, proposal } = proposeRestore(planBefore, revisionId)
        const applied = applyProposal(refileWorkouts(world.workouts, planBefore, then), proposal)
        if (proposal.id !== proposalId || !applied) return OUT_OF_DATE
        const plan = { ...then, version: planBefore.version + 1 }
        const within = applied.filter(({ week }) => week <= plan.totalWeeks)
        return keep(plan, { proposal, chosen: undefined, planBefore, planAfter: plan }, within)
      },
      undo: ({ params }) => {
        const [plan, found] = [planOf(params.id), kept.find(({ revision }) => revision.id === params.revisionId)]
        const reverted = found && revertProposal(withRoom(world, found.proposal), found.proposal, found.chosen)
        if (!plan || !found || !reverted) return new Refusal(409, 'A session of this change was edited since.')
        settled = []
        const revision = { ...found.revision, undoneAt: AT }
        kept = kept.map((each) => (each === found ? { ...found, revision } : each))
        const back = { ...(found.planBefore ?? plan), version: plan.version + 1 }
        return { revision, plan: putPlan(back), workouts: putWorkouts(back, refileWorkouts(reverted, plan, back)) }
      },
    },
  }
}

/** What of a plan a change may change, as the server stores it. */
const fieldsOf = (plan: TrainingPlan) => ({
  ...plan,
  ...changeableFields({ ...plan, earlierSchedules: plan.earlierSchedules ?? [], pacesFrom: plan.pacesFrom ?? null }),
})

/** With the days that lay behind an earlier race. */
const withRoom = ({ workouts }: World, { touched }: Proposal): EngineWorkout[] => [
  ...workouts,
  ...touched
    .filter(({ week, day }) => !workouts.some((each) => each.week === week && each.day === day))
    .map(({ week, day }) => emptyWorkout({ week, day })),
]

/** Those that are new get the ids and versions of rows. */
const storedOf = (plan: TrainingPlan, workouts: readonly EngineWorkout[]): Workout[] =>
  workoutRoutes.listForPlan.answer.parse(
    workouts.map((workout, at) => ({
      trainingPlanId: plan.id,
      id: 90_000 + at,
      version: 1,
      changedAt: AT,
      ...workout,
    })),
  )
