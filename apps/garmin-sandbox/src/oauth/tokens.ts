import { fingerprint, newSecret } from '../http/token-text.js'
import type { Athlete, Token } from '../state/state.js'
import { athleteNumbered, type World } from '../state/world.js'

const ACCESS_SECONDS = 86_400
const REFRESH_SECONDS = 7_775_998

/** What the token endpoint answers. */
export type Grant = {
  access_token: string
  expires_in: number
  token_type: 'bearer'
  refresh_token: string
  refresh_token_expires_in: number
  scope: string
  jti: string
}

/** A new pair of tokens for an athlete. */
export function issueTokens(world: World, athlete: number): Grant {
  const [access, refresh] = [newSecret(), newSecret()]
  const now = world.now()
  world.state.tokens = world.state.tokens.filter(({ expiresAt }) => expiresAt > now - ACCESS_SECONDS * 1000)
  const common = { athlete, isRevoked: false }
  world.state.tokens.push(
    { ...common, kind: 'access', fingerprint: fingerprint(access), expiresAt: now + ACCESS_SECONDS * 1000 },
    { ...common, kind: 'refresh', fingerprint: fingerprint(refresh), expiresAt: now + REFRESH_SECONDS * 1000 },
  )
  world.save()
  return {
    access_token: access,
    expires_in: ACCESS_SECONDS,
    token_type: 'bearer',
    refresh_token: refresh,
    refresh_token_expires_in: REFRESH_SECONDS,
    scope: 'PARTNER_WRITE PARTNER_READ CONNECT_READ CONNECT_WRITE',
    jti: crypto.randomUUID(),
  }
}

/** Takes a refresh token out of use; its athlete, or undefined when it was no good. */
export function spendRefreshToken(world: World, text: string): Athlete | undefined {
  const token = find(world, 'refresh', text)
  if (!token || token.isRevoked || token.expiresAt <= world.now()) return undefined
  token.isRevoked = true
  world.save()
  return athleteNumbered(world, token.athlete)
}

export type Bearer = { athlete: Athlete } | { problem: 'unknown' | 'expired' | 'revoked' }

/** Whose access token this is, or what is the matter with it. */
export function bearerOf(world: World, text: string): Bearer {
  const token = find(world, 'access', text)
  const athlete = token && athleteNumbered(world, token.athlete)
  if (!token || !athlete) return { problem: 'unknown' }
  if (token.isRevoked) return { problem: 'revoked' }
  return token.expiresAt <= world.now() ? { problem: 'expired' } : { athlete }
}

/** Ends all of an athlete's tokens. */
export function revokeTokens({ state, save }: World, athlete: number): void {
  for (const token of state.tokens) if (token.athlete === athlete) token.isRevoked = true
  save()
}

/** Makes an athlete's access tokens as old as tomorrow; the refresh token stays good. */
export function expireAccessTokens({ state, now, save }: World, athlete: number): void {
  for (const token of state.tokens)
    if (token.athlete === athlete && token.kind === 'access') token.expiresAt = now() - 1
  save()
}

function find({ state }: World, kind: Token['kind'], text: string): Token | undefined {
  const wanted = fingerprint(text)
  return state.tokens.find((token) => token.kind === kind && token.fingerprint === wanted)
}
