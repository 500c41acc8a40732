import type { TrainingPlan } from '@tri/api-contract'
import { dateOf, type IsoDay } from '@tri/plan-engine'
import { type ReactNode, useMemo, useState } from 'react'
import { SessionDaysContext } from '../../components/session/session-days.js'
import { useLinkExercise } from '../../data/workouts/exercise-edits.js'
import { useMarkIncomplete } from '../../data/workouts/workouts.js'
import type { WorkoutInWords } from '../../lib/words.js'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js'
import { LogDialog } from './complete/log-dialog.js'
import type { LogDraft, Way } from './complete/log-draft.js'
import { AskedResult } from './complete/test-result.js'
import { useSessionLog } from './complete/use-session-log.js'
import { type DoneTest, type Edits, EditsContext, type SessionSubject } from './edits/edits-context.js'
import type { Subject } from './edits/move-targets.js'
import { useFocusAfter } from './edits/use-focus-after.js'
import { useUndos } from './edits/use-undos.js'
import { useSessionFiles } from './files/use-session-files.js'
import { AskedSession } from './hand-made/asked-session.js'
import type { HandMade } from './hand-made/session-preview.js'
import { MoveDialog } from './move/move-dialog.js'
import { useDeletions } from './move/use-deletions.js'
import { useMoves } from './move/use-moves.js'

type Props = { plan: TrainingPlan; workouts: readonly WorkoutInWords[]; today: IsoDay; children: ReactNode }

type Asking =
  | { kind: 'move'; subject: Subject }
  | { kind: 'delete'; workoutId: number; exerciseId: string }
  | { kind: 'log'; subject: SessionSubject; way: Way | undefined }
  | { kind: 'session'; session: HandMade }
  | { kind: 'result'; test: DoneTest }

/** Carries out edits of a plan's workouts, and shows the one dialog that an edit may need. */
export function EditsProvider({ plan, workouts, today, children }: Props) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const focusAfter = useFocusAfter(workouts)
  const undos = useUndos()
  const move = useMoves(plan, workouts, { focusAfter, undos })
  const deleteExercise = useDeletions(plan, workouts, { focusAfter, undos })
  const { log, reopen, isPending } = useSessionLog(plan, undos)
  const markIncomplete = useMarkIncomplete(plan.id)
  const { mutate: linkExercise } = useLinkExercise(plan.id)
  const saveSession = useSessionFiles(plan)
  const edits = useMemo<Edits>(
    () => ({
      move,
      askMove: (subject) => setAsking({ kind: 'move', subject }),
      setLink: ({ id }, exerciseId, linked) => linkExercise({ workoutId: id, exerciseId, linked }),
      askDelete: ({ id }, exerciseId) => setAsking({ kind: 'delete', workoutId: id, exerciseId }),
      askLog: (subject, way) => setAsking({ kind: 'log', subject, way }),
      askResult: (test) => setAsking({ kind: 'result', test }),
      askAdd: (place) => setAsking({ kind: 'session', session: { kind: 'add', ...place } }),
      askEdit: ({ workout, exercise }) =>
        setAsking({ kind: 'session', session: { kind: 'edit', workout, exerciseId: exercise.id } }),
      logAsPlanned: (subject) => log(subject, { state: 'done' }),
      reopen,
      markIncomplete,
      saveSession,
    }),
    [move, log, reopen, markIncomplete, linkExercise, saveSession],
  )
  const days = useMemo(() => ({ calendar: plan, today }), [plan, today])
  const close = () => setAsking(null)
  const [drafts] = useState(() => new Map<string, LogDraft>())
  const keepDraft = (id: string, draft: LogDraft | undefined) => (draft ? drafts.set(id, draft) : drafts.delete(id))
  return (
    <EditsContext.Provider value={edits}>
      <SessionDaysContext.Provider value={days}>{children}</SessionDaysContext.Provider>
      {asking?.kind === 'move' && (
        <MoveDialog
          subject={asking.subject}
          plan={plan}
          workouts={workouts}
          today={today}
          onMove={move}
          onClose={close}
        />
      )}
      {asking?.kind === 'delete' && (
        <ConfirmDialog
          title="Delete session"
          confirmLabel="Delete"
          onConfirm={() => {
            deleteExercise(asking.workoutId, asking.exerciseId)
            close()
          }}
          onClose={close}
        >
          Are you sure you want to delete this exercise?
        </ConfirmDialog>
      )}
      {asking?.kind === 'log' && (
        <LogDialog
          subject={asking.subject}
          date={dateOf(plan, asking.subject.workout.week, asking.subject.workout.day)}
          way={asking.way}
          kept={drafts.get(asking.subject.exercise.id)}
          onKeep={(draft) => keepDraft(asking.subject.exercise.id, draft)}
          isPending={isPending}
          onLog={(what, onSaved) => log(asking.subject, what, { version: asking.subject.workout.version, onSaved })}
          onClose={close}
        />
      )}
      {asking?.kind === 'result' && <AskedResult asked={asking.test} onClose={close} />}
      <AskedSession
        asked={asking?.kind === 'session' ? asking.session : undefined}
        {...{ plan, workouts, undos }}
        onClose={close}
      />
    </EditsContext.Provider>
  )
}
