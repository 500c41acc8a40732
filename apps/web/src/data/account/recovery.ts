import { queryOptions, useMutation } from '@tanstack/react-query'
import type { PasswordReset, ResetRequest } from '@tri/api-contract'
import { call } from '../../http/client.js'
import { SECURITY_TOASTS } from '../../lib/texts/account/security-text.js'
import { keys } from '../keys.js'

/** Which ways in the server offers; that changes with its settings, and so with a reload at most. */
export const signInOptionsQuery = queryOptions({
  queryKey: keys.signInOptions(),
  queryFn: () => call('recovery', 'options', {}),
  staleTime: Number.POSITIVE_INFINITY,
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
