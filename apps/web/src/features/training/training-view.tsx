import { Box, Container } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { TrainingPlan } from '@tri/api-contract'
import { dateOf, type IsoDay, weekdayOf, weekOf } from '@tri/plan-engine'
import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { SeasonSkeleton } from '../../components/week/season-skeleton.js'
import { workoutsQuery } from '../../data/workouts/workouts.js'
import { useToday } from '../../lib/dates/use-today.js'
import type { ShownPlan, ShownSeason } from '../../lib/shown-plan.js'
import { workoutsInWords } from '../../lib/words.js'
import { ErrorState } from '../../ui/error-state.js'
import { useUnits } from '../../ui/use-units.js'
import { DailyView } from './daily/daily-view.js'
import { clampDay, planRange } from './days/plan-days.js'
import { planWeeks } from './days/plan-weeks.js'
import { EditsProvider } from './edits-provider.js'
import { PlanHeader } from './plan-header.js'
import { TrainingSkeleton } from './training-skeleton.js'
import { useView } from './use-view.js'
import { WeeklyPlanner } from './weekly/weekly-planner.js'

type Props = {
  plan: TrainingPlan
  /** The season at a glance, above the plan. */
  renderSeason: (shown: ShownSeason) => ReactNode
  /** What stands below the plan. */
  renderBelow: (shown: ShownPlan) => ReactNode
}

/** A plan in daily or weekly view; both look at one selected day. Give it the plan's id as key, so that another plan starts over. */
export function TrainingView({ plan, renderSeason, renderBelow }: Props) {
  const [view, setView] = useView()
  const today = useToday()
  const nearest = clampDay(planRange(plan), today)
  // Who looks at today goes on doing so after midnight.
  const [chosenDay, setChosenDay] = useState<IsoDay>()
  const selectedDay = chosenDay ?? nearest
  const selectDay = (day: IsoDay) => setChosenDay(day === nearest ? undefined : day)
  const { data, error, isLoadingError, refetch } = useQuery(workoutsQuery(plan.id))
  const units = useUnits()
  const inWords = useMemo(() => data && workoutsInWords(units, data), [units, data])
  // The first drawing of a whole plan leaves the browser time in between; edits are drawn at once.
  const isReady = useDeferredValue(Boolean(inWords))
  const workouts = isReady ? inWords : undefined
  // While the workouts are on their way.
  useEffect(() => {
    if (view === 'weekly') planWeeks(plan)
  }, [view, plan])
  const View = view === 'daily' ? DailyView : WeeklyPlanner
  const week = weekOf(plan, selectedDay)
  const showWeek = (next: number) => selectDay(clampDay(planRange(plan), dateOf(plan, next, weekdayOf(selectedDay))))
  return (
    <Container size={view === 'daily' ? 1200 : 1440} py={{ base: 'md', sm: 'xl' }} px={{ base: 'md', sm: 'xl' }}>
      <PlanHeader plan={plan} today={today} view={view} onViewChange={setView} />
      <Box mt="lg">
        {isLoadingError && (
          <ErrorState title="Your workouts could not be loaded" error={error} onRetry={() => refetch()} />
        )}
        {!workouts && !isLoadingError && <TrainingSkeleton view={view} />}
        {data && workouts && (
          <EditsProvider plan={plan} workouts={workouts} today={today}>
            <View
              plan={plan}
              workouts={workouts}
              today={today}
              selectedDay={selectedDay}
              onSelectDay={selectDay}
              season={
                <Suspense fallback={<SeasonSkeleton />}>
                  {renderSeason({ plan, workouts, today, week, onWeek: showWeek })}
                </Suspense>
              }
            />
            <Box mt="lg">{renderBelow({ plan, workouts: data, afterRace: plan.afterRace, week, saved: plan })}</Box>
          </EditsProvider>
        )}
      </Box>
    </Container>
  )
}
