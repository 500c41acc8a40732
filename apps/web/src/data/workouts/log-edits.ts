import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ExerciseLog, logExercise } from '@tri/plan-engine'
import { call } from '../../http/client.js'
import { now } from '../../lib/dates/today.js'
import { sessionsText } from '../../lib/texts/conflict-text.js'
import { TOASTS, type ToastText } from '../../lib/texts/messages.js'
import { workoutEdit } from './workout-edit.js'

export type SessionLog = {
  workoutId: number
  exerciseId: string
  log: ExerciseLog
  /** The row that the athlete looked at as they began; the one that is shown where it is left out. */
  version?: number | undefined
  undo?: (() => void) | undefined
}

/** An edit of what is logged of one session of a workout. */
const logEdit = (
  client: QueryClient,
  planId: number,
  { kind, meta }: Pick<Parameters<typeof workoutEdit>[2], 'kind' | 'meta'>,
) =>
  workoutEdit(client, planId, {
    kind,
    ids: ({ workoutId }: SessionLog) => [workoutId],
    seen: ({ version }) => version,
    send: ({ workoutId, exerciseId, log }, { versionOf, idempotencyKey }) =>
      call('workouts', 'logExercise', {
        params: { id: workoutId, exerciseId },
        body: { ...log, version: versionOf(workoutId) },
        idempotencyKey,
      }),
    rows: (workout) => [workout],
    edit: (workouts, edit) =>
      workouts.filter(({ id }) => id === edit.workoutId).map((workout) => logged(workout, edit)),
    theirs: sessionsText,
    mine: (edit, workouts) => {
      const workout = workouts.find(({ id }) => id === edit.workoutId)
      return workout ? sessionsText(logged(workout, edit)) : ''
    },
    meta,
  })

const logged = <W extends Parameters<typeof logExercise>[0]>(workout: W, { exerciseId, log }: SessionLog): W =>
  logExercise(workout, exerciseId, log, now().toISOString()) ?? workout

/** Logs one session of a workout as done, or as skipped. */
export const logSession = (client: QueryClient, planId: number) =>
  logEdit(client, planId, {
    kind: 'log-exercise',
    meta: {
      success: (_: unknown, { log, undo }: SessionLog): ToastText => ({
        ...(log.state === 'skipped' ? TOASTS.sessionSkipped : TOASTS.workoutCompleted),
        undo,
      }),
      failure: TOASTS.workoutNotCompleted,
    },
  })

/** Opens a session again; what was typed stays for the next time. */
export const reopenSession = (client: QueryClient, planId: number) =>
  logEdit(client, planId, {
    kind: 'reopen-exercise',
    meta: { success: TOASTS.workoutIncomplete, failure: TOASTS.workoutStatusNotUpdated },
  })

export const useLogSession = (planId: number) => useMutation(logSession(useQueryClient(), planId))

export const useReopenSession = (planId: number) => useMutation(reopenSession(useQueryClient(), planId))
