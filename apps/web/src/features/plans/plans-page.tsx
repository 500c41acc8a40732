import { Button, Container, Group, Skeleton, Stack, Title, VisuallyHidden } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { TrainingPlan } from '@tri/api-contract'
import { Link } from 'react-router-dom'
import { currentPlanQuery, plansQuery } from '../../data/plans/plans.js'
import { usePageTitle } from '../../lib/browser/page-title.js'
import { useToday } from '../../lib/dates/use-today.js'
import { useAuth } from '../../session/auth-context.js'
import { EmptyState } from '../../ui/empty-state.js'
import { ErrorState } from '../../ui/error-state.js'
import { ImportPlan } from './import-plan.js'
import { PlanRow } from './plan-row.js'
import { planWeeksQuery } from './plan-weeks.js'

/** Every plan of the user as a line, the current one first. */
export function PlansPage() {
  usePageTitle('My Plans')
  const { user } = useAuth()
  const today = useToday()
  const { data: plans, error, isLoadingError, refetch } = useQuery({ ...plansQuery, enabled: Boolean(user) })
  const { data: current, isPending } = useQuery({ ...currentPlanQuery, enabled: Boolean(user) })
  // Order and buttons depend on which plan is the current one: it must not be known later.
  const shown = isPending ? undefined : plans && currentFirst(plans, current?.id)
  const ids = shown?.map(({ id }) => id).sort() ?? []
  const { data: weeks } = useQuery({ ...planWeeksQuery(ids), enabled: ids.length > 0 })
  return (
    <Container size={1408} py={{ base: 'md', sm: 'xl' }}>
      <Group justify="space-between" gap="sm" mb="lg">
        <Title order={1}>My Plans</Title>
        <ImportPlan />
      </Group>
      {isLoadingError && <ErrorState title="Your plans could not be loaded" error={error} onRetry={() => refetch()} />}
      {!shown && !isLoadingError && <LoadingPlans />}
      {shown?.length === 0 && <NoPlans />}
      <Stack gap="sm">
        {shown?.map((plan) => (
          <PlanRow
            key={plan.id}
            plan={plan}
            isCurrent={plan.id === current?.id}
            today={today}
            weeks={weeks?.find(({ planId }) => planId === plan.id)}
          />
        ))}
      </Stack>
    </Container>
  )
}

const currentFirst = (plans: readonly TrainingPlan[], currentId: number | undefined) => [
  ...plans.filter(({ id }) => id === currentId),
  ...plans.filter(({ id }) => id !== currentId),
]

const NoPlans = () => (
  <EmptyState
    icon={IconCalendarPlus}
    title="No training plans yet"
    message="Tell us your race and the hours you have, and your first week is ready in a minute."
    action={
      <Button component={Link} to="/?new" mih={44} mt="sm">
        Create Your First Plan
      </Button>
    }
  />
)

const LoadingPlans = () => (
  <Stack role="status" gap="sm">
    <VisuallyHidden>Loading your training plans...</VisuallyHidden>
    <Skeleton height={140} radius="lg" />
    <Skeleton height={140} radius="lg" />
    <Skeleton height={140} radius="lg" />
  </Stack>
)
