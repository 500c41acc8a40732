import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Workout } from '@tri/api-contract'
import { ApiError } from '../http/api-error.js'
import { Withdrawn } from '../http/withdrawn.js'
import { withRows } from '../lib/moves.js'

type Edit = (workouts: readonly Workout[]) => readonly Workout[] | undefined

/** Changes rows of a cached list at once; answers those rows as they were, for the way back. */
export async function editRows(client: QueryClient, queryKey: QueryKey, edit: Edit): Promise<readonly Workout[]> {
  await client.cancelQueries({ queryKey })
  const workouts = client.getQueryData<Workout[]>(queryKey) ?? []
  const rows = edit(workouts) ?? []
  putRows(client, queryKey, rows)
  return workouts.filter(({ id }) => rows.some((row) => row.id === id))
}

/** Puts rows into a cached list, but none that is older than the one there; a list that is not there yet stays so. */
export function putRows(client: QueryClient, queryKey: QueryKey, rows: readonly Workout[]): void {
  client.setQueryData<Workout[]>(queryKey, (workouts) => {
    const versionOf = new Map(workouts?.map(({ id, version }) => [id, version]))
    const newer = rows.filter(({ id, version }) => version >= (versionOf.get(id) ?? version))
    return workouts && withRows(workouts, newer)
  })
}

/** Undoes a refused edit. What was refused because it is gone or has changed elsewhere is asked for again. */
export function putBack(
  client: QueryClient,
  queryKey: QueryKey,
  { before = [], error }: { before: readonly Workout[] | undefined; error: Error },
): Promise<void> | undefined {
  if (error instanceof Withdrawn) return
  putRows(client, queryKey, before)
  return isOutdated(error) ? client.invalidateQueries({ queryKey }) : undefined
}

/** Whether a refusal says that what was edited is gone or has changed elsewhere. */
export const isOutdated = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409)
