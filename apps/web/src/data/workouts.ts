import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Completion, Workout } from '@tri/api-contract'
import { DAY_NAMES, deleteExercise } from '@tri/plan-engine'
import { ApiError } from '../api/api-error.js'
import { call } from '../api/client.js'
import { TOASTS, type ToastText } from '../lib/messages.js'
import { type Move, movedRows, withRows } from '../lib/moves.js'
import { workoutsKey } from './keys.js'

/** All workouts of a plan: the only cached copy; weeks, days and totals are selects of it. */
export const workoutsQuery = (planId: number) =>
  queryOptions({
    queryKey: workoutsKey(planId),
    queryFn: () => call('workouts', 'listForPlan', { params: { id: planId } }),
  })

type Undoable<M> = {
  move: M
  undo?: (() => void) | undefined
  /** What the move breaks, told with its success. */
  warnings?: readonly string[]
}
type WorkoutMove = Extract<Move, { kind: 'workout' }>
type ExerciseMove = Extract<Move, { kind: 'exercise' }>

/** Puts a workout on another day: at once in the cache, back again when the server refuses. */
export function useMoveWorkout(planId: number) {
  const client = useQueryClient()
  return useMutation({
    ...inOrder(planId),
    mutationFn: ({ move: { workoutId, week, day } }: Undoable<WorkoutMove>) =>
      call('workouts', 'move', {
        params: { id: workoutId },
        body: { week, day, dayName: DAY_NAMES[day] },
      }),
    onMutate: ({ move }) => editRows(client, planId, (workouts) => movedRows(workouts, move)),
    onSuccess: (workout) => putRows(client, planId, [workout]),
    onError: (error, _, before) => putBack(client, planId, before, error),
    meta: {
      success: ({ dayName }: Workout, { undo, warnings }: Undoable<WorkoutMove>) =>
        movedToast(TOASTS.workoutMoved(dayName), undo, warnings),
      failure: TOASTS.workoutNotMoved,
    },
  })
}

/** Puts an exercise into its place in a workout: at once in the cache, back again when the server refuses. */
export function useMoveExercise(planId: number) {
  const client = useQueryClient()
  return useMutation({
    ...inOrder(planId),
    mutationFn: ({ move: { sourceId, targetId, exerciseId, targetIndex } }: Undoable<ExerciseMove>) =>
      call('workouts', 'moveExercise', {
        body: { sourceWorkoutId: sourceId, targetWorkoutId: targetId, exerciseId, targetIndex },
      }),
    onMutate: ({ move }) => editRows(client, planId, (workouts) => movedRows(workouts, move)),
    onSuccess: ({ sourceWorkout, targetWorkout }) => putRows(client, planId, [sourceWorkout, targetWorkout]),
    onError: (error, _, before) => putBack(client, planId, before, error),
    meta: {
      success: (_: unknown, { undo, warnings }: Undoable<ExerciseMove>) =>
        movedToast(TOASTS.exerciseMoved, undo, warnings),
      failure: TOASTS.exerciseNotMoved,
    },
  })
}

/** Takes an exercise out of its workout: at once in the cache, back again when the server refuses. */
export function useDeleteExercise(planId: number) {
  const client = useQueryClient()
  return useMutation({
    ...inOrder(planId),
    mutationFn: ({ workoutId, exerciseId }: { workoutId: number; exerciseId: string }) =>
      call('workouts', 'deleteExercise', { params: { id: workoutId, exerciseId } }),
    onMutate: ({ workoutId, exerciseId }) =>
      editRows(client, planId, (workouts) =>
        workouts.filter(({ id }) => id === workoutId).map((workout) => deleteExercise(workout, exerciseId) ?? workout),
      ),
    onSuccess: (workout) => putRows(client, planId, [workout]),
    onError: (error, _, before) => putBack(client, planId, before, error),
    meta: { success: TOASTS.exerciseDeleted, failure: TOASTS.exerciseNotDeleted },
  })
}

type Logged = { workoutId: number; completion: Completion & { completed: true } }

/** Logs a workout as done, or changes what was logged. */
export function useCompleteWorkout(planId: number) {
  const client = useQueryClient()
  return useMutation({
    ...inOrder(planId),
    mutationFn: ({ workoutId, completion }: Logged) =>
      call('workouts', 'complete', { params: { id: workoutId }, body: completion }),
    onSuccess: (workout) => putRows(client, planId, [workout]),
    meta: { success: TOASTS.workoutCompleted, failure: TOASTS.workoutNotCompleted },
  })
}

/** Marks a workout as not done; what was logged stays for the next time. */
export function useMarkIncomplete(planId: number) {
  const client = useQueryClient()
  return useMutation({
    ...inOrder(planId),
    mutationFn: (workoutId: number) =>
      call('workouts', 'complete', { params: { id: workoutId }, body: { completed: false } }),
    onSuccess: (workout) => putRows(client, planId, [workout]),
    meta: { success: TOASTS.workoutIncomplete, failure: TOASTS.workoutStatusNotUpdated },
  })
}

const movedToast = (toast: ToastText, undo: (() => void) | undefined, warnings: readonly string[] = []): ToastText => ({
  ...toast,
  message: [toast.message, ...warnings].filter(Boolean).join('. '),
  undo,
})

/** Edits of one plan reach the server in the order they were made. */
const inOrder = (planId: number) => ({ scope: { id: `workouts of plan ${planId}` } })

type Edit = (workouts: readonly Workout[]) => readonly Workout[] | undefined

/** Changes rows of the cached list; answers those rows as they were, for the way back. */
async function editRows(client: QueryClient, planId: number, edit: Edit): Promise<readonly Workout[]> {
  const { queryKey } = workoutsQuery(planId)
  await client.cancelQueries({ queryKey })
  const workouts = client.getQueryData(queryKey) ?? []
  const rows = edit(workouts) ?? []
  putRows(client, planId, rows)
  return workouts.filter(({ id }) => rows.some((row) => row.id === id))
}

function putRows(client: QueryClient, planId: number, rows: readonly Workout[]): void {
  client.setQueryData(workoutsQuery(planId).queryKey, (workouts) => workouts && withRows(workouts, rows))
}

/** Undoes a refused edit. What was refused because it is gone or has changed elsewhere is asked for again. */
function putBack(client: QueryClient, planId: number, before: readonly Workout[] | undefined, error: Error) {
  putRows(client, planId, before ?? [])
  const isOutdated = error instanceof ApiError && (error.status === 404 || error.status === 409)
  return isOutdated ? client.invalidateQueries({ queryKey: workoutsKey(planId) }) : undefined
}
