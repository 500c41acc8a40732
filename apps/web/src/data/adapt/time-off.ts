import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewTimeOff } from '@tri/api-contract'
import { call } from '../../http/client.js'
import { ADAPT_TOASTS } from '../../lib/texts/adapt-messages.js'
import { changed } from '../changed.js'
import { keys } from '../keys.js'

/** Days on which the user cannot train, or not as planned, the earliest first. */
export const timeOffQuery = queryOptions({
  queryKey: keys.timeOff(),
  queryFn: () => call('timeOff', 'list', {}),
})

export function useAddTimeOff() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewTimeOff) => call('timeOff', 'add', { body }),
    onSuccess: () => changed<'timeOff', 'add'>(client, { 'time-off': 'ask' }),
    meta: { failure: ADAPT_TOASTS.timeOffNotSaved },
  })
}

export function useRemoveTimeOff() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('timeOff', 'remove', { params: { id } }),
    onSuccess: () => changed<'timeOff', 'remove'>(client, { 'time-off': 'ask' }),
    meta: { success: ADAPT_TOASTS.timeOffRemoved, failure: ADAPT_TOASTS.timeOffNotRemoved },
  })
}
