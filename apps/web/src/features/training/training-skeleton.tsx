import { SimpleGrid, Skeleton, Stack } from '@mantine/core'

/** The shape of the view that is on its way. */
export function TrainingSkeleton({ view }: { view: 'daily' | 'weekly' }) {
  return (
    <div aria-busy role="status" aria-label="Loading your workouts">
      {view === 'daily' ? (
        <Stack>
          <Skeleton height={84} radius="lg" />
          <Skeleton height={300} radius="lg" />
          <Skeleton height={120} radius="lg" />
        </Stack>
      ) : (
        <Stack>
          <Skeleton height={44} maw={420} radius="md" />
          <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing={12}>
            {['1', '2', '3', '4', '5', '6', '7'].map((day) => (
              <Skeleton key={day} height={230} radius="lg" />
            ))}
          </SimpleGrid>
        </Stack>
      )}
    </div>
  )
}
