import { mutationOptions, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Completion, Workout } from '@tri/api-contract'
import { DAY_NAMES, deleteExercise, linkExercise as linked, unlinkExercise as unlinked } from '@tri/plan-engine'
import { useState } from 'react'
import { call } from '../http/client.js'
import { type Move, movedRows, type Restore, restoredRows } from '../lib/moves.js'
import { TOASTS, type ToastText } from '../lib/texts/messages.js'
import { keys } from './keys.js'
import { sinceSeen } from './own-versions.js'
import { editRows, isOutdated, putBack, putRows } from './workout-rows.js'

/** All workouts of a plan: the only cached copy; weeks, days and totals are selects of it. */
export const workoutsQuery = (planId: number) =>
  queryOptions({
    queryKey: keys.plan(planId).workouts(),
    queryFn: () => call('workouts', 'listForPlan', { params: { id: planId } }),
  })

type Undoable<M> = {
  move: M
  undo?: (() => void) | undefined
  /** What the move breaks, told with its success. */
  warnings?: readonly string[]
}
type Deletion = { workoutId: number; exerciseId: string; undo?: (() => void) | undefined }
type WorkoutMove = Extract<Move, { kind: 'workout' }>
type ExerciseMove = Extract<Move, { kind: 'exercise' }>

/** Puts a workout on another day: at once in the cache, back again when the server refuses. */
export const moveWorkout = (client: QueryClient, planId: number) =>
  mutationOptions({
    ...inOrder('move-workout', planId),
    mutationFn: ({ move: { workoutId, week, day } }: Undoable<WorkoutMove>) =>
      call('workouts', 'move', {
        params: { id: workoutId },
        body: { week, day, dayName: DAY_NAMES[day] },
      }),
    onMutate: ({ move }) => editRows(client, keys.plan(planId).workouts(), (workouts) => movedRows(workouts, move)),
    onSuccess: (workout) => putRows(client, keys.plan(planId).workouts(), [workout]),
    onError: (error, _, before) => putBack(client, keys.plan(planId).workouts(), { before, error }),
    meta: {
      success: ({ dayName }: Workout, { undo, warnings }: Undoable<WorkoutMove>) =>
        movedToast(TOASTS.workoutMoved(dayName), undo, warnings),
      failure: TOASTS.workoutNotMoved,
    },
  })

export const useMoveWorkout = (planId: number) => useMutation(moveWorkout(useQueryClient(), planId))

/** Puts an exercise into its place in a workout: at once in the cache, back again when the server refuses. */
export const moveExercise = (client: QueryClient, planId: number) =>
  mutationOptions({
    ...inOrder('move-exercise', planId),
    mutationFn: ({ move: { sourceId, targetId, exerciseId, targetIndex } }: Undoable<ExerciseMove>) =>
      call('workouts', 'moveExercise', {
        body: { sourceWorkoutId: sourceId, targetWorkoutId: targetId, exerciseId, targetIndex },
      }),
    onMutate: ({ move }) => editRows(client, keys.plan(planId).workouts(), (workouts) => movedRows(workouts, move)),
    onSuccess: ({ sourceWorkout, targetWorkout }) =>
      putRows(client, keys.plan(planId).workouts(), [sourceWorkout, targetWorkout]),
    onError: (error, _, before) => putBack(client, keys.plan(planId).workouts(), { before, error }),
    meta: {
      success: (_: unknown, { undo, warnings }: Undoable<ExerciseMove>) =>
        movedToast(TOASTS.exerciseMoved, undo, warnings),
      failure: TOASTS.exerciseNotMoved,
    },
  })

export const useMoveExercise = (planId: number) => useMutation(moveExercise(useQueryClient(), planId))

/** Takes an exercise out of its workout: at once in the cache, back again when the server refuses. */
export const removeExercise = (client: QueryClient, planId: number) =>
  mutationOptions({
    ...inOrder('delete-exercise', planId),
    mutationFn: ({ workoutId, exerciseId }: Deletion) =>
      call('workouts', 'deleteExercise', { params: { id: workoutId, exerciseId } }),
    onMutate: ({ workoutId, exerciseId }) =>
      editRows(client, keys.plan(planId).workouts(), (workouts) =>
        workouts.filter(({ id }) => id === workoutId).map((workout) => deleteExercise(workout, exerciseId) ?? workout),
      ),
    onSuccess: (workout) => putRows(client, keys.plan(planId).workouts(), [workout]),
    onError: (error, _, before) => putBack(client, keys.plan(planId).workouts(), { before, error }),
    meta: {
      success: (_: unknown, { undo }: Deletion): ToastText => ({ ...TOASTS.exerciseDeleted, undo }),
      failure: TOASTS.exerciseNotDeleted,
    },
  })

export const useDeleteExercise = (planId: number) => useMutation(removeExercise(useQueryClient(), planId))

type Link = { workoutId: number; exerciseId: string; linked: boolean }

