import { Fieldset, NativeSelect, NumberInput, SimpleGrid, TextInput } from '@mantine/core'
import { type ActualExercise, INTENSITIES, type Intensity } from '@tri/plan-engine'
import { capitalised } from '../../../lib/measures/format.js'
import { type Measure, readMeasure, shownMeasure, typedUnit } from '../../../lib/measures/typed-measure.js'
import { SportLabel } from '../../../ui/sport.js'
import { useUnits } from '../../../ui/use-units.js'
import { nameOf, wholeMinutes } from './completion-draft.js'

type Props = {
  actual: ActualExercise
  /** What was typed into the field of a measure; undefined while it shows what is kept. */
  typedIn: (measure: Measure) => string | undefined
  /** The form was sent with a problem: from then on each is told. */
  isChecked: boolean
  onType: (measure: Measure, text: string) => void
  onChange: (changes: Partial<ActualExercise>) => void
}

const CHOICES = INTENSITIES.map((value) => ({ value, label: capitalised(value) }))
const MAX_TEXT = 200
const MAX_NOTES = 2000

/** What was done of one exercise. */
export function ActualFields({ actual, typedIn, isChecked, onType, onChange }: Props) {
  const measured = (measure: Measure) => ({
    actual,
    measure,
    typed: typedIn(measure),
    isChecked,
    onType: (text: string) => onType(measure, text),
  })
  return (
    <Fieldset
      legend={
        <>
          <SportLabel type={actual.type} /> {actual.name}
        </>
      }
    >
      <SimpleGrid cols={2} spacing="sm">
        <NumberInput
          label="Duration (min)"
          min={0}
          allowDecimal={false}
          allowNegative={false}
          value={actual.duration}
          onChange={(typed) => onChange({ duration: wholeMinutes(typed) })}
        />
        <MeasureInput {...measured('distance')} />
        <MeasureInput {...measured('actualPace')} />
        <NativeSelect
          label="Intensity"
          size="md"
          data={CHOICES}
          value={actual.intensity}
          onChange={({ currentTarget: { value } }) => onChange({ intensity: asIntensity(value, actual.intensity) })}
        />
      </SimpleGrid>
      <TextInput
        mt="sm"
        label="Exercise notes"
        maxLength={MAX_NOTES}
        value={actual.notes}
        onChange={({ currentTarget: { value } }) => onChange({ notes: value })}
      />
    </Fieldset>
  )
}

type MeasureProps = {
  actual: ActualExercise
  measure: Measure
  typed: string | undefined
  isChecked: boolean
  onType: (text: string) => void
}

const LABELS = { distance: 'Distance', actualPace: 'Pace' } as const satisfies Record<Measure, string>

/**
 * A distance or pace: a figure in the athlete's unit, which is fixed. What is no figure is told when the form is sent: told
 * as the field is left, the words would push the button away from under the finger that presses it.
 */
function MeasureInput({ actual, measure, typed, isChecked, onType }: MeasureProps) {
  const units = useUnits()
  const unit = typedUnit(units, actual.type, measure)
  const isWrong = typed !== undefined && readMeasure(unit, typed) === undefined
  const label = measure === 'actualPace' && actual.type === 'bike' ? 'Speed' : LABELS[measure]
  return (
    <TextInput
      name={nameOf({ id: actual.id, measure })}
      label={`${label} (${unit.name})`}
      placeholder={unit.example}
      inputMode={unit.name.startsWith('min') ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={MAX_TEXT}
      value={typed ?? shownMeasure(units, unit, actual[measure])}
      error={isWrong && isChecked ? unit.problem : undefined}
      onChange={({ currentTarget: { value } }) => onType(value)}
    />
  )
}

const asIntensity = (value: string, fallback: Intensity): Intensity =>
  INTENSITIES.find((intensity) => intensity === value) ?? fallback
