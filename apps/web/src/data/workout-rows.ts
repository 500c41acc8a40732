import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Workout } from '@tri/api-contract'
import { ApiError } from '../http/api-error.js'
import { withRows } from '../lib/moves.js'
import { noteOwnEdit } from './own-versions.js'

type Edit = (workouts: readonly Workout[]) => readonly Workout[] | undefined

/** Changes rows of a cached list at once; answers those rows as they were, for the way back. */
export async function editRows(client: QueryClient, queryKey: QueryKey, edit: Edit): Promise<readonly Workout[]> {
  await client.cancelQueries({ queryKey })
  const workouts = client.getQueryData<Workout[]>(queryKey) ?? []
  const rows = edit(workouts) ?? []
  putRows(client, queryKey, rows)
  return workouts.filter(({ id }) => rows.some((row) => row.id === id))
}

/** Puts newer rows into a cached list; a list that is not there yet stays so. */
export function putRows(client: QueryClient, queryKey: QueryKey, rows: readonly Workout[]): void {
  const known = client.getQueryData<Workout[]>(queryKey)
  for (const row of rows) {
    noteOwnEdit(
      known?.find(({ id }) => id === row.id),
      row,
    )
  }
  client.setQueryData<Workout[]>(queryKey, (workouts) => workouts && withRows(workouts, rows))
}

/** Undoes a refused edit. What was refused because it is gone or has changed elsewhere is asked for again. */
export function putBack(
  client: QueryClient,
  queryKey: QueryKey,
  { before = [], error }: { before: readonly Workout[] | undefined; error: Error },
): Promise<void> | undefined {
  putRows(client, queryKey, before)
  return isOutdated(error) ? client.invalidateQueries({ queryKey }) : undefined
}

/** Whether a refusal says that what was edited is gone or has changed elsewhere. */
export const isOutdated = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409)
