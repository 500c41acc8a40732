import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { ownPagesOnly, Refused, sendPage } from '../http/http.js'
import { readInput } from '../http/read-input.js'
import { fingerprint, newSecret } from '../http/token-text.js'
import { PERMISSIONS } from '../state/permissions.js'
import { type Athlete, newAthlete } from '../state/state.js'
import { athleteNumbered, type World } from '../state/world.js'
import { type Asked, consentPage } from './consent-page.js'

const CODE_LIVES_MS = 10 * 60_000
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

const asked = z.object({
  client_id: z.string(),
  redirect_uri: z.url(),
  code_challenge: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'code_challenge must be the SHA-256 of the verifier in base64url'),
  state: z.string().max(500),
})

const request = asked.extend({ response_type: z.literal('code'), code_challenge_method: z.literal('S256') })

const decision = asked.extend({
  decision: z.enum(['agree', 'cancel']),
  athlete: z.coerce.number().int().min(0),
  permissions: z.union([z.enum(PERMISSIONS).transform((one) => [one]), z.array(z.enum(PERMISSIONS))]).default([]),
})

/** Where an athlete's browser is sent to allow the connection: a page, and what its buttons do. */
export function serveAuthorize(app: FastifyInstance, world: World): void {
  app.get('/oauth2Confirm', async ({ query }, reply) => {
    const { response_type: _type, code_challenge_method: _method, ...wanted } = readInput(request, query)
    expectPartner(world, wanted)
    return sendPage(reply, consentPage(wanted, world.state.athletes), new URL(wanted.redirect_uri).origin)
  })

  app.post('/oauth2Confirm', { onRequest: ownPagesOnly }, async ({ body }, reply) => {
    const decided = readInput(decision, body)
    expectPartner(world, decided)
    if (decided.decision === 'cancel') return leadBack(reply, decided, { error: 'access_denied' })
    const athlete = decided.athlete === 0 ? addAthlete(world) : athleteNumbered(world, decided.athlete)
    if (!athlete) throw new Refused(400, `There is no athlete ${decided.athlete}`)
    const code = newSecret()
    world.state.codes.push({
      fingerprint: fingerprint(code),
      athlete: athlete.number,
      permissions: decided.permissions,
      redirectUri: decided.redirect_uri,
      challenge: decided.code_challenge,
      expiresAt: world.now() + CODE_LIVES_MS,
    })
    world.save()
    return leadBack(reply, decided, { code })
  })
}

/** A wrong partner, or one that would be led elsewhere, sees an error here and is led nowhere. */
function expectPartner({ options }: World, { client_id, redirect_uri }: Asked): void {
  if (client_id !== options.clientId) throw new Refused(400, 'client_id is not known')
  const isKnown = options.redirectUri
    ? redirect_uri === options.redirectUri
    : LOOPBACK.includes(new URL(redirect_uri).hostname)
  if (!isKnown) throw new Refused(400, 'redirect_uri is not the registered one')
}

function leadBack(reply: FastifyReply, { redirect_uri, state }: Asked, answer: Record<string, string>): FastifyReply {
  const url = new URL(redirect_uri)
  for (const [name, value] of Object.entries({ ...answer, state })) url.searchParams.set(name, value)
  return reply.redirect(url.href, 303)
}

function addAthlete({ state }: World): Athlete {
  const athlete = newAthlete(Math.max(0, ...state.athletes.map(({ number }) => number)) + 1)
  state.athletes.push(athlete)
  return athlete
}