/** Links an exercise to the one before it, or puts it later in the day: at once in the cache, back when refused. */
export const linkExercise = (client: QueryClient, planId: number) =>
  mutationOptions({
    ...inOrder('link-exercise', planId),
    mutationFn: ({ workoutId, exerciseId, linked }: Link) =>
      call('workouts', 'linkExercise', { params: { id: workoutId, exerciseId }, body: { linked } }),
    onMutate: ({ workoutId, exerciseId, linked: isLinked }) =>
      editRows(client, keys.plan(planId).workouts(), (workouts) =>
        workouts
          .filter(({ id }) => id === workoutId)
          .map((workout) => (isLinked ? linked(workout, exerciseId) : unlinked(workout, exerciseId)) ?? workout),
      ),
    onSuccess: (workout) => putRows(client, keys.plan(planId).workouts(), [workout]),
    onError: (error, _, before) => putBack(client, keys.plan(planId).workouts(), { before, error }),
    meta: {
      success: (_: unknown, link: Link) => (link.linked ? TOASTS.exerciseLinked : TOASTS.exerciseUnlinked),
      failure: TOASTS.exerciseNotLinked,
    },
  })

export const useLinkExercise = (planId: number) => useMutation(linkExercise(useQueryClient(), planId))

/** Puts a deleted exercise back: at once in the cache, and as the server has made it again with its answer. */
export const restoreExercise = (client: QueryClient, planId: number) =>
  mutationOptions({
    ...inOrder('restore-exercise', planId),
    mutationFn: ({ workoutId, exercise, targetIndex }: Restore) =>
      call('workouts', 'restoreExercise', {
        params: { id: workoutId },
        body: { exerciseId: exercise.id, targetIndex },
      }),
    onMutate: (restore) =>
      editRows(client, keys.plan(planId).workouts(), (workouts) => restoredRows(workouts, restore)),
    onSuccess: (workout) => putRows(client, keys.plan(planId).workouts(), [workout]),
    onError: (error, _, before) => putBack(client, keys.plan(planId).workouts(), { before, error }),
    meta: { success: TOASTS.exerciseRestored, failure: TOASTS.exerciseNotRestored },
  })

export const useRestoreExercise = (planId: number) => useMutation(restoreExercise(useQueryClient(), planId))

type Result = Completion & { completed: true }

/** Logs a workout as done, or changes what was logged, over the row of that version. */
export const completeWorkout = (client: QueryClient, planId: number) =>
  mutationOptions({
    ...inOrder('complete-workout', planId),
    mutationFn: ({ id, version, ...result }: Result & { id: number; version: number }) =>
      call('workouts', 'complete', { params: { id }, body: { ...result, version: sinceSeen({ id, version }) } }),
    onSuccess: (workout) => putRows(client, keys.plan(planId).workouts(), [workout]),
    onError: (error) => putBack(client, keys.plan(planId).workouts(), { before: [], error }),
    meta: { success: TOASTS.workoutCompleted, failure: TOASTS.workoutNotCompleted },
  })

/**
 * The same over the row as it was when this began. When it was changed elsewhere, it is reloaded, and the next attempt is
 * made over what stands now.
 */
export function useCompleteWorkout({ id, trainingPlanId, version }: Workout) {
  const client = useQueryClient()
  const [seen, setSeen] = useState(version)
  const { mutate, isPending } = useMutation(completeWorkout(client, trainingPlanId))
  const complete = (result: Result, onSuccess: () => void) => {
    const onError = (error: Error) => {
      const rows = client.getQueryData<Workout[]>(keys.plan(trainingPlanId).workouts())
      const row = isOutdated(error) && rows?.find((each) => each.id === id)
      if (row) setSeen(row.version)
    }
    mutate({ ...result, id, version: seen }, { onSuccess, onError })
  }
  return { complete, isPending }
}

/** Marks a workout as not done; what was logged stays for the next time. */
export const markIncomplete = (client: QueryClient, planId: number) =>
  mutationOptions({
    ...inOrder('mark-incomplete', planId),
    mutationFn: (workout: Workout) =>
      call('workouts', 'complete', {
        params: { id: workout.id },
        body: { completed: false, version: sinceSeen(workout) },
      }),
    onSuccess: (workout) => putRows(client, keys.plan(planId).workouts(), [workout]),
    onError: (error) => putBack(client, keys.plan(planId).workouts(), { before: [], error }),
    meta: { success: TOASTS.workoutIncomplete, failure: TOASTS.workoutStatusNotUpdated },
  })

export const useMarkIncomplete = (planId: number) => useMutation(markIncomplete(useQueryClient(), planId))

const movedToast = (toast: ToastText, undo: (() => void) | undefined, warnings: readonly string[] = []): ToastText => ({
  ...toast,
  message: [toast.message, ...warnings].filter(Boolean).join('. '),
  undo,
})

/** Edits of one plan reach the server in the order they were made; the key tells how to make one again. */
const inOrder = (kind: string, planId: number) => ({
  mutationKey: [kind, planId],
  scope: { id: `workouts of plan ${planId}` },
})
