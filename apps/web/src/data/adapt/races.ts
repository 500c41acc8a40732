import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewRace } from '@tri/api-contract'
import { call } from '../../http/client.js'
import { ADAPT_TOASTS } from '../../lib/texts/adapt-messages.js'
import { changed } from '../changed.js'
import { keys } from '../keys.js'

/** Races on the way to a goal, the earliest first. */
export const racesQuery = queryOptions({
  queryKey: keys.races(),
  queryFn: () => call('races', 'list', {}),
})

/** A race as it is told, or told anew where it has an id. */
type Told = { id: number | undefined; race: NewRace }

export function useTellRace() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, race: body }: Told) =>
      id === undefined ? call('races', 'add', { body }) : call('races', 'change', { params: { id }, body }),
    onSuccess: (_, { id }) =>
      id === undefined
        ? changed<'races', 'add'>(client, { races: 'ask' })
        : changed<'races', 'change'>(client, { races: 'ask' }),
    meta: { failure: ADAPT_TOASTS.raceNotSaved },
  })
}

export function useRemoveRace() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('races', 'remove', { params: { id } }),
    onSuccess: () => changed<'races', 'remove'>(client, { races: 'ask' }),
    meta: { failure: ADAPT_TOASTS.raceNotRemoved },
  })
}
