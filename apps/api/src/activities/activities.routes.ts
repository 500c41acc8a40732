import { activityFileRoutes, activityRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { serve } from '../http/serve.js'
import { showActivityPage } from './activity-view.js'
import { addActivities } from './add-activities.js'
import { keepAsExtra, unlinkedActivities } from './extra-activities.js'
import { undoFile } from './undo-link.js'
import { workoutTracks } from './workout-tracks.js'

export function serveActivities(app: FastifyInstance, db: Kysely<Database>): void {
  serve(app, activityFileRoutes.add, ({ userId, body }) => addActivities(db, userId, body))
  serve(app, activityFileRoutes.takeBack, ({ userId, params }) => undoFile(db, userId, params.id))
  serve(app, activityRoutes.list, ({ userId, params }) => showActivityPage(db, userId, params.page))
  serve(app, activityRoutes.unlinked, ({ userId, params }) => unlinkedActivities(db, userId, params.id))
  serve(app, activityRoutes.tracks, ({ userId, params }) => workoutTracks(db, userId, params.id))
  serve(app, activityRoutes.keep, ({ userId, params, body }) => keepAsExtra(db, userId, { ...params, ...body }))
}
