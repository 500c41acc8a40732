import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { keys } from '../../data/keys.js'
import { call } from '../../http/client.js'

/** The weeks of these plans in minutes. Asked anew whenever it is shown: what is done of a workout does not change it here. */
export const planWeeksQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: keys.planWeeks(ids),
    queryFn: () => call('plans', 'weeks', {}),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
