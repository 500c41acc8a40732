import { Button, Container, Group, SimpleGrid, Skeleton, Stack, Title, VisuallyHidden } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { currentPlanQuery, plansQuery } from '../../data/plans.js'
import { usePageTitle } from '../../lib/browser/page-title.js'
import { useAuth } from '../../session/auth-context.js'
import { EmptyState } from '../../ui/empty-state.js'
import { ErrorState } from '../../ui/error-state.js'
import { ImportPlan } from './import-plan.js'
import { PlanCard } from './plan-card.js'

const COLUMNS = { base: 1, sm: 2, lg: 3 }

/** Every plan of the user as a card. */
export function PlansPage() {
  usePageTitle('My Plans')
  const { user } = useAuth()
  const { data: plans, error, isLoadingError, refetch } = useQuery({ ...plansQuery, enabled: Boolean(user) })
  const { data: current, isPending } = useQuery({ ...currentPlanQuery, enabled: Boolean(user) })
  // A card's buttons depend on which plan is the current one: they must not come later.
  const shown = isPending ? undefined : plans
  return (
    <Container size={1200} py={{ base: 'md', sm: 'xl' }}>
      <Group justify="space-between" gap="sm" mb="lg">
        <Title order={1}>My Plans</Title>
        <ImportPlan />
      </Group>
      {isLoadingError && <ErrorState title="Your plans could not be loaded" error={error} onRetry={() => refetch()} />}
      {!shown && !isLoadingError && <LoadingPlans />}
      {shown?.length === 0 && <NoPlans />}
      <SimpleGrid cols={COLUMNS} spacing="md">
        {shown?.map((plan) => (
          <PlanCard key={plan.id} plan={plan} isCurrent={plan.id === current?.id} />
        ))}
      </SimpleGrid>
    </Container>
  )
}

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
  <Stack role="status">
    <VisuallyHidden>Loading your training plans...</VisuallyHidden>
    <SimpleGrid cols={COLUMNS} spacing="md">
      <Skeleton height={340} radius="lg" />
      <Skeleton height={340} radius="lg" />
      <Skeleton height={340} radius="lg" />
    </SimpleGrid>
  </Stack>
)
