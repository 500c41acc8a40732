import { Card, TextInput, Title } from '@mantine/core'
import type { RaceType, Sport } from '@tri/plan-engine'
import { memo } from 'react'
import type { DraftPlan } from '../../lib/draft.js'
import type { DraftErrors } from './draft-errors.js'
import { fieldId } from './fields.js'
import classes from './race-card.module.css'
import { RaceTypes } from './race-types.js'

const DISTANCES = [
  { sport: 'swim', path: 'swimDistance' },
  { sport: 'bike', path: 'bikeDistance' },
  { sport: 'run', path: 'runDistance' },
] as const satisfies readonly { sport: Sport; path: string }[]

type Props = {
  name: string
  raceType: RaceType
  distances: DraftPlan['distances']
  errors: DraftErrors
  onName: (name: string) => void
  onRaceType: (raceType: RaceType) => void
  onDistance: (sport: Sport, text: string) => void
}

/** Which race the plan is for: its name and its distances. */
export const RaceCard = memo(function RaceCard(props: Props) {
  const { name, raceType, distances, errors, onName, onRaceType, onDistance } = props
  return (
    <Card component="section" className={classes.card}>
      <Title order={2}>Training Plan Setup</Title>
      <TextInput
        id={fieldId('name')}
        label="Plan Name"
        classNames={{ label: classes.label }}
        placeholder="My Triathlon Plan"
        autoComplete="off"
        value={name}
        error={errors.name}
        onChange={(event) => onName(event.currentTarget.value)}
      />
      <RaceTypes chosen={raceType} error={errors.raceType} onChoose={onRaceType} />
      <div className={classes.distances}>
        {DISTANCES.map(({ sport, path }) => (
          <TextInput
            key={sport}
            id={fieldId(path)}
            label={`mi ${sport}`}
            inputMode="decimal"
            autoComplete="off"
            classNames={{ root: classes.distance, label: classes.unit }}
            value={distances[sport]}
            error={errors[path]}
            onChange={(event) => onDistance(sport, event.currentTarget.value)}
          />
        ))}
      </div>
    </Card>
  )
})
