import { Button, Card, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { applySuggestedHours, RACE_TYPES, type RaceType, scheduleTotals, type WeeklySchedule } from '@tri/plan-engine'
import { useState } from 'react'
import { ScheduleEditor } from '../../components/schedule/schedule-editor.js'
import { clock, raceTypeName } from '../../lib/measures/format.js'

type Props = {
  schedule: WeeklySchedule
  errors: Readonly<Record<number, string>>
  onChange: (schedule: WeeklySchedule) => void
}

const RACES = RACE_TYPES.map((raceType) => ({ value: raceType, label: raceTypeName(raceType) }))

/** The week a new plan starts with, by hand or as suggested for a race. */
export function DefaultScheduleCard({ schedule, errors, onChange }: Props) {
  const [raceType, setRaceType] = useState<RaceType>('olympic')
  const { trainingDays, hours } = scheduleTotals(schedule)
  return (
    <Card component="section" aria-label="Default Training Schedule">
      <Stack gap="md">
        <div>
          <Title order={2} size="h3">
            Default Training Schedule
          </Title>
          <Text c="dimmed" size="sm" mt={4}>
            Keep at least one rest day a week: you get fitter while you recover.
          </Text>
        </div>
        <Group gap={8} align="flex-end">
          <NativeSelect
            label="Race"
            w={{ base: '100%', sm: 'auto' }}
            data={RACES}
            value={raceType}
            onChange={({ currentTarget: { value } }) =>
              setRaceType(RACE_TYPES.find((each) => each === value) ?? raceType)
            }
          />
          <Button
            variant="default"
            mih={{ base: 44, sm: 36 }}
            w={{ base: '100%', sm: 'auto' }}
            onClick={() => onChange(applySuggestedHours(raceType, schedule))}
          >
            Apply Suggested Hours
          </Button>
        </Group>
        <ScheduleEditor schedule={schedule} raceType={raceType} dayErrors={errors} onChange={onChange} />
        <Text size="sm" ta="right" aria-live="polite">
          {trainingDays} / 7 training days, {clock(Math.round(hours * 60))} a week
        </Text>
      </Stack>
    </Card>
  )
}
