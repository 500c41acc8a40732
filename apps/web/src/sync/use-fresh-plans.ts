import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keys } from '../data/keys.js'
import { onWaking } from '../lib/dates/day-change.js'

/** Asks again for the plans and their workouts when a day begins, and when the page comes back after an absence. */
export function useFreshPlans(): void {
  const client = useQueryClient()
  useEffect(() => onWaking(() => refreshPlans(client)), [client])
}

/** What is being edited is not asked for: the answer would be from before the edit. */
export function refreshPlans(client: QueryClient): void {
  if (client.isMutating() > 0) return
  for (const queryKey of [keys.plans(), keys.workouts()]) client.invalidateQueries({ queryKey }).catch(() => undefined)
}
