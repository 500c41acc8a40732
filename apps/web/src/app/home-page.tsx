import { useQuery } from '@tanstack/react-query'
import type { TrainingPlan } from '@tri/api-contract'
import { Suspense, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { SeasonSkeleton } from '../components/week/season-skeleton.js'
import { currentPlanQuery, plansQuery } from '../data/plans/plans.js'
import { PlanSetup } from '../features/plan-setup/plan-setup.js'
import { loadSample } from '../features/plan-setup/sample/use-sample.js'
import { usePageTitle } from '../lib/browser/page-title.js'
import { comingFrom } from '../lib/browser/return-path.js'
import { useHandedOverPlan } from '../lib/handed-over-plan.js'
import type { ShownPlan, ShownSeason, ShownWhatIf } from '../lib/shown-plan.js'
import { useAuth } from '../session/auth-context.js'
import { ErrorState } from '../ui/error-state.js'
import { lazyThemed } from '../ui/theme/themed-part.js'
import { chooseHome } from './choose-home.js'
import { TITLES } from './plan/paths.js'
import { AfterMount } from './shell/after-mount.js'
import { preloadUserMenu } from './shell/header.js'
import { HomeSkeleton } from './shell/home-skeleton.js'
import { preloadable } from './shell/preloadable.js'

const loadPlanPage = () => import('./plan/plan-page.js')
const PlanPage = preloadable(async () => (await loadPlanPage()).PlanPage)

const SeasonCard = lazyThemed(async () => (await import('../features/season/strip/season-card.js')).SeasonCard)

/** Loads what a plan is drawn with at an address, so that it is drawn at once. */
export const preloadPlan = (pathname: string) =>
  Promise.all([PlanPage.preload(), loadPlanPage().then(({ preloadView }) => preloadView(pathname)), preloadUserMenu()])

/** Loads what the set-up is drawn with. */
export const preloadSetUp = loadSample

const WhatIfDialog = lazyThemed(async () => (await import('../features/season/what-if/what-if-dialog.js')).WhatIfDialog)

const ViewedPlan = lazyThemed(async () => (await import('../features/plans/viewed-plan.js')).ViewedPlan)
const PlanSections = lazyThemed(async () => (await import('./plan-sections.js')).PlanSections)

/** The dashboard: the selected plan, or the set-up when there is none or a new one is asked for. */
export function HomePage() {
  const location = useLocation()
  usePageTitle(TITLES[location.pathname])
  const { user, isLoading } = useAuth()
  const [search, setSearch] = useSearchParams()
  const [selectedId, setSelectedId] = useHandedOverPlan()
  const [createdId, setCreatedId] = useState<number>()
  const plans = useQuery({ ...plansQuery, enabled: Boolean(user) })
  const current = useQuery({ ...currentPlanQuery, enabled: Boolean(user) })

  const isNewAsked = search.has('new')
  // A later refusal is no reason to take away what is there.
  const failed = [plans, current].find(({ isLoadingError }) => isLoadingError)
  if (failed?.error && user && !isNewAsked)
    return <ErrorState title="Your plans could not be loaded" error={failed.error} />
  const home = chooseHome({
    isVisitor: !user,
    isLoading: isLoading || (Boolean(user) && (plans.isPending || current.isPending)),
    isNewAsked,
    plans: plans.data ?? [],
    current: current.data ?? null,
    selectedId,
  })
  // What is asked of a plan needs one, and somebody whose plan it is.
  if (home.kind === 'set-up' && location.pathname !== '/')
    return user ? <Navigate to="/" replace /> : <Navigate to="/auth" replace state={comingFrom(location)} />
  const showPlan = (plan: TrainingPlan) => {
    setSelectedId(plan.id)
    setCreatedId(plan.id)
    setSearch({}, { replace: true })
    // The plan takes the form's place: its reader begins at its top.
    window.scrollTo({ top: 0 })
  }
  const below = (shown: ShownPlan) => (
    <AfterMount>
      <Suspense fallback={null}>
        <PlanSections {...shown} />
      </Suspense>
    </AfterMount>
  )
  return (
    <Suspense fallback={<HomeSkeleton />}>
      {home.kind === 'loading' && <HomeSkeleton />}
      {home.kind === 'set-up' && (
        <PlanSetup onCreated={showPlan} renderSeason={season} renderWhatIf={whatIf} renderBelow={below} />
      )}
      {home.kind === 'plan' && (
        <PlanPage
          key={home.plan.id}
          plan={home.plan}
          onCreated={showPlan}
          notice={
            current.data &&
            current.data.id !== home.plan.id && (
              <Suspense fallback={null}>
                <ViewedPlan
                  key={home.plan.id}
                  plan={home.plan}
                  followed={current.data}
                  isNew={home.plan.id === createdId}
                  onLeave={() => setSelectedId(undefined)}
                />
              </Suspense>
            )
          }
        />
      )}
    </Suspense>
  )
}

/** Shown above the generated plan, which keeps its place. */
const season = (shown: ShownSeason) => (
  <Suspense fallback={<SeasonSkeleton />}>
    <SeasonCard {...shown} />
  </Suspense>
)

/** Shown over the set-up. */
const whatIf = (shown: ShownWhatIf) => (
  <Suspense fallback={null}>
    <WhatIfDialog {...shown} />
  </Suspense>
)
