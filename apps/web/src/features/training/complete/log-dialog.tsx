import { Button, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ExerciseLog, type IsoDay, loggedSession, SKIP_REASONS, type SkipReason } from '@tri/plan-engine'
import { inUnits } from '@tri/plan-files/units'
import { useState } from 'react'
import { ChoiceRow } from '../../../components/log/choice-row.js'
import { SessionStateLabel } from '../../../components/session/session-state.js'
import { clock, dayAndMonth, weekdayName } from '../../../lib/measures/format.js'
import { typedUnit } from '../../../lib/measures/typed-distance.js'
import { sessionFacts } from '../../../lib/session-states.js'
import { Dialog } from '../../../ui/dialog/dialog.js'
import { DialogForm } from '../../../ui/dialog/dialog-form.js'
import { SportLabel } from '../../../ui/sport.js'
import { useUnits } from '../../../ui/use-units.js'
import type { SessionSubject } from '../edits/edits-context.js'
import classes from './log-dialog.module.css'
import { type LogDraft, logOf, problemsOf, readMinutes, startDraft, type Way } from './log-draft.js'
import { ChangedFields, FeelField, type FieldsProps, NoteField } from './log-fields.js'

type Props = {
  subject: SessionSubject
  /** The session's day. */
  date: IsoDay
  /** Which way is chosen as it opens; what was logged tells it where that is left out. */
  way?: Way | undefined
  /** What was typed before the form was closed without saving it. */
  kept: LogDraft | undefined
  /** Keeps what is typed; undefined drops it. */
  onKeep: (draft: LogDraft | undefined) => void
  isPending: boolean
  onLog: (log: ExerciseLog, onSaved: () => void) => void
  onClose: () => void
}

/** What became of a session: done as planned, done with changes, or skipped. Stays open with everything typed when saving fails. */
export function LogDialog({ subject, date, way, kept, onKeep, isPending, onLog, onClose }: Props) {
  const { exercise, workout } = subject
  const unit = typedUnit(useUnits(), exercise.type)
  const [draft, setDraft] = useState(() => {
    const fresh = startDraft(subject, unit, way)
    return kept ? { ...kept, way: way ?? kept.way } : fresh
  })
  const [isChecked, setChecked] = useState(false)
  const problems = problemsOf(draft, unit)
  const change = (changes: Partial<LogDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    onKeep(next)
  }
  const drop = () => {
    onKeep(undefined)
    onClose()
  }
  const save = () => onLog(logOf(draft, unit), drop)
  const told = isChecked ? problems : []
  const fields = { exercise, draft, unit, problems: told, onChange: change }
  const isLogged = loggedSession(workout, exercise) !== undefined
  return (
    <Dialog title={exercise.name} onClose={onClose} isSheet size="lg">
      <DialogForm
        problem={problems[0]?.field}
        onSubmit={save}
        onProblem={() => setChecked(true)}
        end={
          <>
            <Button
              variant="transparent"
              mih={44}
              className={classes.other}
              onClick={() => change({ way: draft.way === 'skipped' ? 'planned' : 'skipped' })}
            >
              {draft.way === 'skipped' ? 'Done after all' : 'Skip instead'}
            </Button>
            <Button variant="default" mih={44} onClick={drop}>
              Cancel
            </Button>
            <Button
              type="submit"
              mih={44}
              disabled={isPending}
              leftSection={draft.way === 'planned' && !isPending && <IconCheck size={18} aria-hidden />}
            >
              {isPending ? 'Saving...' : submitLabel(draft.way, isLogged)}
            </Button>
          </>
        }
      >
        <SessionLine subject={subject} date={date} />
        {draft.way === 'skipped' ? (
          <SkipFields {...fields} />
        ) : (
          <DoneFields {...fields} subject={subject} date={date} />
        )}
      </DialogForm>
    </Dialog>
  )
}

function submitLabel(way: Way, isLogged: boolean): string {
  if (way === 'planned') return 'Done as planned'
  return way === 'skipped' && !isLogged ? 'Skip session' : 'Save'
}

