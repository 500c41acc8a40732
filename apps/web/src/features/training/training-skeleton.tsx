import { SimpleGrid, Skeleton, Stack } from '@mantine/core'
import classes from './daily-view.module.css'

/** The shape of the view that is on its way. */
export function TrainingSkeleton({ view }: { view: 'daily' | 'weekly' }) {
  return (
    <div aria-busy role="status" aria-label="Loading your workouts">
      {view === 'daily' ? (
        <div className={classes.layout}>
          <Stack>
            <Skeleton height={44} maw={320} radius="md" />
            <Skeleton height={76} radius="lg" />
            <Skeleton height={320} radius="lg" />
          </Stack>
          <Skeleton height={130} radius="lg" />
        </div>
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
