import * as z from 'zod/mini'
import { route } from '../base/route.js'
import { token } from '../plans/token.js'
import { emailAddress, newPassword } from './user.js'

export const resetRequest = z.strictObject({ username: emailAddress })
export type ResetRequest = z.infer<typeof resetRequest>

export const passwordReset = z.strictObject({ token, newPassword })
export type PasswordReset = z.infer<typeof passwordReset>

/** The page that sets a new password; the token follows a `#`, which no browser sends anywhere. */
export const RESET_PATH = '/reset-password'

const signInOptions = z
  .object({
    sendsMail: z.boolean().check(z.describe('Whether a forgotten password can be asked for by mail')),
    hasPasskeys: z.boolean().check(z.describe('Whether anybody has a passkey here')),
  })
  .check(z.meta({ id: 'SignInOptions' }))
export type SignInOptions = z.infer<typeof signInOptions>

export const recoveryRoutes = {
  options: route({
    method: 'GET',
    path: '/api/sign-in-options',
    access: 'open',
    summary: 'Which ways in this server offers',
    answer: signInOptions,
  }),
  ask: route({
    method: 'POST',
    path: '/api/password-reset',
    access: 'open',
    summary: 'Ask for a link to a new password by mail; the answer is the same for nobody',
    body: resetRequest,
    answer: z.undefined(),
    status: 204,
  }),
  reset: route({
    method: 'POST',
    path: '/api/password-reset/confirm',
    access: 'open',
    summary: 'Set a new password by the token of such a link; every session ends',
    body: passwordReset,
    answer: z.undefined(),
    status: 204,
  }),
}
