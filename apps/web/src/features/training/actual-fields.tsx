import { Fieldset, NativeSelect, NumberInput, SimpleGrid, TextInput } from '@mantine/core'
import { type ActualExercise, INTENSITIES, type Intensity } from '@tri/plan-engine'
import { capitalised } from '../../lib/format.js'
import { SportLabel } from '../../ui/sport.js'
import { wholeMinutes } from './completion-draft.js'

type Props = { actual: ActualExercise; onChange: (changes: Partial<ActualExercise>) => void }

const CHOICES = INTENSITIES.map((value) => ({ value, label: capitalised(value) }))
const MAX_TEXT = 200
const MAX_NOTES = 2000

/** What was done of one exercise. */
export function ActualFields({ actual, onChange }: Props) {
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
        <TextInput
          label="Distance"
          placeholder="1.5 miles"
          maxLength={MAX_TEXT}
          value={actual.distance}
          onChange={({ currentTarget: { value } }) => onChange({ distance: value })}
        />
        <TextInput
          label="Pace"
          placeholder="8:30/mile"
          maxLength={MAX_TEXT}
          value={actual.actualPace}
          onChange={({ currentTarget: { value } }) => onChange({ actualPace: value })}
        />
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

const asIntensity = (value: string, fallback: Intensity): Intensity =>
  INTENSITIES.find((intensity) => intensity === value) ?? fallback
