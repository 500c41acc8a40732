import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewAccessToken } from '@tri/api-contract'
import { call } from '../../http/client.js'
import { ACCESS_TOKEN_TOASTS } from '../../lib/texts/account/access-token-text.js'
import { changed } from '../changed.js'
import { keys } from '../keys.js'

/** The user's access tokens, the newest first; when each was last used changes without a word. */
export const accessTokensQuery = queryOptions({
  queryKey: keys.accessTokens(),
  queryFn: () => call('accessTokens', 'list', {}),
  staleTime: 0,
})

/** Makes a token; the answer has the token itself, which nobody is told again. */
export function useMakeToken() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewAccessToken) => call('accessTokens', 'make', { body }),
    onSuccess: () => changed<'accessTokens', 'make'>(client, { 'access-tokens': 'ask', 'sign-ins': 'ask' }),
    meta: { failure: ACCESS_TOKEN_TOASTS.notMade },
    gcTime: 0,
  })
}

export function useRevokeToken() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('accessTokens', 'revoke', { params: { id } }),
    onSuccess: () => changed<'accessTokens', 'revoke'>(client, { 'access-tokens': 'ask', 'sign-ins': 'ask' }),
    meta: { success: ACCESS_TOKEN_TOASTS.revoked, failure: ACCESS_TOKEN_TOASTS.notRevoked },
  })
}
