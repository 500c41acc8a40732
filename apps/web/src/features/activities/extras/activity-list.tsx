import { ActionIcon, Card, Skeleton, Text, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ACTIVITIES_A_PAGE, type GarminActivity, type TrainingPlan } from '@tri/api-contract'
import { lazy, Suspense, useState } from 'react'
import { activityPageQuery } from '../../../data/workouts/unlinked-activities.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { ErrorState } from '../../../ui/error-state.js'
import classes from './activity-list.module.css'
import { ActivityListRow } from './activity-list-row.js'

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.js')).LinkDialog }))

type Props = { plan: TrainingPlan; workouts: readonly WorkoutInWords[] }

/** All that was recorded, page by page, and what of the plans it was. */
export function ActivityList({ plan, workouts }: Props) {
  const [page, setPage] = useState(1)
  const [linking, setLinking] = useState<GarminActivity>()
  const { data, error, isLoadingError, refetch } = useQuery(activityPageQuery(page))
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / ACTIVITIES_A_PAGE))
  return (
    <Card component="section" aria-labelledby="activities" className={classes.card}>
      <header className={classes.head}>
        <Title order={2} size="h3" id="activities">
          Activities
        </Title>
        {pages > 1 && <Pages page={page} pages={pages} onPage={setPage} />}
      </header>
      {isLoadingError && (
        <ErrorState title="Your activities could not be loaded" error={error} onRetry={() => refetch()} />
      )}
      {!data && !isLoadingError && <Skeleton height={96} radius="md" />}
      {data?.total === 0 && (
        <Text c="dimmed">
          Nothing recorded yet. A file or your watch brings what you did; the Garmin page connects it.
        </Text>
      )}
      <ul className={classes.list}>
        {data?.activities.map((activity) => (
          <ActivityListRow key={activity.id} activity={activity} onLink={() => setLinking(activity)} />
        ))}
      </ul>
      <Suspense fallback={null}>
        {linking && (
          <LinkDialog activity={linking} calendar={plan} workouts={workouts} onClose={() => setLinking(undefined)} />
        )}
      </Suspense>
    </Card>
  )
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  return (
    <nav className={classes.pages} aria-label="Pages of activities">
      <ActionIcon
        variant="default"
        size={44}
        aria-label="Newer activities"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <span aria-live="polite">
        {page} of {pages}
      </span>
      <ActionIcon
        variant="default"
        size={44}
        aria-label="Older activities"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </nav>
  )
}
