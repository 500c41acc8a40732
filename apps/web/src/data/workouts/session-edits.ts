import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ExerciseAddition, ExerciseChange, Workout } from '@tri/api-contract'
import { call } from '../../http/client.js'
import { exerciseName, exercisesText } from '../../lib/texts/conflict-text.js'
import { EXERCISE_TOASTS } from '../../lib/texts/exercise-messages.js'
import type { ToastText } from '../../lib/texts/messages.js'
import { changed } from '../changed.js'
import { workoutEdit } from './workout-edit.js'

type Undoable<V> = V & { undo?: ((workout: Workout) => () => void) | undefined }
type Addition = Undoable<{ session: ExerciseAddition }>
type Change = Undoable<{
  workoutId: number
  exerciseId: string
  session: ExerciseChange
  /** The row that the athlete looked at as they began. */
  version?: number | undefined
}>

/** Adds a session to a day. It is made on the server, which knows its id and its paces, and is shown with the answer. */
export const addSession = (client: QueryClient, planId: number) => ({
  ...workoutEdit(client, planId, {
    kind: 'add-exercise',
    ids: (_: Addition) => [],
    send: ({ session }, { idempotencyKey }) =>
      call('workouts', 'addExercise', { params: { id: planId }, body: session, idempotencyKey }),
    rows: (workout) => [workout],
    mine: ({ session: { name, type } }) => `with ${name || type}`,
    meta: {
      success: (workout: Workout, { undo }: Addition): ToastText => ({
        ...EXERCISE_TOASTS.sessionAdded,
        undo: undo?.(workout),
      }),
      failure: EXERCISE_TOASTS.sessionNotAdded,
    },
  }),
  // The day's workout may be a new one, which takes its place among the others.
  onSuccess: () => changed<'workouts', 'addExercise'>(client, { workouts: 'ask' }),
})

export const useAddSession = (planId: number) => useMutation(addSession(useQueryClient(), planId))

/** Changes what a session is. */
export const changeSession = (client: QueryClient, planId: number) =>
  workoutEdit(client, planId, {
    kind: 'change-exercise',
    ids: ({ workoutId }: Change) => [workoutId],
    seen: ({ version }) => version,
    send: ({ workoutId, exerciseId, session }, { versionOf, idempotencyKey }) =>
      call('workouts', 'changeExercise', {
        params: { id: workoutId, exerciseId },
        body: { ...session, version: versionOf(workoutId) },
        idempotencyKey,
      }),
    rows: (workout) => [workout],
    theirs: exercisesText,
    mine: ({ exerciseId }, workouts) => `${exerciseName(workouts, exerciseId)}, as you edited it`,
    meta: {
      success: (workout: Workout, { undo }: Change): ToastText => ({
        ...EXERCISE_TOASTS.sessionChanged,
        undo: undo?.(workout),
      }),
      failure: EXERCISE_TOASTS.sessionNotChanged,
    },
  })

export const useChangeSession = (planId: number) => useMutation(changeSession(useQueryClient(), planId))
