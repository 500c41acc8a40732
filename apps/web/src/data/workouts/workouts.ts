import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Completion, Workout } from '@tri/api-contract'
import { useCallback } from 'react'
import { call } from '../../http/client.js'
import { resultText, resultThere } from '../../lib/texts/conflict-text.js'
import { TOASTS } from '../../lib/texts/messages.js'
import { keys } from '../keys.js'
import { workoutEdit } from './workout-edit.js'

/** All workouts of a plan: the only cached copy; weeks, days and totals are selects of it. */
export const workoutsQuery = (planId: number) =>
  queryOptions({
    queryKey: keys.plan(planId).workouts(),
    queryFn: () => call('workouts', 'listForPlan', { params: { id: planId } }),
  })

type Result = Completion & { completed: true }
type Completed = Result & { id: number; version: number }

/** Logs a workout as done as a whole, over the row of that version: pages of earlier versions left such edits. */
export const completeWorkout = (client: QueryClient, planId: number) =>
  workoutEdit(client, planId, {
    kind: 'complete-workout',
    ids: ({ id }: Completed) => [id],
    seen: ({ version }) => version,
    send: ({ id, version: _, ...result }, { versionOf, idempotencyKey }) =>
      call('workouts', 'complete', { params: { id }, body: { ...result, version: versionOf(id) }, idempotencyKey }),
    rows: (workout) => [workout],
    theirs: resultThere,
    mine: resultText,
    meta: { success: TOASTS.workoutCompleted, failure: TOASTS.workoutNotCompleted },
  })

/** Marks a workout as not done; what was logged stays for the next time. */
export const markIncomplete = (client: QueryClient, planId: number) =>
  workoutEdit(client, planId, {
    kind: 'mark-incomplete',
    ids: ({ id }: Pick<Workout, 'id' | 'version'>) => [id],
    seen: ({ version }) => version,
    send: ({ id }, { versionOf, idempotencyKey }) =>
      call('workouts', 'complete', {
        params: { id },
        body: { completed: false, version: versionOf(id) },
        idempotencyKey,
      }),
    rows: (workout) => [workout],
    theirs: resultThere,
    mine: () => 'not completed',
    meta: { success: TOASTS.workoutIncomplete, failure: TOASTS.workoutStatusNotUpdated },
  })

export function useMarkIncomplete(planId: number) {
  const { mutate } = useMutation(markIncomplete(useQueryClient(), planId))
  return useCallback(({ id, version }: Pick<Workout, 'id' | 'version'>) => mutate({ id, version }), [mutate])
}
