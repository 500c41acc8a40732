import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../http/client.js'
import { SIGN_IN_TOASTS } from '../../lib/texts/account/sign-in-text.js'
import { changed } from '../changed.js'
import { keys } from '../keys.js'

/** The latest sign-ins, newest first; asked for again each time they are looked at, for they happen elsewhere too. */
export const signInsQuery = queryOptions({
  queryKey: keys.latestSignIns(),
  queryFn: () => call('signIns', 'list', {}),
  staleTime: 0,
})

/** The wrong passwords of the last week. */
export const wrongPasswordsQuery = queryOptions({
  queryKey: keys.wrongPasswords(),
  queryFn: () => call('signIns', 'wrongPasswords', {}),
  staleTime: 0,
})

export function useSignOutElsewhere() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('signIns', 'endOthers', {}),
    onSuccess: () => changed<'signIns', 'endOthers'>(client, { 'sign-ins': 'ask' }),
    meta: { success: SIGN_IN_TOASTS.signedOutElsewhere, failure: SIGN_IN_TOASTS.notSignedOutElsewhere },
  })
}
