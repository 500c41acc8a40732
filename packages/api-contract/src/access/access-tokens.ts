import * as z from 'zod/mini'
import { id, instant, line, pathId } from '../base/fields.js'
import { route } from '../base/route.js'
import { TOKEN_SCOPES } from '../base/token-scope.js'

/** Tokens that a user may have. */
export const MAX_ACCESS_TOKENS = 50

/** Days after which a token ends by itself. */
export const TOKEN_DAYS = [30, 90, 365] as const

/** How each token begins, so that it is known when it is found somewhere. */
export const TOKEN_PREFIX = 'tp_'

const NO_SCOPE = 'Please choose at least one thing that the token may do'

const NO_NAME = 'Please give the token a name'
const name = line(100, NO_NAME).check(z.regex(/\S/, NO_NAME), z.describe('By which its owner knows it'))
const scopes = z.array(z.enum(TOKEN_SCOPES, 'Please choose what the token may do'), NO_SCOPE).check(
  z.minLength(1, NO_SCOPE),
  z.maxLength(TOKEN_SCOPES.length, 'Please name each scope once'),
  z.refine((list) => new Set(list).size === list.length, 'Please name each scope once'),
  z.meta({ description: 'What a call with the token may do', uniqueItems: true }),
)

export const newAccessToken = z.strictObject({
  name,
  scopes,
  days: z
    .nullable(z.literal(TOKEN_DAYS, `A token ends after ${TOKEN_DAYS.join(', ')} days, or never`))
    .check(z.describe('Days after which it ends; null for never')),
})
export type NewAccessToken = z.infer<typeof newAccessToken>

const fields = {
  id,
  name: z.string().check(z.describe('By which its owner knows it')),
  prefix: z.string().check(z.describe('How the token begins, by which its owner knows it')),
  scopes,
  createdAt: instant,
  expiresAt: z.nullable(instant).check(z.describe('Null for never')),
  lastUsedAt: z.nullable(instant).check(z.describe('To the hour; null for never')),
}

export const accessToken = z.object(fields).check(z.meta({ id: 'AccessToken' }))
export type AccessToken = z.infer<typeof accessToken>

const madeAccessToken = z.object({
  ...fields,
  token: z.string().check(z.describe('The token itself, which is told only now')),
})

export const accessTokenRoutes = {
  list: route({
    method: 'GET',
    path: '/api/access-tokens',
    access: 'user',
    summary: 'Access tokens of the user, the newest first',
    answer: z.array(accessToken),
  }),
  make: route({
    method: 'POST',
    path: '/api/access-tokens',
    access: 'user',
    changes: ['access-tokens', 'sign-ins'],
    summary: 'Make an access token: scripts send it as Authorization: Bearer',
    body: newAccessToken,
    answer: madeAccessToken,
    status: 201,
  }),
  revoke: route({
    method: 'DELETE',
    path: '/api/access-tokens/:id',
    access: 'user',
    changes: ['access-tokens', 'sign-ins'],
    summary: 'Revoke an access token: it opens nothing from now on',
    params: z.object({ id: pathId }),
    answer: z.undefined(),
    status: 204,
  }),
}
