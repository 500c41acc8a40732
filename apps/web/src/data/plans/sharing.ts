import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../http/client.js'
import { FILE_TOASTS } from '../../lib/texts/file-messages.js'
import { changed } from '../changed.js'
import { keys } from '../keys.js'

/** What a link shows; asked for again with each visit, as its owner may change it or end it. */
export const sharedPlanQuery = (token: string) =>
  queryOptions({
    queryKey: keys.sharedPlan(token),
    queryFn: () => call('sharing', 'read', { params: { token } }),
    staleTime: 0,
  })

/** Gives a plan its link; the same one each time. */
export function useSharePlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (planId: number) => call('sharing', 'share', { params: { id: planId } }),
    onSuccess: () => changed<'sharing', 'share'>(client, { sharing: 'ask' }),
    meta: { failure: FILE_TOASTS.notShared },
  })
}

export function useUnsharePlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (planId: number) => call('sharing', 'unshare', { params: { id: planId } }),
    onSuccess: () => changed<'sharing', 'unshare'>(client, { sharing: 'ask' }),
    meta: { success: FILE_TOASTS.sharingEnded, failure: FILE_TOASTS.sharingNotEnded },
  })
}
