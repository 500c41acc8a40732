import * as oauth from 'oauth4webapi'
import * as z from 'zod'
import { now } from '../../clock.js'
import type { GarminEnv } from '../../config/garmin-env.js'
import { callGarmin, GarminFailure } from './garmin-call.js'

/** What a grant brings; times are instants. */
export type Tokens = { accessToken: string; refreshToken: string; tokenExpiresAt: string }

/** Garmin takes the refresh token no longer: the athlete has to connect again. */
export class InvalidGrant extends Error {
  override name = 'GrantOver'
}

/** A workout as a list of them names it. */
export type ListedWorkout = { workoutId: string; name: string; provider: string | undefined }

/** What Garmin says to a request for history. */
export type BackfillAnswer = { kind: 'accepted' } | { kind: 'known' } | { kind: 'too-early'; earliest: Date }

/** What a sign-in began with, and came back with. */
type Consent = { code: string; state: string; verifier: string; redirectUri: string }

const text = z.union([z.string().min(1).max(200), z.number().int().nonnegative()]).transform(String)
/** As `trainingApiWorkout` signs what it makes. */
const PROVIDER = 'TriPlan'
const workoutList = z.array(
  z
    .looseObject({ workoutId: text, workoutName: z.string(), workoutProvider: z.string().nullish() })
    .transform(({ workoutId, workoutName, workoutProvider }): ListedWorkout => {
      return { workoutId, name: workoutName, provider: workoutProvider ?? undefined }
    }),
)
const permissionList = z.array(z.string().max(100)).max(50)

/** The same calls for Garmin and for the sandbox: only addresses differ. */
export function garminClient(env: GarminEnv) {
  const user = (path: string) => `${env.apiBase}${env.userPathPrefix}/user/${path}`
  return {
    exchange: (consent: Consent) => exchange(env, consent),
    refresh: (refreshToken: string) => refresh(env, refreshToken),

    async userId(token: string): Promise<string> {
      return read(z.object({ userId: text }), await callGarmin(user('id'), { token })).userId
    },

    /** A bare list, or one inside of an object: both have been seen. */
    async permissions(token: string): Promise<string[]> {
      const shapes = z.union([
        permissionList,
        z.object({ permissions: permissionList }).transform((it) => it.permissions),
      ])
      return read(shapes, await callGarmin(user('permissions'), { token }))
    },

    async deregister(token: string): Promise<void> {
      await callGarmin(user('registration'), { method: 'DELETE', token })
    },

    /** Asks for what was recorded in a time of at most `backfillMaxDays`. */
    requestBackfill: (token: string, time: { from: Date; to: Date }) => requestBackfill(env, token, time),

    ...watchCalls(env),

    /** The sandbox only: an activity that it reports like any other; undefined where it cannot. */
    async makeActivity(token: string, body: unknown): Promise<unknown> {
      try {
        return await callGarmin(`${env.apiBase}/sandbox/activities`, { method: 'POST', token, body })
      } catch (error) {
        if (error instanceof GarminFailure && error.status === 404) return undefined
        throw error
      }
    },
  }
}

export type GarminClient = ReturnType<typeof garminClient>

/** What is planned, on the athlete's watch. */
function watchCalls(env: GarminEnv) {
  const workout = (id: string) => `${env.trainingBase}/workout/v2/${encodeURIComponent(id)}`
  const schedule = (id: string) => `${env.trainingBase}/schedule/${encodeURIComponent(id)}`
  return {
    async createWorkout(token: string, body: unknown): Promise<string> {
      const answer = await callGarmin(env.workoutCreateUrl, { method: 'POST', token, body })
      return read(z.object({ workoutId: text }), answer).workoutId
    },

    /**
     * The workouts of ours that Garmin has. No public source names such a list: none where there is no such address.
     */
    async listWorkouts(token: string): Promise<ListedWorkout[]> {
      try {
        const answer = await callGarmin(`${env.trainingBase}/workout/v2`, { token })
        return read(workoutList, answer).filter(({ provider }) => provider === undefined || provider === PROVIDER)
      } catch (error) {
        if (error instanceof GarminFailure && [400, 404, 405].includes(error.status)) return []
        throw error
      }
    },

    async updateWorkout(token: string, id: string, body: unknown): Promise<void> {
      await callGarmin(workout(id), { method: 'PUT', token, body })
    },

    /** One that is gone already is no failure. */
    deleteWorkout: (token: string, id: string) => unlessGone(callGarmin(workout(id), { method: 'DELETE', token })),

    /** An object with the id, or the bare id: both have been seen. */
    async schedule(token: string, workoutId: string, date: string): Promise<string> {
      const body = { workoutId: Number(workoutId), date }
      const answer = await callGarmin(`${env.trainingBase}/schedule/`, { method: 'POST', token, body })
      return read(z.union([text, z.object({ scheduleId: text }).transform((it) => it.scheduleId)]), answer)
    },

    async reschedule(
      token: string,
      id: string,
      { workoutId, date }: { workoutId: string; date: string },
    ): Promise<void> {
      const body = { scheduleId: Number(id), workoutId: Number(workoutId), date }
      await callGarmin(schedule(id), { method: 'PUT', token, body })
    },

    unschedule: (token: string, id: string) => unlessGone(callGarmin(schedule(id), { method: 'DELETE', token })),
  }
}

