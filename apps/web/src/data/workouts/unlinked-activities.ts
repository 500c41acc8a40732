import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { GarminActivity } from '@tri/api-contract'
import { call } from '../../http/client.js'
import { GARMIN_TOASTS } from '../../lib/texts/garmin-messages.js'
import { changed } from '../changed.js'
import { keys } from '../keys.js'

/** Activities of a plan's days that no session is linked to. */
export const unlinkedQuery = (planId: number) =>
  queryOptions({
    queryKey: keys.unlinkedOf(planId),
    queryFn: () => call('activities', 'unlinked', { params: { id: planId } }),
  })

/** A page of all activities; the one before it stays until the next one is there. */
export const activityPageQuery = (page: number) =>
  queryOptions({
    queryKey: keys.activityPage(page),
    queryFn: () => call('activities', 'list', { params: { page } }),
    placeholderData: keepPreviousData,
  })

type Kept = { id: number; isExtra: boolean }

/** Keeps an activity as an extra session, or has it asked about again. */
export function useKeepAsExtra() {
  const client = useQueryClient()
  const keep = ({ id, isExtra }: Kept) => call('activities', 'keep', { params: { id }, body: { isExtra } })
  const ask = () => changed<'activities', 'keep'>(client, { activities: 'ask' })
  const takeBack = useMutation({
    mutationFn: ({ id }: GarminActivity) => keep({ id, isExtra: false }),
    onSettled: ask,
    meta: { failure: GARMIN_TOASTS.notAskedAgain },
  })
  return useMutation({
    mutationFn: keep,
    onSettled: ask,
    meta: {
      success: (activity: GarminActivity) => ({
        ...GARMIN_TOASTS.keptAsExtra,
        undo: () => takeBack.mutate(activity),
      }),
      failure: GARMIN_TOASTS.notKept,
    },
  })
}
