import { queryOptions } from '@tanstack/react-query'
import { call } from '../../http/client.js'
import { keys } from '../keys.js'

/** Activities of a plan's days that no session is linked to. */
export const unlinkedQuery = (planId: number) =>
  queryOptions({
    queryKey: keys.unlinkedOf(planId),
    queryFn: () => call('activities', 'unlinked', { params: { id: planId } }),
  })
