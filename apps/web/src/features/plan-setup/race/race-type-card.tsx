import { Card, Group, TextInput, Title } from '@mantine/core'
import type { RaceType, Sport } from '@tri/plan-engine'
import { memo } from 'react'
import { useChangeUnits } from '../../../session/change-units.js'
import { UnitSwitch } from '../../../ui/unit-switch.js'
import { useUnits } from '../../../ui/use-units.js'
import type { DraftErrors } from '../form/draft-errors.js'
import type { DraftPlan } from '../form/draft-plan.js'
import { fieldId } from '../form/fields.js'
import { DistanceField } from './distance-field.js'
import classes from './race-type-card.module.css'
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
  const units = useUnits()
  return (
    <Card component="section" className={classes.card}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h3">
          Training Plan Setup
        </Title>
        <UnitSwitch units={units} onChange={useChangeUnits()} />
      </Group>
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
          <DistanceField
            key={sport}
            id={fieldId(path)}
            sport={sport}
            miles={distances[sport]}
            error={errors[path]}
            onChange={onDistance}
          />
        ))}
      </div>
    </Card>
  )
})
