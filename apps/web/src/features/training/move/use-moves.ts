import type { TrainingPlan } from '@tri/api-contract'
import { useCallback, useEffect, useRef } from 'react'
import { useMoveExercise, useMoveWorkout } from '../../../data/workouts/move-edits.js'
import { type Move, undoOf } from '../../../lib/moves.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { moveWarnings } from '../edits/move-warnings.js'
import type { Undos } from '../edits/undos.js'
import { focusName } from '../edits/use-focus-after.js'

type Extras = { undo?: () => void; onError?: () => void; warnings?: readonly string[] }

/** What an edit gives the focus to, and where it leaves the way back. */
export type EditTools = { focusAfter: (names: readonly string[]) => void; undos: Undos }

/** Makes moves that can be taken back one by one: by the toast's button, or with Ctrl+Z. */
export function useMoves(
  plan: TrainingPlan,
  workouts: readonly WorkoutInWords[],
  { focusAfter, undos }: EditTools,
): (move: Move) => void {
  const { mutate: moveWorkout } = useMoveWorkout(plan.id)
  const { mutate: moveExercise } = useMoveExercise(plan.id)
  const current = useRef(workouts)
  useEffect(() => {
    current.current = workouts
  }, [workouts])

  const send = useCallback(
    (move: Move, { undo, onError, warnings = [] }: Extras) => {
      focusAfter(namesOf(move, current.current))
      const options = onError ? { onError } : {}
      if (move.kind === 'workout') moveWorkout({ move, undo, warnings }, options)
      else moveExercise({ move, undo, warnings }, options)
    },
    [moveWorkout, moveExercise, focusAfter],
  )
  return useCallback(
    (move: Move) => {
      const undo = undoOf(current.current, move)
      if (!undo) return
      const { takeBack, forget } = undos.add(() => send(undo, {}))
      const warnings = moveWarnings(plan, current.current, move)
      send(move, { undo: takeBack, onError: forget, warnings })
    },
    [send, undos, plan],
  )
}

/** Where the focus belongs after a move: on the handle of what was moved, else on the place it is in. */
const namesOf = (move: Move, workouts: readonly WorkoutInWords[]): readonly string[] => {
  if (move.kind === 'exercise') return [focusName.exercise(move.exerciseId), focusName.place(move.targetId)]
  const alone = workouts.find(({ id }) => id === move.workoutId)?.exercises ?? []
  const sessions = alone.map(({ id }) => focusName.exercise(id))
  return [focusName.workout(move.workoutId), ...sessions, focusName.place(move.workoutId)]
}
