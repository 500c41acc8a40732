import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewPastTraining } from '@tri/api-contract'
import { call } from '../../http/client.js'
import { changed } from '../changed.js'
import { keys } from '../keys.js'

/** What was kept of files of before, the latest import first. */
export const pastImportsQuery = queryOptions({
  queryKey: keys.pastImports(),
  queryFn: () => call('pastTraining', 'list', {}),
})

/** What was recorded in the six months before a plan. */
export const trainingBeforeQuery = (planId: number) =>
  queryOptions({
    queryKey: keys.trainingBefore(planId),
    queryFn: () => call('pastTraining', 'before', { params: { id: planId } }),
  })

/** Keeps activities as one import; the page says what came of it. */
export function useKeepPastTraining() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewPastTraining) => call('pastTraining', 'add', { body }),
    onSuccess: () => changed<'pastTraining', 'add'>(client, { activities: 'ask' }),
  })
}

export function useRemoveImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('pastTraining', 'remove', { params: { id } }),
    onSettled: () => changed<'pastTraining', 'remove'>(client, { activities: 'ask', workouts: 'ask' }),
  })
}
