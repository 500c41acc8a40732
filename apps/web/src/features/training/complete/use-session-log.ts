import type { TrainingPlan } from '@tri/api-contract'
import { type ExerciseLog, loggedSession } from '@tri/plan-engine'
import { useCallback } from 'react'
import { useLogSession, useReopenSession } from '../../../data/workouts/log-edits.js'
import { whenWithdrawn } from '../../../http/withdrawn.js'
import type { SessionSubject } from '../edits/edits-context.js'
import type { Undos } from '../edits/undos.js'

type Saving = {
  /** The row that the athlete looked at as they began. */
  version?: number
  /** Also when the athlete keeps what somebody else logged. */
  onSaved?: () => void
}

/** Logs sessions; one that was open before can be opened again: by the toast's button, or with Ctrl+Z. */
export function useSessionLog(plan: TrainingPlan, undos: Undos) {
  const { mutate, isPending } = useLogSession(plan.id)
  const { mutate: mutateOpen } = useReopenSession(plan.id)
  const reopen = useCallback(
    (subject: SessionSubject) => mutateOpen({ ...idsOf(subject), log: { state: 'open' } }),
    [mutateOpen],
  )
  const log = useCallback(
    (subject: SessionSubject, what: ExerciseLog, { version, onSaved = noop }: Saving = {}) => {
      const isNew = !loggedSession(subject.workout, subject.exercise)
      const back = isNew ? undos.add(() => reopen(subject)) : undefined
      const drop = whenWithdrawn(onSaved)
      const onError = (error: Error) => {
        back?.forget()
        drop(error)
      }
      mutate({ ...idsOf(subject), log: what, version, undo: back?.takeBack }, { onSuccess: onSaved, onError })
    },
    [mutate, reopen, undos],
  )
  return { log, reopen, isPending }
}

const idsOf = ({ workout, exercise }: SessionSubject) => ({ workoutId: workout.id, exerciseId: exercise.id })

const noop = () => undefined
