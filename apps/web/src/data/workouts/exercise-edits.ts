import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteExercise, linkExercise as linked, unlinkExercise as unlinked } from '@tri/plan-engine'
import { call } from '../../http/client.js'
import { type Restore, restoredRows } from '../../lib/moves.js'
import { exerciseName, exercisesText } from '../../lib/texts/conflict-text.js'
import { EXERCISE_TOASTS } from '../../lib/texts/exercise-messages.js'
import type { ToastText } from '../../lib/texts/messages.js'
import { storedName } from '../../lib/words.js'
import { changed } from '../changed.js'
import { workoutEdit } from './workout-edit.js'

type Deletion = {
  workoutId: number
  exerciseId: string
  undo?: (() => void) | undefined
  /** Whether an activity is linked to its day. */
  isLinked?: boolean
}

/** Takes an exercise out of its workout. */
export const removeExercise = (client: QueryClient, planId: number) =>
  workoutEdit(client, planId, {
    kind: 'delete-exercise',
    ids: ({ workoutId }: Deletion) => [workoutId],
    send: ({ workoutId, exerciseId }, { versionOf, idempotencyKey }) =>
      call('workouts', 'deleteExerciseByBody', {
        body: { workoutId, exerciseId, version: versionOf(workoutId) },
        idempotencyKey,
      }),
    rows: (workout) => [workout],
    movesLinks: (_, { isLinked = false }) => isLinked,
    edit: (workouts, { workoutId, exerciseId }) =>
      workouts.filter(({ id }) => id === workoutId).map((workout) => deleteExercise(workout, exerciseId) ?? workout),
    theirs: exercisesText,
    mine: ({ exerciseId }, workouts) => `without ${exerciseName(workouts, exerciseId)}`,
    meta: {
      success: (_: unknown, { undo }: Deletion): ToastText => ({ ...EXERCISE_TOASTS.exerciseDeleted, undo }),
      failure: EXERCISE_TOASTS.exerciseNotDeleted,
    },
  })

export const useDeleteExercise = (planId: number) => useMutation(removeExercise(useQueryClient(), planId))

type Addition = { workoutId: number; exerciseId: string; withWorkout: boolean }

/** Takes back a session that was added, with its workout where the day had none: what is left is shown with the answer. */
export const takeBackSession = (client: QueryClient, planId: number) => ({
  ...workoutEdit(client, planId, {
    kind: 'take-back-exercise',
    ids: ({ workoutId }: Addition) => [workoutId],
    send: ({ workoutId, exerciseId, withWorkout }, { versionOf, idempotencyKey }) =>
      call('workouts', 'deleteExerciseByBody', {
        body: { workoutId, exerciseId, withWorkout, version: versionOf(workoutId) },
        idempotencyKey,
      }),
    rows: (workout) => [workout],
    theirs: exercisesText,
    mine: ({ exerciseId }, workouts) => `without ${exerciseName(workouts, exerciseId)}`,
    meta: { success: EXERCISE_TOASTS.exerciseDeleted, failure: EXERCISE_TOASTS.exerciseNotDeleted },
  }),
  onSuccess: () => changed<'workouts', 'deleteExerciseByBody'>(client, { workouts: 'ask', activities: 'ask' }),
})

export const useTakeBackSession = (planId: number) => useMutation(takeBackSession(useQueryClient(), planId))

type Link = { workoutId: number; exerciseId: string; linked: boolean }

/** Links an exercise to the one before it, or puts it later in the day. */
export const linkExercise = (client: QueryClient, planId: number) =>
  workoutEdit(client, planId, {
    kind: 'link-exercise',
    ids: ({ workoutId }: Link) => [workoutId],
    send: ({ workoutId, exerciseId, linked }, { versionOf, idempotencyKey }) =>
      call('workouts', 'linkExercise', {
        params: { id: workoutId, exerciseId },
        body: { linked, version: versionOf(workoutId) },
        idempotencyKey,
      }),
    rows: (workout) => [workout],
    edit: (workouts, { workoutId, exerciseId, linked: isLinked }) =>
      workouts
        .filter(({ id }) => id === workoutId)
        .map((workout) => (isLinked ? linked(workout, exerciseId) : unlinked(workout, exerciseId)) ?? workout),
    theirs: exercisesText,
    mine: ({ exerciseId, linked: isLinked }, workouts) =>
      `${exerciseName(workouts, exerciseId)} ${isLinked ? 'straight after the one before it' : 'later in the day'}`,
    meta: {
      success: (_: unknown, link: Link) =>
        link.linked ? EXERCISE_TOASTS.exerciseLinked : EXERCISE_TOASTS.exerciseUnlinked,
      failure: EXERCISE_TOASTS.exerciseNotLinked,
    },
  })

export const useLinkExercise = (planId: number) => useMutation(linkExercise(useQueryClient(), planId))

/** Puts a deleted exercise back: at once on the page, and as the server has made it again with its answer. */
export const restoreExercise = (client: QueryClient, planId: number) =>
  workoutEdit(client, planId, {
    kind: 'restore-exercise',
    ids: ({ workoutId }: Restore) => [workoutId],
    send: ({ workoutId, exercise, targetIndex, replaces }, { versionOf, idempotencyKey }) =>
      call('workouts', 'restoreExercise', {
        params: { id: workoutId },
        // What was generated the server makes again; what the athlete made it cannot know.
        body: {
          exerciseId: exercise.id,
          targetIndex,
          ...(replaces && { replaces }),
          ...(exercise.origin && { exercise: Object(exercise) }),
          version: versionOf(workoutId),
        },
        idempotencyKey,
      }),
    rows: (workout) => [workout],
    movesLinks: (_, { isLinked = false }) => isLinked,
    edit: (workouts, restore) => restoredRows(workouts, restore),
    theirs: exercisesText,
    mine: ({ exercise }) => `with ${storedName(exercise)} again`,
    meta: { success: EXERCISE_TOASTS.exerciseRestored, failure: EXERCISE_TOASTS.exerciseNotRestored },
  })

export const useRestoreExercise = (planId: number) => useMutation(restoreExercise(useQueryClient(), planId))
