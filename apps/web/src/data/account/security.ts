import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../http/client.js'
import { SECURITY_TOASTS } from '../../lib/texts/account/security-text.js'
import { changed } from '../changed.js'
import { keys } from '../keys.js'

/** Where the user is signed in; asked for again each time it is looked at, for it happens elsewhere. */
export const sessionsQuery = queryOptions({
  queryKey: keys.sessions(),
  queryFn: () => call('security', 'sessions', {}),
  staleTime: 0,
})

/** What happened to the account in the last 90 days, newest first. */
export const accountEventsQuery = queryOptions({
  queryKey: keys.accountEvents(),
  queryFn: () => call('security', 'events', {}),
  staleTime: 0,
})

export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string) => call('security', 'endSession', { params: { sessionId } }),
    onSuccess: () => changed<'security', 'endSession'>(client, { 'sign-ins': 'ask' }),
    meta: { success: SECURITY_TOASTS.signedOutThere, failure: SECURITY_TOASTS.notSignedOutThere },
  })
}

/** Says that what waits for it was the user. */
export function useCloseEvents() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('security', 'closeEvents', {}),
    onSuccess: () => changed<'security', 'closeEvents'>(client, { 'sign-ins': 'ask' }),
    meta: { success: SECURITY_TOASTS.wasYou, failure: SECURITY_TOASTS.notNoted },
  })
}
