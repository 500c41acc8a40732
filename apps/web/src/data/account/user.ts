import { hashKey, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Credentials, Registration, User } from '@tri/api-contract'
import { ApiError } from '../../http/api-error.js'
import { call } from '../../http/client.js'
import { hadAccount } from '../../lib/browser/known-here.js'
import { TOASTS } from '../../lib/texts/messages.js'
import { keys } from '../keys.js'
import { askForSecondFactor } from './second-factor-request.js'

/**
 * The server marks the page of a visitor whose browser sent no session, and one that came without the server does not know:
 * where nobody has ever signed in, nobody has to be asked for.
 */
function isVisitor(): boolean {
  if (typeof document === 'undefined') return false
  const session = document.querySelector<HTMLMetaElement>('meta[name="triplan-session"]')?.content
  return session === 'none' || (session === 'unknown' && !hadAccount())
}

/** The signed-in user, or null: a 401 is an answer here, not an error. */
export const currentUserQuery = queryOptions({
  queryKey: keys.user(),
  initialData: () => (isVisitor() ? null : undefined),
  queryFn: async (): Promise<User | null> => {
    try {
      return await call('users', 'current', {})
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})

export const loginMutation = mutationOptions({
  mutationFn: async (body: Credentials) => {
    const answer = await call('users', 'login', { body })
    return 'next' in answer ? askForSecondFactor(answer) : answer
  },
  meta: { failure: TOASTS.loginFailed },
})

export const passkeyLoginMutation = mutationOptions({
  mutationFn: async () => {
    const { signInByPasskey } = await import('./passkey-ceremony.js')
    const answer = await signInByPasskey()
    return 'next' in answer ? askForSecondFactor(answer) : answer
  },
  meta: { failure: TOASTS.loginFailed },
})

export const registerMutation = mutationOptions({
  mutationFn: (body: Registration) => call('users', 'register', { body }),
  meta: { failure: TOASTS.registrationFailed },
})

export const logoutMutation = mutationOptions({
  mutationFn: () => call('users', 'logout', {}),
  meta: { failure: TOASTS.logoutFailed },
})

/** Nothing of one user may be seen by the next: only who is signed in is known any more. */
export const forgetOthers = (client: QueryClient): void =>
  client.removeQueries({ predicate: ({ queryHash }) => queryHash !== hashKey(keys.user()) })
