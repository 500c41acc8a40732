import * as z from 'zod/mini'
import { credentials } from '../account/user.js'
import { id, instant, pathId } from '../base/fields.js'
import { route } from '../base/route.js'
import { token } from '../plans/token.js'

/** Who may make an account: anybody, whoever has an invite, nobody. */
export const SIGN_UP_MODES = ['open', 'invite', 'off'] as const
export type SignUpMode = (typeof SIGN_UP_MODES)[number]

/** The page that a link of an invite opens; the token stands behind a `#`, which no server and no other page is told. */
export const INVITE_PAGE = '/invite'

const signUps = z.object({
  mode: z.enum(SIGN_UP_MODES).check(z.describe('Who may make an account')),
  domains: z.array(z.string()).check(z.describe('Where addresses have to be without an invite; empty: anywhere')),
})
export type SignUps = z.infer<typeof signUps>

const opened = z.object({
  makesAdmin: z.boolean().check(z.describe('Whether the account becomes an admin')),
  email: z.nullable(z.string()).check(z.describe('The only address it is for; null for any')),
})
export type OpenedInvite = z.infer<typeof opened>

const invite = z
  .object({
    id,
    email: z.nullable(z.string()),
    madeAt: instant,
    expiresAt: instant,
    usedAt: z.nullable(instant),
  })
  .check(z.meta({ id: 'Invite' }))
export type Invite = z.infer<typeof invite>

const newInvite = z.strictObject({
  email: z.optional(credentials.shape.username),
})
export type NewInvite = z.infer<typeof newInvite>

const madeInvite = z.extend(invite, {
  path: z
    .nullable(z.string())
    .check(z.describe('Where on this server it is opened; told once, and null where a mail brings it')),
  isMailed: z.boolean().check(z.describe('Whether a mail with the link is on its way')),
})
export type MadeInvite = z.infer<typeof madeInvite>

export const signUpRoutes = {
  read: route({
    method: 'GET',
    path: '/api/sign-ups',
    access: 'open',
    summary: 'Who may make an account here',
    answer: signUps,
  }),
  openInvite: route({
    method: 'POST',
    path: '/api/invites/opened',
    access: 'open',
    summary: 'What an invite is for, before it is used',
    body: z.strictObject({ token }),
    answer: opened,
  }),
  becomeAdmin: route({
    method: 'POST',
    path: '/api/user/admin',
    access: 'user',
    changes: ['account'],
    summary: 'Use the link that the server printed: the account becomes an admin',
    body: z.strictObject({ token }),
    answer: z.undefined(),
    status: 204,
  }),
}

export const inviteRoutes = {
  list: route({
    method: 'GET',
    path: '/api/admin/invites',
    access: 'admin',
    summary: 'The latest invites, newest first',
    answer: z.array(invite),
  }),
  make: route({
    method: 'POST',
    path: '/api/admin/invites',
    access: 'admin',
    changes: [],
    summary: 'Invite somebody: for one account, within seven days',
    body: newInvite,
    answer: madeInvite,
    status: 201,
  }),
  withdraw: route({
    method: 'DELETE',
    path: '/api/admin/invites/:id',
    access: 'admin',
    changes: [],
    summary: 'Withdraw an invite that was not used',
    params: z.object({ id: pathId }),
    answer: z.undefined(),
    status: 204,
  }),
}
