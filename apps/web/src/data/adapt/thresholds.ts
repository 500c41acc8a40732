import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewThreshold } from '@tri/api-contract'
import { call } from '../../http/client.js'
import { THRESHOLD_TOASTS } from '../../lib/texts/threshold-text.js'
import { changed } from '../changed.js'
import { keys } from '../keys.js'

/** What the athlete could do on each day that it was measured, the oldest first. */
export const thresholdsQuery = queryOptions({
  queryKey: keys.thresholds(),
  queryFn: () => call('thresholds', 'list', {}),
})

export function useAddThreshold() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewThreshold) => call('thresholds', 'add', { body }),
    onSuccess: () => changed<'thresholds', 'add'>(client, { thresholds: 'ask' }),
    meta: { success: THRESHOLD_TOASTS.saved, failure: THRESHOLD_TOASTS.notSaved },
  })
}

export function useRemoveThreshold() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('thresholds', 'remove', { params: { id } }),
    onSuccess: () => changed<'thresholds', 'remove'>(client, { thresholds: 'ask' }),
    meta: { success: THRESHOLD_TOASTS.removed, failure: THRESHOLD_TOASTS.notRemoved },
  })
}
