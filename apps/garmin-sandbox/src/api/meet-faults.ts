import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../http/http.js'
import type { Faults } from '../state/faults.js'
import type { World } from '../state/world.js'

/** What the calls are that a fault can be kept to: method and address. */
const CALLS: Record<Faults['apiCall'], RegExp> = {
  any: /^/,
  token: /^POST \/di-oauth2-service\//,
  'with a token': /(?<!oauth\/token)$/,
  'user id': /^GET .*\/user\/id$/,
  deregistration: /^DELETE .*\/user\/registration$/,
  backfill: /^GET .*\/backfill\//,
  'create workout': /^POST \/workoutportal\//,
  'delete workout': /^DELETE \/training-api\/workout\//,
  'any of workouts': /^[A-Z]+ \/(workoutportal|training-api)\//,
}

const REFUSALS: Record<string, [number, string]> = {
  '400': [400, 'Bad request'],
  '401': [401, 'Unauthorized'],
  '404': [404, 'Not found'],
  '429': [429, 'Rate limit exceeded'],
  '500': [500, 'Internal server error'],
}

/** Lets the next calls of the API meet the fault that was chosen, if there is one. */
export function meetFaults(app: FastifyInstance, world: World): void {
  const lost = new WeakSet<FastifyRequest>()
  app.addHook('onRequest', async (request) => {
    const { faults } = world.state
    const isMeant = CALLS[faults.apiCall].test(`${request.method} ${request.url.split('?')[0]}`)
    if (faults.api === 'none' || faults.apiCalls === 0 || !isMeant) return
    faults.apiCalls -= 1
    world.save()
    const [status, words] = REFUSALS[faults.api] ?? []
    if (status !== undefined && words !== undefined)
      throw new Refused(status, words, status === 429 ? faults.retryAfterSeconds : 0)
    if (faults.api === 'lost') lost.add(request)
    else await sleep(faults.slowSeconds * 1000)
  })
  app.addHook('onSend', async (request) => {
    if (lost.has(request)) request.raw.socket.destroy()
  })
}
