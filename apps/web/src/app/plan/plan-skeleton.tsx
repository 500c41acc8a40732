import { SimpleGrid, Skeleton, Stack } from '@mantine/core'
import daily from '../../features/training/daily/daily-view.module.css'
import weekly from '../../features/training/weekly/weekly-planner.module.css'
import later from '../../ui/later.module.css'
import type { PlanView } from './plan-address.js'

const DAYS = ['1', '2', '3', '4', '5', '6', '7']

/** The shape of the view that is on its way. */
export function PlanSkeleton({ view }: { view: PlanView }) {
  const Shape = SHAPES[view]
  return (
    <div aria-busy role="status" aria-label="Loading your workouts">
      <Shape />
    </div>
  )
}

const DailySkeleton = () => (
  <Stack gap={16}>
    <Skeleton h={{ base: 90, sm: 52 }} radius="md" />
    <div className={daily.layout}>
      <Skeleton height={320} radius="lg" />
      <div className={`${daily.side} ${later.each}`}>
        <Skeleton height={152} radius="lg" />
        <Skeleton height={240} radius="lg" />
      </div>
    </div>
  </Stack>
)

const WeeklySkeleton = () => (
  <div className={weekly.layout}>
    <Skeleton className={weekly.season} h={92} radius="md" />
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
  </div>
)

const CardsSkeleton = () => (
  <Stack gap={16}>
    <Skeleton height={44} maw={320} radius="md" />
    <Skeleton height={360} radius="lg" />
    <Skeleton height={280} radius="lg" />
  </Stack>
)

const SHAPES = { daily: DailySkeleton, weekly: WeeklySkeleton, progress: CardsSkeleton, race: CardsSkeleton } as const
