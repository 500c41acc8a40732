import { browserSupportsWebAuthn, startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type { NewPasskey, SignedIn } from '@tri/api-contract'
import { ApiError } from '../../http/api-error.js'
import { call } from '../../http/client.js'

export const canUsePasskeys = (): boolean => browserSupportsWebAuthn()

/** Asks the browser for a passkey, and the server to take it. */
export async function signInByPasskey(): Promise<SignedIn> {
  const optionsJSON = await call('passkeys', 'begin', {})
  const { id, response } = await startAuthentication({ optionsJSON }).catch(inWords)
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const body = { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
  return call('passkeys', 'signIn', { body })
}

/** Has the browser make a passkey, and the server keep it. */
export async function addPasskey({ name, password }: { name: string; password?: string | undefined }) {
  const optionsJSON = await call('passkeys', 'beginAdding', { body: password ? { password } : {} })
  const { id, response } = await startRegistration({ optionsJSON }).catch(inWords)
  const { clientDataJSON, attestationObject, transports = [] } = response
  const known = transports.filter((transport): transport is NewPasskey['transports'][number] => transport !== 'cable')
  return call('passkeys', 'add', { body: { name, id, clientDataJSON, attestationObject, transports: known } })
}

const WORDS: Record<string, string> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'There is a passkey of this account on this device already.',
}

/** What the browser says of it, in ours: closed by the user, timed out, or there already. */
function inWords(error: unknown): never {
  const words = error instanceof WebAuthnError ? WORDS[error.code] : undefined
  throw new ApiError(0, words ?? 'The browser gave no passkey. Please try again.')
}
