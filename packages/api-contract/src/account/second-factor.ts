import * as z from 'zod/mini'
import { id, instant, line, pathId } from '../base/fields.js'
import { route } from '../base/route.js'
import { currentPassword } from './password.js'
import { signedIn, user } from './user.js'

const WRONG_CODE = 'Please enter the six digits that your app shows, or a recovery code'

const code = z
  .string(WRONG_CODE)
  .check(z.regex(/^[\dA-Za-z -]{6,40}$/, WRONG_CODE), z.describe('Six digits, or a recovery code'))

export const codeEntry = z.strictObject({ code })
export type CodeEntry = z.infer<typeof codeEntry>

/** Asked of those who have one; who has none has signed in within the last minutes instead. */
const confirmation = z.strictObject({ password: z.optional(currentPassword) })
export type Confirmation = z.infer<typeof confirmation>

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

const passkey = z
  .object({
    id,
    name: z.string().check(z.describe('As its owner named it')),
    createdAt: instant,
    lastUsedAt: z.nullable(instant),
  })
  .check(z.meta({ id: 'Passkey' }))
export type Passkey = z.infer<typeof passkey>

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

const byId = z.object({ id: pathId })

const base64url = z
  .string()
  .check(
    z.regex(/^[\w-]+$/, 'The answer of the passkey cannot be read'),
    z.maxLength(20_000),
    z.describe('As the browser answered it (WebAuthn), in base64url'),
  )

/** Text and milliseconds as the Web Authentication API of a browser takes them. */
const given = z.string().check(z.describe('For the browser (WebAuthn); bytes are in base64url'))
const milliseconds = z.int().check(z.describe('Milliseconds that the browser waits'))

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const transports = z.array(z.enum(TRANSPORTS)).check(z.maxLength(TRANSPORTS.length))

const NAME = 'Please give the passkey a name of at most 60 characters'

export const passkeyName = z.strictObject({
  name: line(60, NAME).check(z.regex(/\S/, NAME), z.trim(), z.describe('By which its owner knows it')),
})

const newPasskey = z.extend(passkeyName, {
  id: base64url,
  clientDataJSON: base64url,
  attestationObject: base64url,
  transports,
})
export type NewPasskey = z.infer<typeof newPasskey>

const passkeyAnswer = z.strictObject({
  id: base64url,
  clientDataJSON: base64url,
  authenticatorData: base64url,
  signature: base64url,
  userHandle: z.optional(base64url),
})
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>

const credential = z.object({ id: given, type: z.literal('public-key'), transports })

const creationOptions = z.object({
  challenge: given,
  rp: z.object({ id: given, name: given }),
  user: z.object({ id: given, name: given, displayName: given }),
  pubKeyCredParams: z.array(
    z.object({ type: z.literal('public-key'), alg: z.int().check(z.describe('A COSE algorithm')) }),
  ),
  timeout: milliseconds,
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
})

const requestOptions = z.object({
  challenge: given,
  rpId: given,
  timeout: milliseconds,
  allowCredentials: z.array(credential),
  userVerification: z.literal('preferred'),
})

export const passkeyRoutes = {
  begin: route({
    method: 'POST',
    path: '/api/login/passkey/options',
    access: 'open',
    summary: 'What a browser needs to ask for a passkey, alone or as a second factor',
    answer: requestOptions,
  }),
  signIn: route({
    method: 'POST',
    path: '/api/login/passkey',
    access: 'open',
    summary: 'Sign in by a passkey',
    body: passkeyAnswer,
    answer: signedIn,
  }),
  beginAdding: route({
    method: 'POST',
    path: '/api/user/passkeys/options',
    access: 'user',
    changes: [],
    summary: 'What a browser needs to make a passkey',
    asksPassword: true,
    body: confirmation,
    answer: creationOptions,
  }),
  add: route({
    method: 'POST',
    path: '/api/user/passkeys',
    access: 'user',
    changes: ['sign-ins'],
    summary: 'Add the passkey that the browser made',
    body: newPasskey,
    answer: passkey,
    status: 201,
  }),
  rename: route({
    method: 'PATCH',
    path: '/api/user/passkeys/:id',
    access: 'user',
    changes: ['sign-ins'],
    summary: 'Name a passkey',
    params: byId,
    body: passkeyName,
    answer: passkey,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/user/passkeys/:id',
    access: 'user',
    changes: ['sign-ins'],
    summary: 'Remove a passkey',
    params: byId,
    answer: z.undefined(),
    status: 204,
  }),
}
