import { GARMIN_PAGE, type GarminConnectError, garminRoutes } from '@tri/api-contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { showActivities } from '../activities/activity-view.js'
import { linkActivity, unlinkActivity } from '../activities/link-activity.js'
import { undoLink } from '../activities/undo-link.js'
import type { Env } from '../config/env.js'
import { HttpError } from '../http/errors.js'
import { refuseForeign } from '../http/security/cross-site.js'
import { serve } from '../http/serve.js'
import type { Jobs } from '../jobs/jobs.js'
import { eraseActivities } from './activities/erase-activities.js'
import { requestSync } from './activities/sync.js'
import { createTestActivity } from './activities/test-activity.js'
import type { Garmin } from './client/garmin.js'
import { beginConnect } from './connection/begin-connect.js'
import { showConnection, showSettings, switchSending, testConnection } from './connection/connection.js'
import { finishConnect } from './connection/finish-connect.js'
import { disconnect } from './deregistration.js'
import type { GarminQueues } from './garmin-queues.js'

type Parts = { garmin: Garmin; jobs: Jobs; queues: GarminQueues; publicOrigin: Env['publicOrigin'] }

export function serveGarmin(app: FastifyInstance, parts: Parts): void {
  serveConnection(app, parts)
  serveCallback(app, parts)
  serveActivities(app, parts)
}

function serveConnection(app: FastifyInstance, { garmin, jobs, queues, publicOrigin }: Parts): void {
  const { env } = garmin
  const expectOn = () => {
    if (env.mode === 'off') throw new HttpError('unavailable', 'Garmin is not set up on this server')
  }
  const redirectUriFor = ({ protocol, host }: FastifyRequest) =>
    env.redirectUri ?? `${publicOrigin ?? `${protocol}://${host}`}${garminRoutes.callback.path}`

  serve(app, garminRoutes.connection, ({ userId }) => showConnection(garmin, userId))
  serve(app, garminRoutes.settings, ({ userId }) => showSettings(garmin, userId))
  serve(app, garminRoutes.changeSettings, async ({ userId, body }) => {
    await switchSending(garmin, userId, body.sendsWorkouts)
    await jobs.send(queues.watches, { userId })
    return showSettings(garmin, userId)
  })
  serve(app, garminRoutes.auth, async ({ userId, request }) => {
    expectOn()
    // Reading by its method, but it stores a state.
    refuseForeign(request, publicOrigin)
    return { authUrl: await beginConnect(garmin, userId, redirectUriFor(request)) }
  })
  serve(app, garminRoutes.testConnection, async ({ userId }) => {
    expectOn()
    return testConnection(garmin, userId)
  })
  serve(app, garminRoutes.disconnect, ({ userId }) =>
    disconnect(garmin, userId, { jobs, deregistrations: queues.deregistrations }),
  )
  serve(app, garminRoutes.sync, async ({ userId }) => {
    expectOn()
    return requestSync(garmin, userId)
  })
}

function serveCallback(app: FastifyInstance, { garmin, jobs, queues }: Parts): void {
  app.get(garminRoutes.callback.path, async (request, reply) => {
    const { userId } = request.caller
    const problem = garmin.env.mode === 'off' ? 'off' : await finishConnect(garmin, userId, returnOf(request))
    if (!problem && userId !== undefined) {
      await jobs.send(queues.histories, { userId })
      await jobs.send(queues.watches, { userId })
    }
    return reply.redirect(pageAfter(problem), 302)
  })
}

function serveActivities(app: FastifyInstance, { garmin }: Parts): void {
  const { db } = garmin
  serve(app, garminRoutes.activities, ({ userId }) => showActivities(db, userId))
  serve(app, garminRoutes.createActivity, ({ userId, body }) => createTestActivity(garmin, userId, body))
  serve(app, garminRoutes.eraseActivities, ({ userId }) => eraseActivities(db, userId))
  serve(app, garminRoutes.link, ({ userId, body }) => linkActivity(db, userId, body))
  serve(app, garminRoutes.undoLink, ({ userId, params }) => undoLink(db, userId, params.garminActivityId))
  serve(app, garminRoutes.unlink, ({ userId, params }) => unlinkActivity(db, userId, params.garminActivityId))
}

/** A page of ours, whatever the query said. */
const pageAfter = (problem: GarminConnectError | undefined) =>
  `${GARMIN_PAGE}?${problem ? `error=${problem}` : 'success=connected'}`

/** What Garmin put into the query; a value that is there twice counts as none. */
function returnOf({ query }: FastifyRequest) {
  const values: Record<string, unknown> = Object(query)
  const one = (name: string) => {
    const value = values[name]
    return typeof value === 'string' && value.length > 0 && value.length <= 2000 ? { [name]: value } : {}
  }
  return { ...one('code'), ...one('state'), ...one('error') }
}