function SessionLine({ subject: { exercise }, date }: Pick<Props, 'subject' | 'date'>) {
  const units = useUnits()
  const distance = inUnits(units, exercise.distance, exercise.type)
  return (
    <p className={classes.session}>
      <SportLabel type={exercise.type} />
      <span>
        {weekdayName(date)}, {dayAndMonth(date)} {'\u00b7'} planned <b>{clock(exercise.duration)}</b>
        {distance && (
          <>
            , <b>{distance}</b>
          </>
        )}
      </span>
    </p>
  )
}

type DoneProps = FieldsProps & Pick<Props, 'subject' | 'date'>

function DoneFields({ subject, date, ...fields }: DoneProps) {
  const { exercise, draft, onChange } = fields
  return (
    <>
      <fieldset className={classes.ways} aria-label="How was it?">
        <WayCard
          isChosen={draft.way === 'planned'}
          title="Done as planned"
          text={`One tap. Counts ${clock(exercise.duration)}, claims no pace.`}
          onChoose={() => onChange({ way: 'planned' })}
        />
        <WayCard
          isChosen={draft.way === 'changed'}
          title="Done, with changes"
          text="Minutes, distance, effort."
          onChoose={() => onChange({ way: 'changed' })}
        />
      </fieldset>
      {draft.way === 'changed' && <ChangedFields {...fields} />}
      <Reading subject={subject} date={date} draft={draft} />
      {draft.way === 'planned' && <FeelField draft={draft} onChange={onChange} />}
    </>
  )
}

type WayProps = { isChosen: boolean; title: string; text: string; onChoose: () => void }

const WayCard = ({ isChosen, title, text, onChoose }: WayProps) => (
  <label className={classes.way}>
    <input type="radio" name="way" checked={isChosen} onChange={onChoose} />
    <span>
      <b>{title}</b>
      <small>{text}</small>
    </span>
  </label>
)

/** How it will read once it is saved. */
function Reading({ subject: { workout, exercise }, date, draft }: Pick<DoneProps, 'subject' | 'date' | 'draft'>) {
  const minutes = draft.way === 'planned' ? exercise.duration : readMinutes(draft.minutes)
  if (minutes === undefined) return null
  const entry = { ...NOTHING, id: exercise.id, type: exercise.type, duration: minutes }
  const after = { ...workout, isCompleted: true, actualExercises: [entry] }
  const facts = sessionFacts(after, exercise, { date, today: date })
  return (
    <div className={classes.reading} aria-live="polite">
      <VisuallyHidden>It will read: </VisuallyHidden>
      <SessionStateLabel facts={facts} size={20} />
      <p>{READINGS[draft.way === 'planned' ? 'planned' : facts.state === 'partly' ? 'partly' : 'changed']}</p>
    </div>
  )
}

const NOTHING = { name: '', distance: '', actualPace: '', intensity: 'easy', notes: '' } as const

const READINGS = {
  planned:
    'Counts in hours and load. Your current pace stays as it is, because nothing was measured. A linked activity can still fill in the figures.',
  partly: 'Under 70 % of the minutes reads partly, not done.',
  changed: 'Counts in hours and load; a distance counts for your pace too.',
} as const

const REASONS: Record<SkipReason, string> = {
  sick: 'Sick',
  travel: 'Travel',
  tired: 'Tired',
  'no-pool': 'No pool',
  'no-time': 'No time',
  other: 'Other',
}

function SkipFields({ draft, problems, onChange }: FieldsProps) {
  return (
    <>
      <ChoiceRow
        legend="Why is it skipped?"
        choices={SKIP_REASONS.map((value) => ({ value, label: REASONS[value] }))}
        value={draft.reason}
        onChange={(reason) => onChange({ reason })}
        columns={{ wide: 6, narrow: 3 }}
        error={problems.find(({ field }) => field === 'reason')?.message}
      />
      <NoteField draft={draft} onChange={onChange} />
      <p className={classes.hint}>
        A skipped session counts neither as done nor as missed. You can log it later all the same.
      </p>
    </>
  )
}
