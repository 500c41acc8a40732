import { Fieldset, NativeSelect, NumberInput, SimpleGrid, TextInput } from '@mantine/core'
import { type ActualExercise, INTENSITIES, type Intensity } from '@tri/plan-engine'
import { inUnits } from '@tri/plan-files/units'
import { useState } from 'react'
import { capitalised } from '../../lib/format.js'
import { placeholders } from '../../lib/measures.js'
import { SportLabel } from '../../ui/sport.js'
import { useUnits } from '../../ui/use-units.js'
import { wholeMinutes } from './completion-draft.js'

type Props = { actual: ActualExercise; onChange: (changes: Partial<ActualExercise>) => void }

const CHOICES = INTENSITIES.map((value) => ({ value, label: capitalised(value) }))
const MAX_TEXT = 200
const MAX_NOTES = 2000

/** What was done of one exercise. */
export function ActualFields({ actual, onChange }: Props) {
  const example = placeholders(useUnits(), actual.type)
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
        <MeasureField
          label="Distance"
          placeholder={example.distance}
          value={actual.distance}
          onChange={(distance) => onChange({ distance })}
        />
        <MeasureField
          label="Pace"
          placeholder={example.pace}
          value={actual.actualPace}
          onChange={(actualPace) => onChange({ actualPace })}
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

type MeasureProps = { label: string; placeholder: string; value: string; onChange: (text: string) => void }

/** A distance or pace: what was planned or logged is shown in the athlete's units, what is typed is kept to the letter. */
function MeasureField({ label, placeholder, value, onChange }: MeasureProps) {
  const units = useUnits()
  const [typed, setTyped] = useState('')
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      maxLength={MAX_TEXT}
      value={typed === value ? typed : inUnits(units, value)}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text)
        onChange(text)
      }}
    />
  )
}

const asIntensity = (value: string, fallback: Intensity): Intensity =>
  INTENSITIES.find((intensity) => intensity === value) ?? fallback
