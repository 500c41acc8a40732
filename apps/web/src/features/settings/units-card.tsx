import { Card, Stack, Text, Title } from '@mantine/core'
import { useChangeUnits } from '../../session/change-units.js'
import { UnitSwitch } from '../../ui/unit-switch.js'
import { useUnits } from '../../ui/use-units.js'

/** What distances and paces are shown in; a change counts at once. */
export function UnitsCard() {
  return (
    <Card component="section" aria-label="Units">
      <Stack gap="sm">
        <div>
          <Title order={2} size="h3">
            Units
          </Title>
          <Text c="dimmed" size="sm" mt={4}>
            Every page shows distances and paces in these. Your plans stay the same.
          </Text>
        </div>
        <UnitSwitch units={useUnits()} onChange={useChangeUnits()} />
      </Stack>
    </Card>
  )
}
