import { queryOptions, useMutation } from '@tanstack/react-query'
import type { PasswordReset, ResetRequest } from '@tri/api-contract'
import { call } from '../../http/client.js'
import { SECURITY_TOASTS } from '../../lib/texts/account/security-text.js'
import { keys } from '../keys.js'

/** Milliseconds until a server that could not say is asked again. */
const ASK_AGAIN = 5_000

/** Which ways in the server offers; that changes with its settings, and so with a reload at most. */
export const signInOptionsQuery = queryOptions({
  queryKey: keys.signInOptions(),
  queryFn: () => call('recovery', 'options', {}),
  staleTime: Number.POSITIVE_INFINITY,
  // Without an answer a page would offer no passkey for as long as it is open.
  refetchInterval: ({ state }) => (state.status === 'error' ? ASK_AGAIN : false),
})

export const useAskForReset = () =>
  useMutation({
    mutationFn: (body: ResetRequest) => call('recovery', 'ask', { body }),
    meta: { failure: SECURITY_TOASTS.linkNotSent },
  })

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: PasswordReset) => call('recovery', 'reset', { body }),
    meta: { failure: SECURITY_TOASTS.passwordNotReset },
  })
