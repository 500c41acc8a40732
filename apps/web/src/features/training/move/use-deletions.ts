import type { TrainingPlan } from '@tri/api-contract'
import { useCallback } from 'react'
import { useDeleteExercise, useRestoreExercise } from '../../../data/workouts/exercise-edits.js'
import { restoreOf } from '../../../lib/moves.js'
import { storedOf, type WorkoutInWords } from '../../../lib/words.js'
import { focusName } from '../edits/use-focus-after.js'
import type { EditTools } from './use-moves.js'

/** Deletes exercises so that it can be taken back: by the toast's button, or with Ctrl+Z. */
export function useDeletions(
  plan: TrainingPlan,
  workouts: readonly WorkoutInWords[],
  { focusAfter, undos }: EditTools,
): (workoutId: number, exerciseId: string) => void {
  const { mutate: deleteExercise } = useDeleteExercise(plan.id)
  const { mutate: restoreExercise } = useRestoreExercise(plan.id)
  return useCallback(
    (workoutId, exerciseId) => {
      const row = workouts.find(({ id }) => id === workoutId)
      const restore = row && restoreOf([{ ...storedOf(row), id: workoutId }], workoutId, exerciseId)
      if (!restore) return
      const isLinked = row.garminActivityId !== null
      const { takeBack, forget } = undos.add(() => {
        focusAfter([focusName.exercise(exerciseId), focusName.place(workoutId)])
        restoreExercise({ ...restore, isLinked })
      })
      focusAfter([focusName.workout(workoutId), focusName.place(workoutId)])
      deleteExercise({ workoutId, exerciseId, isLinked, undo: takeBack }, { onError: forget })
    },
    [workouts, deleteExercise, restoreExercise, focusAfter, undos],
  )
}
