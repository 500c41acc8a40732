import { type Icon, IconMoodAngry, IconMoodEmpty, IconMoodHappy, IconMoodSad, IconMoodSmile } from '@tabler/icons-react'
import { FEELS, type Feel } from '@tri/plan-engine'
import { capitalised } from '../../lib/measures/format.js'
import { ChoiceRow } from './choice-row.js'

const FACES: Record<Feel, Icon> = {
  rough: IconMoodAngry,
  heavy: IconMoodSad,
  okay: IconMoodEmpty,
  good: IconMoodSmile,
  great: IconMoodHappy,
}

const CHOICES = FEELS.map((value) => {
  const Face = FACES[value]
  return {
    value,
    spoken: capitalised(value),
    label: (
      <>
        <Face size={24} stroke={1.75} aria-hidden /> {capitalised(value)}
      </>
    ),
  }
})

type Props = { feel: Feel | undefined; onChange: (feel: Feel | undefined) => void }

/** How it felt: five faces with their words, or nothing. */
export const FeelRow = ({ feel, onChange }: Props) => (
  <ChoiceRow
    legend="How did it feel? (optional)"
    choices={CHOICES}
    value={feel}
    onChange={onChange}
    columns={{ wide: 5, narrow: 5 }}
  />
)
