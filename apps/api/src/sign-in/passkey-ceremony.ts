import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { NewPasskey, PasskeyAnswer } from '@tri/api-contract'
import { HttpError } from '../http/errors.js'
import type { RelyingParty } from './relying-party.js'

const REFUSED = 'This passkey could not be checked. Please try again'

/** Milliseconds that the browser waits for its user. */
const TIMEOUT = 120_000
const PREFERRED = 'preferred'

type Credential = { credentialId: string; transports: NewPasskey['transports'] }

const described = ({ credentialId, transports }: Credential) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
})

/** By this a passkey names its user: it says nothing about who that is. */
const HANDLE = /^user-(\d{1,10})$/
const handleOf = (userId: number) => new Uint8Array(Buffer.from(`user-${userId}`))

/** Whose passkey it claims to be; what it signed shows whether it is. */
export function userNamedBy({ userHandle = '' }: PasskeyAnswer): number | undefined {
  const [, id] = HANDLE.exec(Buffer.from(userHandle, 'base64url').toString()) ?? []
  return id === undefined ? undefined : Number(id)
}

/** What a browser makes a passkey from, with the challenge that it signs. */
export async function optionsToCreate(
  { id }: RelyingParty,
  { userId, username, known }: { userId: number; username: string; known: readonly Credential[] },
) {
  const selection = { residentKey: PREFERRED, requireResidentKey: false, userVerification: PREFERRED } as const
  const options = await generateRegistrationOptions({
    rpName: 'TriPlan',
    rpID: id,
    userID: handleOf(userId),
    userName: username,
    userDisplayName: username,
  })
  const { challenge, user, pubKeyCredParams } = options
  return {
    ...{ challenge, user, pubKeyCredParams, rp: { id, name: options.rp.name }, timeout: TIMEOUT },
    excludeCredentials: known.map(described),
    authenticatorSelection: selection,
    attestation: 'none' as const,
  }
}

/** What a browser asks for a passkey with: any of this host, or one of these. */
export async function optionsToAsk({ id }: RelyingParty, known: readonly Credential[] = []) {
  const { challenge } = await generateAuthenticationOptions({ rpID: id })
  return {
    ...({ challenge, rpId: id, timeout: TIMEOUT, userVerification: PREFERRED } as const),
    allowCredentials: known.map(described),
  }
}

type Expected = { party: RelyingParty; challenge: string }

/** The key of a new passkey that signed this challenge on our page; a Refusal otherwise. */
export async function verifyNew({ party, challenge }: Expected, answer: NewPasskey) {
  const { id, clientDataJSON, attestationObject, transports } = answer
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, transports },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(refuse)
  if (!verified.verified) return refuse()
  const { credential } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
  }
}

type Stored = { credentialId: string; publicKey: string; counter: number }

/** The passkey's new count, and whether it saw its user (a finger, a PIN); a Refusal for what it did not sign. */
export async function verifyUse({ party, challenge }: Expected, stored: Stored, answer: PasskeyAnswer) {
  const { id, clientDataJSON, authenticatorData, signature } = answer
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: stored.credentialId,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
      counter: stored.counter,
    },
    requireUserVerification: false,
  }).catch(refuse)
  if (!verified.verified) return refuse()
  const { newCounter, userVerified } = verified.authenticationInfo
  return { counter: newCounter, isUserVerified: userVerified }
}

/** A passkey that is none of ours, or signed something else. */
export function refuse(): never {
  throw new HttpError('invalid', REFUSED)
}
