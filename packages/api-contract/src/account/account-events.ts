import * as z from 'zod/mini'
import { id, instant } from '../base/fields.js'
import { route } from '../base/route.js'

/** What is noted of an account besides who came in. */
const ACCOUNT_EVENT_KINDS = [
  'password-changed',
  'password-reset',
  'reset-link-made',
  'new-device',
  'sessions-ended',
  'data-exported',
  'email-change-asked',
  'email-changed',
  'passkey-added',
  'passkey-removed',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-made',
  'recovery-code-used',
  'identity-linked',
  'identity-unlinked',
  'token-made',
  'token-ended',
  'token-used',
] as const

const accountEvent = z
  .object({
    id,
    at: instant,
    kind: z.enum(ACCOUNT_EVENT_KINDS),
    detail: z.nullable(z.string()).check(z.describe('What it was about, like the name of a passkey')),
    address: z.nullable(z.string()).check(z.describe('Without its last part; null where nobody called')),
    device: z.nullable(z.string()).check(z.describe('Like Firefox on Windows; null where nobody called')),
    isOpen: z.boolean().check(z.describe('Waits for the owner to say whether it was them')),
  })
  .check(z.meta({ id: 'AccountEvent' }))
export type AccountEvent = z.infer<typeof accountEvent>

const session = z
  .object({
    id: z.string().check(z.describe('By which it is ended')),
    startedAt: instant,
    lastUsedAt: instant.check(z.describe('To the hour')),
    device: z.nullable(z.string()).check(z.describe('Like Firefox on Windows; null where it is not known')),
    address: z.nullable(z.string()).check(z.describe('Where it began, without its last part')),
    isCurrent: z.boolean().check(z.describe('Whether it is the one that asks')),
  })
  .check(z.meta({ id: 'Session' }))
export type Session = z.infer<typeof session>

const sessionId = z
  .string()
  .check(z.regex(/^[0-9a-f]{24}$/, 'This is no session of yours'), z.describe('The id of a session'))

export const securityRoutes = {
  sessions: route({
    method: 'GET',
    path: '/api/user/sessions',
    access: 'user',
    summary: 'Where the user is signed in, the latest use first',
    answer: z.array(session),
  }),
  endSession: route({
    method: 'DELETE',
    path: '/api/user/sessions/:sessionId',
    access: 'user',
    changes: ['sign-ins'],
    summary: 'Sign out on one device',
    params: z.object({ sessionId }),
    answer: z.undefined(),
    status: 204,
  }),
  events: route({
    method: 'GET',
    path: '/api/user/events',
    access: 'user',
    summary: 'What happened to the account in the last 90 days, newest first',
    answer: z.array(accountEvent),
  }),
  closeEvents: route({
    method: 'DELETE',
    path: '/api/user/events/open',
    access: 'user',
    changes: ['sign-ins'],
    summary: 'Say that all that waits for it was the user',
    answer: z.undefined(),
    status: 204,
  }),
}
