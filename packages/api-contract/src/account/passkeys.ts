import * as z from 'zod/mini'
import { id, instant, line, pathId } from '../base/fields.js'
import { route } from '../base/route.js'
import { confirmation } from './confirmation.js'
import { signedIn } from './user.js'

export const passkey = z
  .object({
    id,
    name: z.string().check(z.describe('As its owner named it')),
    createdAt: instant,
    lastUsedAt: z.nullable(instant),
  })
  .check(z.meta({ id: 'Passkey' }))
export type Passkey = z.infer<typeof passkey>

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
