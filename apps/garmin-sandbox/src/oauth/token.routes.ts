import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fingerprint } from '../http/token-text.js'
import type { Code } from '../state/state.js'
import { athleteNumbered, secondsNow, type World } from '../state/world.js'
import { type Grant, issueTokens, spendRefreshToken } from './tokens.js'

type Form = Partial<Record<string, unknown>>

/** Exchanges a consent, or a refresh token, for new tokens; errors are those of OAuth 2.0. */
export function serveToken(app: FastifyInstance, world: World): void {
  app.post('/di-oauth2-service/oauth/token', async ({ body }, reply) => {
    const form: Form = { ...(typeof body === 'object' ? body : {}) }
    if (!isPartner(world, form)) return fail(reply, 'invalid_client', 'client_id or client_secret is wrong')
    if (form.grant_type === 'authorization_code') return exchangeCode(world, form) ?? fail(reply, 'invalid_grant', CODE)
    if (form.grant_type === 'refresh_token') return refresh(world, form) ?? fail(reply, 'invalid_grant', REFRESH)
    return fail(reply, 'unsupported_grant_type', 'grant_type must be authorization_code or refresh_token')
  })
}

const CODE = 'The code is unknown, used, too old, or does not belong to this redirect_uri and code_verifier'
const REFRESH = 'The refresh token is unknown, used, expired or revoked'

const fail = (reply: FastifyReply, error: string, description: string) =>
  reply.code(error === 'invalid_client' ? 401 : 400).send({ error, error_description: description })

/** A code works once, also when the rest of the request is wrong. */
function exchangeCode(world: World, form: Form): Grant | undefined {
  const { state } = world
  const wanted = fingerprint(String(form.code))
  const code = state.codes.find((known) => known.fingerprint === wanted)
  state.codes = state.codes.filter((known) => known !== code && known.expiresAt > world.now())
  world.save()
  if (!code || code.expiresAt <= world.now() || code.redirectUri !== form.redirect_uri) return undefined
  if (!isVerifier(String(form.code_verifier), code.challenge)) return undefined
  register(world, code)
  return issueTokens(world, code.athlete)
}

function isVerifier(verifier: string, challenge: string): boolean {
  if (!/^[A-Za-z0-9\-._~]{43,128}$/.test(verifier)) return false
  return isSame(createHash('sha256').update(verifier).digest('base64url'), challenge)
}

/** A new connection starts afresh; one that stands takes the permissions over. */
function register(world: World, { athlete: number, permissions }: Code): void {
  const athlete = athleteNumbered(world, number)
  if (!athlete) return
  const now = secondsNow(world)
  athlete.registration = {
    connectedAt: now,
    uploadedUntil: now,
    backfilled: [],
    ...athlete.registration,
    permissions,
  }
}

function refresh(world: World, form: Form): Grant | undefined {
  const athlete = spendRefreshToken(world, String(form.refresh_token))
  return athlete?.registration ? issueTokens(world, athlete.number) : undefined
}

const isPartner = ({ options }: World, form: Form): boolean =>
  isSame(String(form.client_id), options.clientId) && isSame(String(form.client_secret), options.clientSecret)

const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(fingerprint(a)), Buffer.from(fingerprint(b)))
