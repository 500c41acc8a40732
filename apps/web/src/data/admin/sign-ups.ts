import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../http/client.js'
import { ADMIN_TOASTS } from '../../lib/texts/account/admin-text.js'
import { changed } from '../changed.js'
import { keys } from '../keys.js'

/** Who may make an account on this server. */
export const signUpsQuery = queryOptions({
  queryKey: keys.signUps(),
  queryFn: () => call('signUps', 'read', {}),
})

/** What an invite is for; a refusal is an answer, and is not asked for again. */
export const inviteQuery = (token: string) =>
  queryOptions({
    queryKey: keys.invite(token),
    queryFn: () => call('signUps', 'openInvite', { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useBecomeAdmin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call('signUps', 'becomeAdmin', { body: { token } }),
    onSuccess: () => changed<'signUps', 'becomeAdmin'>(client, { account: 'ask' }),
    meta: { success: ADMIN_TOASTS.becameAdmin, failure: ADMIN_TOASTS.notAdmin },
  })
}
