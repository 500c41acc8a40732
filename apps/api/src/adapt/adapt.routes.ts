import { proposalRoutes, raceRoutes, timeOffRoutes } from '@tri/api-contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { now } from '../clock.js'
import { findPlan } from '../db/owned-plans.js'
import type { Database } from '../db/schema.js'
import { orNotFound } from '../http/errors.js'
import { ownTimeZone } from '../http/own-today.js'
import { serve } from '../http/serve.js'
import { declineProposal, propose, proposeChange, proposeOutlook } from './propose.js'
import { addRace, changeRace, listRaces, removeRace } from './races.js'
import { acceptRestore, proposeRestore } from './restore.js'
import { acceptChange, acceptProposal } from './revise.js'
import { listRevisions } from './revisions.repository.js'
import { addTimeOff, listTimeOff, removeTimeOff } from './time-off.js'
import { undoRevision } from './undo.js'
import { readRevision } from './versions.repository.js'

/** What comes between an athlete and their plan, what is proposed then, and what was made of it. */
export function serveAdapting(app: FastifyInstance, db: Kysely<Database>): void {
  const askedBy = ({ headers }: FastifyRequest) => ({ now: now(), timeZone: ownTimeZone(headers.cookie) })
  const acceptedBy = (request: FastifyRequest) => ({ ...askedBy(request), tokenName: request.caller.key?.name })
  serve(app, timeOffRoutes.list, ({ userId }) => listTimeOff(db, userId))
  serve(app, timeOffRoutes.add, ({ by, body }) => addTimeOff(db, by, body))
  serve(app, timeOffRoutes.remove, ({ userId, params }) => removeTimeOff(db, userId, params.id))
  serve(app, raceRoutes.list, ({ userId }) => listRaces(db, userId))
  serve(app, raceRoutes.add, ({ by, body }) => addRace(db, by, body))
  serve(app, raceRoutes.change, ({ userId, params, body }) => changeRace(db, userId, params.id, body))
  serve(app, raceRoutes.remove, ({ userId, params }) => removeRace(db, userId, params.id))
  serve(app, proposalRoutes.propose, ({ userId, params, request }) =>
    propose(db, { userId, ...askedBy(request) }, params.id),
  )
  serve(app, proposalRoutes.accept, ({ by, params, body, request }) =>
    acceptProposal(db, { ...by, ...acceptedBy(request) }, params, body),
  )
  serve(app, proposalRoutes.outlook, ({ userId, params, body, request }) =>
    proposeOutlook(db, { userId, ...askedBy(request) }, params, body),
  )
  serve(app, proposalRoutes.proposeChange, ({ userId, params, body, request }) =>
    proposeChange(db, { userId, ...askedBy(request) }, params.id, body),
  )
  serve(app, proposalRoutes.acceptChange, ({ by, params, body, request }) =>
    acceptChange(db, { ...by, ...acceptedBy(request) }, params.id, body),
  )
  serve(app, proposalRoutes.decline, ({ userId, params, request }) =>
    declineProposal(db, { userId, ...askedBy(request) }, params),
  )
  serve(app, proposalRoutes.history, async ({ userId, params }) => {
    orNotFound(await findPlan(db, userId, params.id), 'Plan')
    return listRevisions(db, userId, params.id)
  })
  serve(app, proposalRoutes.revision, async ({ userId, params: { id, revisionId } }) =>
    readRevision(db, orNotFound(await findPlan(db, userId, id), 'Plan'), revisionId),
  )
  serve(app, proposalRoutes.proposeRestore, ({ userId, params, body, request }) =>
    proposeRestore(db, { userId, ...askedBy(request) }, params.id, body),
  )
  serve(app, proposalRoutes.restore, ({ by, params, body, request }) =>
    acceptRestore(db, { ...by, ...acceptedBy(request) }, params.id, body),
  )
  serve(app, proposalRoutes.undo, ({ userId, params }) => undoRevision(db, userId, params))
}