function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const result = schema.safeParse(answer)
  if (!result.success) throw new GarminFailure(502, 'Garmin sent something unexpected')
  return result.data
}

async function unlessGone(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof GarminFailure && error.status === 404)) throw error
  }
}

async function requestBackfill(
  { apiBase }: GarminEnv,
  token: string,
  { from, to }: { from: Date; to: Date },
): Promise<BackfillAnswer> {
  const url = new URL(`${apiBase}/wellness-api/rest/backfill/activities`)
  url.searchParams.set('summaryStartTimeInSeconds', String(Math.floor(from.getTime() / 1000)))
  url.searchParams.set('summaryEndTimeInSeconds', String(Math.floor(to.getTime() / 1000)))
  try {
    await callGarmin(url.href, { token })
    return { kind: 'accepted' }
  } catch (error) {
    if (!(error instanceof GarminFailure)) throw error
    // Asked for before: it is on its way, or was here.
    if (error.status === 409) return { kind: 'known' }
    const [, earliest = ''] = /min start time of (\S+)/.exec(error.message) ?? []
    if (error.status === 400 && !Number.isNaN(Date.parse(earliest)))
      return { kind: 'too-early', earliest: new Date(earliest) }
    throw error
  }
}

const serverOf = (env: GarminEnv): oauth.AuthorizationServer => ({
  issuer: new URL(env.authorizeUrl).origin,
  authorization_endpoint: env.authorizeUrl,
  token_endpoint: env.tokenUrl,
})

/** The sandbox speaks plain http. */
const optionsFor = (env: GarminEnv) => ({
  [oauth.allowInsecureRequests]: env.mode === 'sandbox',
  signal: () => AbortSignal.timeout(8_000),
})

async function exchange(env: GarminEnv, { code, state, verifier, redirectUri }: Consent): Promise<Tokens> {
  const server = serverOf(env)
  const client = { client_id: env.clientId }
  const parameters = oauth.validateAuthResponse(server, client, new URLSearchParams({ code, state }), state)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.ClientSecretPost(env.clientSecret),
    parameters,
    redirectUri,
    verifier,
    optionsFor(env),
  )
  return toTokens(await oauth.processAuthorizationCodeResponse(server, client, response))
}

async function refresh(env: GarminEnv, refreshToken: string): Promise<Tokens> {
  const server = serverOf(env)
  const client = { client_id: env.clientId }
  try {
    const secret = oauth.ClientSecretPost(env.clientSecret)
    const response = await oauth.refreshTokenGrantRequest(server, client, secret, refreshToken, optionsFor(env))
    return toTokens(await oauth.processRefreshTokenResponse(server, client, response))
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant')
      throw new InvalidGrant('Garmin takes the refresh token no longer')
    throw error instanceof GarminFailure ? error : new GarminFailure(statusOf(error), 'Garmin gave no new token')
  }
}

const statusOf = (error: unknown) => (error instanceof oauth.ResponseBodyError ? error.status : 0)

/** Without an `expires_in` the access token is taken for used up. */
function toTokens({ access_token, refresh_token, expires_in }: oauth.TokenEndpointResponse): Tokens {
  if (!refresh_token) throw new GarminFailure(502, 'Garmin sent no refresh token')
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    tokenExpiresAt: new Date(now().getTime() + Math.min(expires_in ?? 0, 90 * 86_400) * 1000).toISOString(),
  }
}
