import { SimpleGrid, Skeleton, Stack } from '@mantine/core'
import { SeasonSkeleton } from '../../components/week/season-skeleton.js'
import later from '../../ui/later.module.css'
import daily from './daily/daily-view.module.css'
import weekly from './weekly/weekly-planner.module.css'

const DAYS = ['1', '2', '3', '4', '5', '6', '7']

/** The shape of the view that is on its way. */
export function TrainingSkeleton({ view }: { view: 'daily' | 'weekly' }) {
  const classes = view === 'daily' ? daily : weekly
  return (
    <div aria-busy role="status" aria-label="Loading your workouts" className={classes.layout}>
      <div className={`${classes.season} ${later.whole}`}>
        <SeasonSkeleton />
      </div>
      {view === 'daily' ? <DailySkeleton /> : <WeeklySkeleton />}
    </div>
  )
}

const DailySkeleton = () => (
  <>
    <Stack gap={16}>
      <Skeleton height={44} maw={320} radius="md" />
      <Skeleton height={76} radius="lg" />
      <Skeleton height={320} radius="lg" />
    </Stack>
    <div className={`${daily.side} ${later.each}`}>
      <Skeleton height={152} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </div>
  </>
)

const WeeklySkeleton = () => (
  <>
    <div className={weekly.planner}>
      <Skeleton height={44} maw={420} radius="md" />
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing={12}>
        {DAYS.map((day) => (
          <Skeleton key={day} height={230} radius="lg" />
        ))}
      </SimpleGrid>
    </div>
    <div className={`${weekly.side} ${later.each}`}>
      <Skeleton height={220} radius="lg" />
      <Skeleton height={200} radius="lg" />
    </div>
  </>
)
