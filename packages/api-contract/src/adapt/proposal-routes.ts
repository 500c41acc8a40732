import * as z from 'zod/mini'
import { id, instant, isoDay, pathId, version } from '../base/fields.js'
import { route } from '../base/route.js'
import { exerciseId } from '../plans/exercise.js'
import { plan } from '../plans/plan.js'
import { workout } from '../plans/workout.js'
import { acceptedPlanChange, planChange } from './plan-change.js'
import { change, changeId, findings, notices, outlook, proposal, proposalId } from './proposal.js'

/** A plan is offered no more of its history than this. */
export const MAX_REVISIONS = 100

/** Who made a change of a plan: the athlete in the app, or a script or an agent with an access token of theirs. */
const MADE_BY = ['athlete', 'token'] as const

const acceptance = z.strictObject({
  basedOn: proposalId.check(z.describe('Of the proposal; refused (409) when the workouts were changed since')),
  changes: z
    .optional(z.array(changeId).check(z.minLength(1, 'Please choose at least one change'), z.maxLength(2000)))
    .check(z.describe('The changes to make, with all of their groups; left out, all')),
})
export type Acceptance = z.infer<typeof acceptance>

const revisionFields = {
  id,
  trainingPlanId: id,
  madeAt: instant,
  madeBy: z.enum(MADE_BY),
  tokenName: z.nullable(z.string()).check(z.describe('What the access token was called then; null without one')),
  findings,
  notices,
  sessions: z.array(exerciseId).check(z.describe('What it changed, in date order; a session may be gone by now')),
  undoneAt: z.nullable(instant).check(z.describe('Null while its changes stand')),
}

const revision = z.object(revisionFields).check(z.meta({ id: 'Revision' }))
export type Revision = z.infer<typeof revision>

const revisionInFull = z
  .object({
    ...revisionFields,
    raceDate: isoDay.check(
      z.describe('The race that the weeks of its changes lead to: another one where it was moved since'),
    ),
    totalWeeks: z.int().check(z.minimum(1), z.describe('Weeks to it')),
    changes: z.array(change).check(z.describe('In date order, as they were accepted')),
  })
  .check(z.meta({ id: 'RevisionInFull' }))
export type RevisionInFull = z.infer<typeof revisionInFull>

/** Which version of a plan is to stand again. */
const versionOfPlan = z.strictObject({
  revisionId: z
    .nullable(id)
    .check(
      z.describe('As the plan stood after this revision; null: as it was made. What was accepted since is taken back'),
    ),
})
export type PlanVersion = z.infer<typeof versionOfPlan>

const acceptedRestore = z.strictObject({
  revisionId: versionOfPlan.shape.revisionId,
  proposalId: proposalId.check(z.describe('Of the proposal; refused (409) when something else is proposed by now')),
  basedOn: proposalId.check(z.describe('Of the proposal; refused (409) when the workouts were changed since')),
  version: z.optional(version),
})
export type AcceptedRestore = z.infer<typeof acceptedRestore>

const byId = z.object({ id: pathId })
const byProposal = z.object({ id: pathId, proposalId })

/** The plan as it stands then, and its workouts. */
const revised = z.object({ revision, plan, workouts: z.array(workout) })
export type Revised = z.infer<typeof revised>

export const proposalRoutes = {
  propose: route({
    method: 'GET',
    path: '/api/training-plans/:id/proposal',
    access: 'user',
    scope: 'plans:read',
    summary: 'What would change in a plan after what was done, missed and told, and why',
    params: byId,
    answer: proposal,
    texts: true,
  }),
  accept: route({
    method: 'POST',
    path: '/api/training-plans/:id/proposals/:proposalId/accept',
    access: 'user',
    scope: 'plans:apply',
    changes: ['workouts'],
    repeatable: true,
    summary: 'Make the changes of a proposal, or some; 409 when it is out of date',
    params: byProposal,
    body: acceptance,
    answer: revised,
    texts: true,
    status: 201,
  }),
  outlook: route({
    method: 'POST',
    path: '/api/training-plans/:id/proposals/:proposalId/outlook',
    access: 'user',
    scope: 'plans:read',
    changes: [],
    summary: 'The season in figures with some changes of a proposal; 409 when out of date',
    params: byProposal,
    body: acceptance,
    answer: outlook,
  }),
  decline: route({
    method: 'POST',
    path: '/api/training-plans/:id/proposals/:proposalId/decline',
    access: 'user',
    changes: ['workouts'],
    summary: 'Keep the plan as it is: asked again when more comes; 409 when out of date',
    params: byProposal,
    answer: z.undefined(),
    status: 204,
  }),
  proposeChange: route({
    method: 'POST',
    path: '/api/training-plans/:id/changes/proposal',
    access: 'user',
    scope: 'plans:propose',
    changes: [],
    summary: 'What other dates, days, hours, paces or goals would change from tomorrow',
    params: byId,
    body: planChange,
    answer: proposal,
    texts: true,
  }),
  acceptChange: route({
    method: 'POST',
    path: '/api/training-plans/:id/changes',
    access: 'user',
    scope: 'plans:apply',
    changes: ['plans', 'workouts'],
    repeatable: true,
    summary: 'Change a plan from tomorrow; 409 when what was proposed is out of date',
    params: byId,
    body: acceptedPlanChange,
    answer: revised,
    texts: true,
    status: 201,
  }),
  history: route({
    method: 'GET',
    path: '/api/training-plans/:id/revisions',
    access: 'user',
    scope: 'plans:read',
    summary: 'What was changed in a plan by proposals, newest first',
    params: byId,
    answer: z.array(revision),
  }),
  revision: route({
    method: 'GET',
    path: '/api/training-plans/:id/revisions/:revisionId',
    access: 'user',
    scope: 'plans:read',
    summary: 'What a revision changed, session by session, and why',
    params: z.object({ id: pathId, revisionId: pathId }),
    answer: revisionInFull,
    texts: true,
  }),
  proposeRestore: route({
    method: 'POST',
    path: '/api/training-plans/:id/versions/proposal',
    access: 'user',
    scope: 'plans:propose',
    changes: [],
    summary: 'What would change from tomorrow for a version of a plan to stand again',
    params: byId,
    body: versionOfPlan,
    answer: proposal,
    texts: true,
  }),
  restore: route({
    method: 'POST',
    path: '/api/training-plans/:id/versions',
    access: 'user',
    scope: 'plans:apply',
    changes: ['plans', 'workouts'],
    repeatable: true,
    summary: 'Let a version of a plan stand again; 409 when what was proposed is out of date',
    params: byId,
    body: acceptedRestore,
    answer: revised,
    texts: true,
    status: 201,
  }),
  undo: route({
    method: 'DELETE',
    path: '/api/training-plans/:id/revisions/:revisionId',
    access: 'user',
    scope: 'plans:apply',
    changes: ['plans', 'workouts'],
    summary: 'Put back what a revision changed; 409 when it was edited since',
    params: z.object({ id: pathId, revisionId: pathId }),
    answer: revised,
    texts: true,
  }),
}
