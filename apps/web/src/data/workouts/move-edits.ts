import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Workout } from '@tri/api-contract'
import { DAY_NAMES } from '@tri/plan-engine'
import { call } from '../../http/client.js'
import { type Move, movedRows } from '../../lib/moves.js'
import { exerciseName, exercisesText, placeText } from '../../lib/texts/conflict-text.js'
import { EXERCISE_TOASTS } from '../../lib/texts/exercise-messages.js'
import type { ToastText } from '../../lib/texts/messages.js'
import { workoutEdit } from './workout-edit.js'

type Undoable<M> = {
  move: M
  undo?: (() => void) | undefined
  /** What the move breaks, told with its success. */
  warnings?: readonly string[]
}
type WorkoutMove = Extract<Move, { kind: 'workout' }>
type ExerciseMove = Extract<Move, { kind: 'exercise' }>

/** Puts a workout on another day. */
export const moveWorkout = (client: QueryClient, planId: number) =>
  workoutEdit(client, planId, {
    kind: 'move-workout',
    ids: ({ move }: Undoable<WorkoutMove>) => [move.workoutId],
    send: ({ move: { workoutId, week, day } }, { versionOf, idempotencyKey }) =>
      call('workouts', 'move', {
        params: { id: workoutId },
        body: { week, day, dayName: DAY_NAMES[day], version: versionOf(workoutId) },
        idempotencyKey,
      }),
    rows: (workout) => [workout],
    edit: (workouts, { move }) => movedRows(workouts, move),
    mine: ({ move }) => placeText(move),
    meta: {
      success: ({ dayName }: Workout, { undo, warnings }: Undoable<WorkoutMove>) =>
        movedToast(EXERCISE_TOASTS.workoutMoved(dayName), undo, warnings),
      failure: EXERCISE_TOASTS.workoutNotMoved,
    },
  })

export const useMoveWorkout = (planId: number) => useMutation(moveWorkout(useQueryClient(), planId))

/** Puts an exercise into its place in a workout. */
export const moveExercise = (client: QueryClient, planId: number) =>
  workoutEdit(client, planId, {
    kind: 'move-exercise',
    ids: ({ move }: Undoable<ExerciseMove>) => [move.sourceId, move.targetId],
    send: ({ move: { sourceId, targetId, exerciseId, targetIndex } }, { versionOf, idempotencyKey }) =>
      call('workouts', 'moveExercise', {
        body: {
          sourceWorkoutId: sourceId,
          targetWorkoutId: targetId,
          exerciseId,
          targetIndex,
          sourceVersion: versionOf(sourceId),
          targetVersion: versionOf(targetId),
        },
        idempotencyKey,
      }),
    rows: ({ sourceWorkout, targetWorkout }) => [sourceWorkout, targetWorkout],
    movesLinks: ({ targetWorkout }) => targetWorkout.garminActivityId !== null,
    edit: (workouts, { move }) => movedRows(workouts, move),
    theirs: exercisesText,
    mine: ({ move: { exerciseId, targetId, targetIndex } }, workouts) => {
      const target = workouts.find(({ id }) => id === targetId)
      return `${exerciseName(workouts, exerciseId)} as number ${targetIndex + 1} of ${target ? placeText(target) : 'the day'}`
    },
    meta: {
      success: (_: unknown, { undo, warnings }: Undoable<ExerciseMove>) =>
        movedToast(EXERCISE_TOASTS.exerciseMoved, undo, warnings),
      failure: EXERCISE_TOASTS.exerciseNotMoved,
    },
  })

export const useMoveExercise = (planId: number) => useMutation(moveExercise(useQueryClient(), planId))

const movedToast = (toast: ToastText, undo: (() => void) | undefined, warnings: readonly string[] = []): ToastText => ({
  ...toast,
  message: [toast.message, ...warnings].filter(Boolean).join('. '),
  undo,
})
