import { Card, NativeSelect, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { poolOf } from '@tri/plan-files/units'
import { nameOfPool, POOLS, poolNamed } from '../../lib/measures/pools.js'
import { useChangeUnits } from '../../session/change-units.js'
import { useUnits } from '../../ui/use-units.js'

const DISTANCES = [
  { value: 'miles', label: 'Miles' },
  { value: 'metric', label: 'Kilometres' },
]

/** What distances and paces are shown in, and the pool that swims are measured in; a change counts at once. */
export function UnitsCard() {
  const units = useUnits()
  const change = useChangeUnits()
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
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            label="Distances"
            value={units.units}
            data={DISTANCES}
            onChange={({ target }) => change({ ...units, units: target.value === 'metric' ? 'metric' : 'miles' })}
          />
          <NativeSelect
            label="Pool"
            description="Watch workouts count its lengths."
            inputWrapperOrder={['label', 'input', 'description']}
            value={nameOfPool(poolOf(units))}
            data={POOLS.map(({ name }) => name)}
            onChange={({ target }) => change({ ...units, ...poolNamed(target.value) })}
          />
        </SimpleGrid>
      </Stack>
    </Card>
  )
}
