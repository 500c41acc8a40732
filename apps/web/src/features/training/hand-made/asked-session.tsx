import type { TrainingPlan } from '@tri/api-contract'
import { lazy, Suspense, useState } from 'react'
import { useRestoreExercise, useTakeBackSession } from '../../../data/workouts/exercise-edits.js'
import { useAddSession, useChangeSession } from '../../../data/workouts/session-edits.js'
import { whenWithdrawn } from '../../../http/withdrawn.js'
import { restoreOf } from '../../../lib/moves.js'
import { storedOf, type WorkoutInWords } from '../../../lib/words.js'
import type { Undos } from '../edits/undos.js'
import type { SessionDraft, SessionRequest } from './session-draft.js'
import type { HandMade } from './session-preview.js'

const HandMadeDialog = lazy(async () => ({ default: (await import('./hand-made-dialog.js')).HandMadeDialog }))

type Place = Extract<HandMade, { kind: 'add' }>

type Props = {
  asked: HandMade | undefined
  plan: TrainingPlan
  workouts: readonly WorkoutInWords[]
  undos: Undos
  onClose: () => void
}

/** Adds and changes sessions as the form asks for; each can be taken back: by the toast's button, or with Ctrl+Z. */
export function AskedSession({ asked, plan, workouts, undos, onClose }: Props) {
  const save = useHandMade({ plan, workouts, undos })
  const [drafts] = useState(() => new Map<string, SessionDraft>())
  if (!asked) return null
  const key = asked.kind === 'edit' ? asked.exerciseId : `${asked.week} ${asked.day}`
  return (
    <Suspense fallback={null}>
      <HandMadeDialog
        subject={asked}
        plan={plan}
        workouts={workouts}
        kept={drafts.get(key)}
        onKeep={(draft) => (draft ? drafts.set(key, draft) : drafts.delete(key))}
        isPending={save.isPending}
        onSave={(session, onSaved) => save.run(asked, session, onSaved)}
        onClose={onClose}
      />
    </Suspense>
  )
}

function useHandMade({ plan, workouts, undos }: Pick<Props, 'plan' | 'workouts' | 'undos'>) {
  const isTaken = (place: Place) => workouts.some(({ week, day }) => week === place.week && day === place.day)
  const { mutate: add, isPending: isAdding } = useAddSession(plan.id)
  const { mutate: change, isPending: isChanging } = useChangeSession(plan.id)
  const { mutate: takeBack } = useTakeBackSession(plan.id)
  const { mutate: restoreExercise } = useRestoreExercise(plan.id)
  const addTo = (place: Place, session: SessionRequest, onSaved: () => void) => {
    const withWorkout = !isTaken(place)
    return add(
      {
        session: { week: place.week, day: place.day, ...session },
        undo: ({ id, exercises }) => {
          const exerciseId = exercises.at(-1)?.id ?? ''
          return undos.add(() => takeBack({ workoutId: id, exerciseId, withWorkout })).takeBack
        },
      },
      { onSuccess: onSaved, onError: whenWithdrawn(onSaved) },
    )
  }
  const edit = (
    { workout, exerciseId }: Extract<HandMade, { kind: 'edit' }>,
    session: SessionRequest,
    onSaved: () => void,
  ) => {
    const before = restoreOf([{ ...storedOf(workout), id: workout.id }], workout.id, exerciseId)
    const back = before && (() => restoreExercise({ ...before, replaces: true }))
    return change(
      {
        ...{ workoutId: workout.id, exerciseId, session, version: workout.version },
        undo: back && (() => undos.add(back).takeBack),
      },
      { onSuccess: onSaved, onError: whenWithdrawn(onSaved) },
    )
  }
  return {
    isPending: isAdding || isChanging,
    run: (asked: HandMade, session: SessionRequest, onSaved: () => void) =>
      asked.kind === 'add' ? addTo(asked, session, onSaved) : edit(asked, session, onSaved),
  }
}
