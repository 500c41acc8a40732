import type { FastifyInstance } from 'fastify'
import { Refused } from '../http/http.js'
import { fingerprint } from '../http/token-text.js'
import type { World } from '../state/world.js'
import { athleteOf } from './athlete-of.js'
import { requestBackfill } from './backfill.js'
import { readWindow } from './window.js'

/** What can be fetched with a ping's address only; a file or details are on hold in this sandbox. */
const PULLED = ['activities', 'activityDetails', 'manuallyUpdatedActivities', 'moveIQActivities', 'activityFile']

const DAY_SECONDS = 86_400

/** Activities: pulled with the token of a ping, or asked for and sent later. */
export function serveActivities(app: FastifyInstance, world: World): void {
  for (const name of PULLED) {
    app.get<{ Querystring: { token?: string } }>(`/wellness-api/rest/${name}`, async (request) => {
      const { token } = request.query
      if (token === undefined) {
        athleteOf(world, request)
        throw new Refused(400, 'InvalidPullTokenException failure')
      }
      const window = readWindow(request.query, 'upload')
      if (window.to - window.from > DAY_SECONDS) throw new Refused(400, 'The window may be 86400 seconds at most')
      return pull(world, token)
    })
  }

  app.get<{ Params: { type: string } }>('/wellness-api/rest/backfill/:type', async (request, reply) => {
    const { type } = request.params
    requestBackfill(world, athleteOf(world, request), { type, window: readWindow(request.query, 'summary') })
    return reply.code(202).send()
  })
}

function pull({ state, now }: World, token: string) {
  const wanted = fingerprint(token)
  const known = state.pullTokens.find((pullToken) => pullToken.fingerprint === wanted)
  if (!known || known.expiresAt <= now()) throw new Refused(400, 'InvalidPullTokenException failure')
  return known.summaries
}
