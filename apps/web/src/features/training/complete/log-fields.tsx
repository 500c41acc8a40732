import { TextInput } from '@mantine/core'
import { isSport, measuredFigures, type Sport } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import { inUnits, paceUnit } from '@tri/plan-files/units'
import { ChoiceRow } from '../../../components/log/choice-row.js'
import { FeelRow } from '../../../components/log/feel-row.js'
import { type DistanceUnit, readMetres } from '../../../lib/measures/typed-distance.js'
import { useUnits } from '../../../ui/use-units.js'
import { type DraftProblem, type LogDraft, readMinutes } from './log-draft.js'
import classes from './log-fields.module.css'

export type FieldsProps = {
  exercise: TextExercise
  draft: LogDraft
  unit: DistanceUnit
  problems: readonly DraftProblem[]
  onChange: (changes: Partial<LogDraft>) => void
}

const MAX_NOTES = 2000

/** Words for an effort, after Foster's session RPE (2001). */
const EFFORT_WORDS = [
  'very easy',
  'easy',
  'moderate',
  'somewhat hard',
  'hard',
  'hard',
  'very hard',
  'very hard',
  'nearly all out',
  'all out',
]

const EFFORTS = EFFORT_WORDS.map((word, index) => ({
  value: index + 1,
  label: String(index + 1),
  spoken: `${index + 1}, ${word}`,
}))

const problemOf = (problems: readonly DraftProblem[], field: DraftProblem['field']) =>
  problems.find((problem) => problem.field === field)?.message

/** What was done other than planned: minutes and distance in fixed units, the pace that follows, and how it was. */
export function ChangedFields(fields: FieldsProps) {
  const { exercise, draft, problems, unit, onChange } = fields
  return (
    <>
      <div className={classes.figures}>
        <TextInput
          name="minutes"
          label="Time"
          aria-label="Time (min)"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          rightSection="min"
          rightSectionWidth={44}
          description={`planned ${exercise.duration}`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={draft.minutes}
          error={problemOf(problems, 'minutes')}
          onChange={({ currentTarget: { value } }) => onChange({ minutes: value })}
        />
        {exercise.type !== 'strength' && <DistanceField {...fields} />}
        {isSport(exercise.type) && <PaceOutput sport={exercise.type} draft={draft} unit={unit} />}
      </div>
      <ChoiceRow
        legend="Effort"
        said={
          draft.effort && (
            <>
              <b>{draft.effort}</b> {EFFORT_WORDS[draft.effort - 1]}
            </>
          )
        }
        choices={EFFORTS}
        value={draft.effort}
        onChange={(effort) => onChange({ effort })}
        columns={{ wide: 10, narrow: 5 }}
      />
      <FeelField draft={draft} onChange={onChange} />
      <div className={classes.optional}>
        <TextInput
          name="heartRate"
          label="Heart rate, optional"
          aria-label="Heart rate (bpm), optional"
          inputMode="numeric"
          autoComplete="off"
          placeholder={'\u2013'}
          maxLength={3}
          rightSection="bpm"
          rightSectionWidth={48}
          value={draft.heartRate}
          error={problemOf(problems, 'heartRate')}
          onChange={({ currentTarget: { value } }) => onChange({ heartRate: value })}
        />
        <NoteField draft={draft} onChange={onChange} />
      </div>
    </>
  )
}

function DistanceField({ exercise, draft, unit, problems, onChange }: FieldsProps) {
  const planned = inUnits(useUnits(), exercise.distance, exercise.type)
  return (
    <TextInput
      name="distance"
      label="Distance"
      aria-label={`Distance (${unit.name})`}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      rightSection={unit.name}
      rightSectionWidth={40}
      description={planned && `planned ${planned}`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={draft.distance}
      error={problemOf(problems, 'distance')}
      onChange={({ currentTarget: { value } }) => onChange({ distance: value })}
    />
  )
}

/** The pace that minutes and distance make; nobody types it. */
function PaceOutput({ sport: type, draft, unit }: Pick<FieldsProps, 'draft' | 'unit'> & { sport: Sport }) {
  const units = useUnits()
  const [minutes, metres] = [readMinutes(draft.minutes), readMetres(unit, draft.distance)]
  const pace = minutes && metres ? measuredFigures(type, { seconds: minutes * 60, metres }).actualPace : ''
  return (
    <div className={classes.pace}>
      <span id="log-pace">{type === 'bike' ? 'Speed' : 'Pace'}, from both</span>
      <output aria-labelledby="log-pace">
        {pace ? inUnits(units, pace, type) : `\u2013 ${paceUnit(units, type)}`}
      </output>
      <small>rests included</small>
    </div>
  )
}

type PartProps = Pick<FieldsProps, 'draft' | 'onChange'>

export const FeelField = ({ draft, onChange }: PartProps) => (
  <FeelRow feel={draft.feel} onChange={(feel) => onChange({ feel })} />
)

export const NoteField = ({ draft, onChange }: PartProps) => (
  <TextInput
    name="notes"
    label="Note, optional"
    autoComplete="off"
    maxLength={MAX_NOTES}
    value={draft.notes}
    onChange={({ currentTarget: { value } }) => onChange({ notes: value })}
  />
)
