import type { FastifyRequest } from 'fastify'
import { Refused } from '../http/http.js'
import { bearerOf } from '../oauth/tokens.js'
import type { Permission } from '../state/permissions.js'
import type { Athlete, Registration } from '../state/state.js'
import type { World } from '../state/world.js'

export type Connected = Athlete & { registration: Registration }

/** Whose token the request carries. @throws Refused 401 without a good one, 403 for one that is unknown or revoked. */
export function athleteOf(world: World, request: FastifyRequest): Connected {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (token === undefined) throw new Refused(401, 'An access token is required')
  const bearer = bearerOf(world, token)
  if ('problem' in bearer) {
    if (bearer.problem === 'expired') throw new Refused(401, 'Token is not active')
    throw new Refused(403, 'The token is unknown or has been revoked')
  }
  const { athlete } = bearer
  if (!isConnected(athlete)) throw new Refused(403, 'The user has deregistered')
  return athlete
}

/** @throws Refused 412 when the athlete does not allow it. */
export function expectPermission({ registration }: Connected, permission: Permission): void {
  if (!registration.permissions.includes(permission)) throw new Refused(412, `${permission} is not granted by the user`)
}

export const isConnected = (athlete: Athlete): athlete is Connected => athlete.registration !== null
