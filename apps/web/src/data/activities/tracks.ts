import { queryOptions } from '@tanstack/react-query'
import { call } from '../../http/client.js'
import { keys } from '../keys.js'

/** How the linked activities of a workout went. */
export const workoutTracksQuery = (workoutId: number) =>
  queryOptions({
    queryKey: keys.tracksOf(workoutId),
    queryFn: () => call('activities', 'tracks', { params: { id: workoutId } }),
  })
