import * as z from 'zod/mini'
import { route } from '../base/route.js'
import { confirmation } from './confirmation.js'
import { passkey } from './passkeys.js'
import { user } from './user.js'

const WRONG_CODE = 'Please enter the six digits that your app shows, or a recovery code'

const code = z
  .string(WRONG_CODE)
  .check(z.regex(/^[\dA-Za-z -]{6,40}$/, WRONG_CODE), z.describe('Six digits, or a recovery code'))

export const codeEntry = z.strictObject({ code })
export type CodeEntry = z.infer<typeof codeEntry>

const secret = z
  .string()
  .check(z.regex(/^[A-Z2-7]{32}$/, 'Please scan the code again'), z.describe('160 random bits in base 32'))

const totpSetup = z.extend(confirmation, {
  secret,
  code: z
    .string(WRONG_CODE)
    .check(
      z.regex(/^\s*\d{3}\s?\d{3}\s*$/, 'Please enter the six digits that your app shows'),
      z.describe('The six digits that the app shows now'),
    ),
})
export type TotpSetup = z.infer<typeof totpSetup>

const recoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()).check(z.describe('Each gets in once, instead of a second factor')) })
  .check(z.meta({ id: 'RecoveryCodes' }))

const waysIn = z
  .object({
    hasPassword: z.boolean(),
    hasTotp: z.boolean().check(z.describe('Whether codes of an app are asked for after a password')),
    recoveryCodesLeft: z.int().check(z.describe('Codes that were not used yet')),
    canHavePasskeys: z.boolean().check(z.describe('False where the server is reached by a bare IP address')),
    passkeys: z.array(passkey),
  })
  .check(z.meta({ id: 'WaysIn' }))
export type WaysIn = z.infer<typeof waysIn>

export const secondFactorRoutes = {
  ways: route({
    method: 'GET',
    path: '/api/user/ways-in',
    access: 'user',
    summary: 'By what the user can sign in',
    answer: waysIn,
  }),
  enterCode: route({
    method: 'POST',
    path: '/api/login/code',
    access: 'open',
    summary: 'Finish a sign-in with a code of the app, or a recovery code',
    body: codeEntry,
    answer: user,
  }),
  setUpTotp: route({
    method: 'POST',
    path: '/api/user/totp',
    access: 'user',
    changes: ['sign-ins'],
    summary: 'Have codes of an app asked for; answers recovery codes, this once',
    asksPassword: true,
    body: totpSetup,
    answer: recoveryCodes,
    status: 201,
  }),
  endTotp: route({
    method: 'DELETE',
    path: '/api/user/totp',
    access: 'user',
    changes: ['sign-ins'],
    summary: 'Have no codes asked for any more',
    asksPassword: true,
    body: confirmation,
    answer: z.undefined(),
    status: 204,
  }),
  makeRecoveryCodes: route({
    method: 'POST',
    path: '/api/user/recovery-codes',
    access: 'user',
    changes: ['sign-ins'],
    summary: 'Ten new recovery codes; the older ones are void',
    asksPassword: true,
    body: confirmation,
    answer: recoveryCodes,
    status: 201,
  }),
}
