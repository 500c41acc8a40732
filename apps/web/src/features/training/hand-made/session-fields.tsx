import { Textarea, TextInput } from '@mantine/core'
import { INTENSITIES, type Intensity, isSport, SESSION_TYPES, type SessionType } from '@tri/plan-engine'
import { ChoiceRow } from '../../../components/log/choice-row.js'
import { capitalised } from '../../../lib/measures/format.js'
import type { DistanceUnit } from '../../../lib/measures/typed-distance.js'
import { sportName } from '../../../ui/sport.js'
import classes from './hand-made-dialog.module.css'
import { isByDistance, type SessionDraft, type SessionProblem } from './session-draft.js'

const TYPES = SESSION_TYPES.map((value: SessionType) => ({ value, label: sportName(value) }))

const EFFORTS = INTENSITIES.map((value: Intensity) => ({ value, label: capitalised(value) }))

const LENGTHS = [
  { value: 'time', label: 'Time' },
  { value: 'distance', label: 'Distance' },
] as const

type FieldProps = { draft: SessionDraft; onChange: (changes: Partial<SessionDraft>) => void }
type WorkProps = FieldProps & { unit: DistanceUnit; problems: readonly SessionProblem[] }

/** What is done: the sport, how long or how far, and how hard. */
export function WorkFields({ draft, unit, problems, onChange }: WorkProps) {
  return (
    <>
      <ChoiceRow
        legend="Sport"
        choices={TYPES}
        value={draft.type}
        // A distance in the unit of another sport would be another one.
        onChange={(type) => type && onChange({ type, distance: '' })}
        columns={{ wide: 6, narrow: 3 }}
      />
      <div className={classes.length}>
        {isSport(draft.type) && (
          <ChoiceRow
            legend="Length by"
            choices={LENGTHS}
            value={draft.by}
            onChange={(by) => by && onChange({ by })}
            columns={{ wide: 2, narrow: 2 }}
          />
        )}
        <LengthField {...{ draft, unit, problems, onChange }} />
      </div>
      <ChoiceRow
        legend="Effort"
        choices={EFFORTS}
        value={draft.intensity}
        onChange={(intensity) => intensity && onChange({ intensity })}
        columns={{ wide: 5, narrow: 3 }}
      />
    </>
  )
}

function LengthField({ draft, unit, problems, onChange }: WorkProps) {
  const common = { autoComplete: 'off', rightSectionWidth: 48, error: problems[0]?.message }
  if (isByDistance(draft))
    return (
      <TextInput
        {...common}
        name="distance"
        label="Distance"
        aria-label={`Distance (${unit.name})`}
        inputMode="decimal"
        maxLength={12}
        rightSection={unit.name}
        value={draft.distance}
        onChange={({ currentTarget: { value } }) => onChange({ distance: value })}
      />
    )
  return (
    <TextInput
      {...common}
      name="minutes"
      label="Time"
      aria-label="Time (min)"
      inputMode="numeric"
      maxLength={4}
      rightSection="min"
      value={draft.minutes}
      onChange={({ currentTarget: { value } }) => onChange({ minutes: value })}
    />
  )
}

/** What the athlete calls it, and what they want to keep in mind. */
export const WordFields = ({ draft, onChange }: FieldProps) => (
  <>
    <TextInput
      name="name"
      label="Name, optional"
      autoComplete="off"
      maxLength={100}
      value={draft.name}
      onChange={({ currentTarget: { value } }) => onChange({ name: value })}
    />
    <Textarea
      name="note"
      label="Note, optional"
      autosize
      minRows={2}
      maxRows={6}
      maxLength={2000}
      value={draft.note}
      onChange={({ currentTarget: { value } }) => onChange({ note: value })}
    />
  </>
)
