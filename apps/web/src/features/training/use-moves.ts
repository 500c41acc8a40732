import { useHotkeys } from '@mantine/hooks'
import type { TrainingPlan, Workout } from '@tri/api-contract'
import { useCallback, useEffect, useRef } from 'react'
import { useMoveExercise, useMoveWorkout } from '../../data/workouts.js'
import { type Move, undoOf } from '../../lib/moves.js'
import { moveWarnings } from './move-warnings.js'
import { focusName } from './use-focus-after.js'

type Extras = { undo?: () => void; onError?: () => void; warnings?: readonly string[] }

/** Makes moves that can be taken back one by one: by the toast's button, or with Ctrl+Z. */
export function useMoves(
  plan: TrainingPlan,
  workouts: readonly Workout[],
  focusAfter: (names: readonly string[]) => void,
): (move: Move) => void {
  const { mutate: moveWorkout } = useMoveWorkout(plan.id)
  const { mutate: moveExercise } = useMoveExercise(plan.id)
  const current = useRef(workouts)
  const undos = useRef<readonly Move[]>([])
  useEffect(() => {
    current.current = workouts
  }, [workouts])

  const send = useCallback(
    (move: Move, { undo, onError, warnings = [] }: Extras) => {
      focusAfter(namesOf(move))
      const options = onError ? { onError } : {}
      if (move.kind === 'workout') moveWorkout({ move, undo, warnings }, options)
      else moveExercise({ move, undo, warnings }, options)
    },
    [moveWorkout, moveExercise, focusAfter],
  )
  const takeBack = useCallback(
    (undo: Move | undefined) => {
      if (!undo || !undos.current.includes(undo)) return
      undos.current = undos.current.filter((each) => each !== undo)
      send(undo, {})
    },
    [send],
  )
  useHotkeys([['mod+Z', () => takeBack(undos.current.at(-1))]])

  return useCallback(
    (move: Move) => {
      const undo = undoOf(current.current, move)
      if (!undo) return
      undos.current = [...undos.current, undo]
      const forget = () => {
        undos.current = undos.current.filter((each) => each !== undo)
      }
      const warnings = moveWarnings(plan, current.current, move)
      send(move, { undo: () => takeBack(undo), onError: forget, warnings })
    },
    [send, takeBack, plan],
  )
}

/** Where the focus belongs after a move: on the handle of what was moved, else on the workout it is in. */
const namesOf = (move: Move): readonly string[] =>
  move.kind === 'workout'
    ? [focusName.workout(move.workoutId), focusName.place(move.workoutId)]
    : [focusName.exercise(move.exerciseId), focusName.place(move.targetId)]
