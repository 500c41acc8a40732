import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { TrainingPlan } from '@tri/api-contract'
import { dateOf } from '@tri/plan-engine'
import { mainPartText } from '@tri/plan-files/main-part'
import { inUnits } from '@tri/plan-files/units'
import { useDeferredValue, useMemo, useState } from 'react'
import { clock, dayAndMonth, weekdayName } from '../../../lib/measures/format.js'
import { type DistanceUnit, typedUnit } from '../../../lib/measures/typed-distance.js'
import { storedName, storedOf, type WorkoutInWords } from '../../../lib/words.js'
import { Dialog } from '../../../ui/dialog/dialog.js'
import { DialogForm } from '../../../ui/dialog/dialog-form.js'
import { useUnits } from '../../../ui/use-units.js'
import classes from './hand-made-dialog.module.css'
import { fieldsOf, problemsOf, type SessionDraft, type SessionRequest, startSession } from './session-draft.js'
import { WordFields, WorkFields } from './session-fields.js'
import { type HandMade, previewOf } from './session-preview.js'

type Props = {
  subject: HandMade
  plan: TrainingPlan
  workouts: readonly WorkoutInWords[]
  /** What was typed before the form was closed without saving it. */
  kept: SessionDraft | undefined
  /** Keeps what is typed; undefined drops it. */
  onKeep: (draft: SessionDraft | undefined) => void
  isPending: boolean
  onSave: (session: SessionRequest, onSaved: () => void) => void
  onClose: () => void
}

/** A session that the athlete adds, or changes. Stays open with everything typed when saving fails. */
export function HandMadeDialog({ subject, plan, workouts, kept, onKeep, isPending, onSave, onClose }: Props) {
  const units = useUnits()
  const exercise = exerciseOf(subject)
  const [draft, setDraft] = useState(() => kept ?? startSession(exercise, (type) => typedUnit(units, type)))
  const [isChecked, setChecked] = useState(false)
  const unit = typedUnit(units, draft.type)
  const problems = problemsOf(draft, unit)
  const change = (changes: Partial<SessionDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    onKeep(next)
  }
  const drop = () => {
    onKeep(undefined)
    onClose()
  }
  const save = () => {
    const fields = fieldsOf(draft, unit)
    if (fields) onSave(fields, drop)
  }
  const { week, day } = subject.kind === 'edit' ? subject.workout : subject
  const date = dateOf(plan, week, day)
  return (
    <Dialog title={exercise ? 'Edit session' : 'Add a session'} onClose={onClose} isSheet size="lg">
      <DialogForm
        problem={problems[0]?.field}
        onSubmit={save}
        onProblem={() => setChecked(true)}
        end={
          <>
            <Button variant="default" mih={44} onClick={drop}>
              Cancel
            </Button>
            <Button type="submit" mih={44} disabled={isPending}>
              {isPending ? 'Saving...' : exercise ? 'Save' : 'Add session'}
            </Button>
          </>
        }
      >
        <p className={classes.day}>
          {weekdayName(date)}, {dayAndMonth(date)}
          {exercise && ` \u00b7 ${storedName(exercise)}`}
        </p>
        <WorkFields draft={draft} unit={unit} problems={isChecked ? problems : []} onChange={change} />
        <WordFields draft={draft} onChange={change} />
        <Preview subject={subject} draft={draft} unit={unit} plan={plan} workouts={workouts} />
      </DialogForm>
    </Dialog>
  )
}

const exerciseOf = (subject: HandMade) =>
  subject.kind === 'edit' ? storedOf(subject.workout).exercises.find(({ id }) => id === subject.exerciseId) : undefined

type PreviewProps = Pick<Props, 'subject' | 'plan' | 'workouts'> & { draft: SessionDraft; unit: DistanceUnit }

/** How the session will read once it is saved, and what the plan check minds about it. */
function Preview({ subject, draft, unit, plan, workouts }: PreviewProps) {
  const units = useUnits()
  const settled = useDeferredValue(draft)
  const preview = useMemo(() => {
    const fields = fieldsOf(settled, unit)
    return fields && previewOf(subject, fields, { plan, workouts })
  }, [settled, unit, subject, plan, workouts])
  if (!preview) return null
  const { exercise, warnings } = preview
  const facts = [inUnits(units, exercise.distance, exercise.type), mainPartText(exercise, units, '×')]
  return (
    <div className={classes.preview} aria-live="polite">
      <p className={classes.reading}>
        <b>{storedName(exercise)}</b> <b>{clock(exercise.duration)}</b> {facts.filter(Boolean).join(' \u00b7 ')}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className={classes.warning}>
          <IconAlertTriangle size={16} aria-hidden /> {warning}
        </p>
      ))}
      <p className={classes.hint}>Marked as yours: a new goal or another plan check never changes it.</p>
    </div>
  )
}
