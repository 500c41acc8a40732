import { Container } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { TrainingPlan, Workout } from '@tri/api-contract'
import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo } from 'react'
import { StartContext, savedStart } from '../../components/start/start-context.js'
import { workoutsQuery } from '../../data/workouts/workouts.js'
import { useTrained } from '../../features/activities/extras/use-trained.js'
import { useProposal } from '../../features/proposals/use-proposal.js'
import { planWeeks } from '../../features/training/days/plan-weeks.js'
import { useAim } from '../../features/training/days/use-aim.js'
import { useDaysOff } from '../../features/training/days/use-days-off.js'
import { EditsProvider } from '../../features/training/edits-provider.js'
import { useToday } from '../../lib/dates/use-today.js'
import { workoutsInWords } from '../../lib/words.js'
import { ErrorState } from '../../ui/error-state.js'
import { useUnits } from '../../ui/use-units.js'
import { PlanActions } from './plan-actions.js'
import { PlanHeader } from './plan-header.js'
import classes from './plan-page.module.css'
import { PlanSkeleton } from './plan-skeleton.js'
import { PlanTabs } from './plan-tabs.js'
import { PlanViews } from './plan-views.js'
import { useNewViewAtTop } from './use-new-view-at-top.js'
import { usePlanAddress } from './use-plan-address.js'

type Props = {
  plan: TrainingPlan
  /** Told of a plan that was saved as a copy of this one. */
  onCreated: (plan: TrainingPlan) => void
  /** Said above the plan. */
  notice?: ReactNode
}

/** Its room is kept while the workouts are on their way. */
const NONE: readonly Workout[] = []

export { preloadView } from './plan-views.js'

/** A plan by the question that its address asks. Give it the plan's id as key, so that another plan starts over. */
export function PlanPage({ plan, onCreated, notice }: Props) {
  const today = useToday()
  const address = usePlanAddress(plan, today)
  const { view } = address
  const { data, error, isLoadingError, refetch } = useQuery(workoutsQuery(plan.id))
  const training = useTrained(plan, data)
  const { proposal, isAwaited } = useProposal(plan, today, view === 'daily')
  const daysOff = useDaysOff()
  const units = useUnits()
  const { aim, isAwaited: isAimAwaited } = useAim(plan)
  const inWords = useMemo(() => data && workoutsInWords(units, data, aim), [units, data, aim])
  // The first drawing of a whole plan leaves the browser time in between; edits are drawn at once.
  const isReady = useDeferredValue(Boolean(inWords && training && !isAwaited && !isAimAwaited))
  const workouts = isReady ? inWords : undefined
  const startPath = useMemo(() => savedStart(plan.id), [plan.id])
  useNewViewAtTop(view, workouts !== undefined)
  // While the workouts are on their way.
  useEffect(() => {
    if (view === 'weekly') planWeeks(plan)
  }, [view, plan])
  return (
    <>
      {notice}
      <PlanHeader
        plan={plan}
        today={today}
        address={address}
        actions={
          view === 'weekly' && (
            <span className={data ? classes.actions : classes.waiting}>
              <PlanActions
                plan={plan}
                today={today}
                workouts={data ?? NONE}
                week={address.week}
                saved={plan}
                onCreated={onCreated}
              />
            </span>
          )
        }
      />
      <Container size={view === 'weekly' ? 1440 : 1264} className={classes.page} px={{ base: 'md', sm: 'xl' }}>
        {isLoadingError && (
          <ErrorState title="Your sessions could not be loaded" error={error} onRetry={() => refetch()} />
        )}
        {!workouts && !isLoadingError && <PlanSkeleton view={view} />}
        {data && workouts && training && (
          <EditsProvider plan={plan} workouts={workouts} today={today}>
            <StartContext value={startPath}>
              <Suspense fallback={<PlanSkeleton view={view} />}>
                <PlanViews
                  {...{ plan, stored: data, workouts, ...training, proposal, daysOff, today, address, onCreated }}
                />
              </Suspense>
            </StartContext>
          </EditsProvider>
        )}
      </Container>
      <div className={classes.foot}>
        <PlanTabs address={address} place="foot" />
      </div>
    </>
  )
}
