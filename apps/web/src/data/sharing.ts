import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../http/client.js'
import { FILE_TOASTS } from '../lib/texts/file-messages.js'
import { keys } from './keys.js'

/** What a link shows; asked for again with each visit, as its owner may change it or end it. */
export const sharedPlanQuery = (token: string) =>
  queryOptions({
    queryKey: keys.sharedPlan(token),
    queryFn: () => call('sharing', 'read', { params: { token } }),
    staleTime: 0,
  })

/** Gives a plan its link; the same one each time. */
export const useSharePlan = () =>
  useMutation({
    mutationFn: (planId: number) => call('sharing', 'share', { params: { id: planId } }),
    meta: { failure: FILE_TOASTS.notShared },
  })

export const useUnsharePlan = () =>
  useMutation({
    mutationFn: (planId: number) => call('sharing', 'unshare', { params: { id: planId } }),
    meta: { success: FILE_TOASTS.sharingEnded, failure: FILE_TOASTS.sharingNotEnded },
  })
