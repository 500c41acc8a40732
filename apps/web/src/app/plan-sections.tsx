import { Stack } from '@mantine/core'
import type { TrainingPlan } from '@tri/api-contract'
import { ActivityFiles } from '../features/activities/activity-files.js'
import { ExportCard } from '../features/export/export-card.js'
import { ForecastCard } from '../features/season/forecast-card.js'
import { PrintWeek } from '../features/season/print-week.js'
import { ProgressCard } from '../features/season/progress-card.js'
import { WhatIfCard } from '../features/season/what-if-card.js'
import type { ShownPlan } from '../lib/shown-plan.js'

type Props = ShownPlan & {
  /** Given a plan that was saved as a copy. */
  onCreated: (plan: TrainingPlan) => void
}

/** What stands below a plan. */
export function PlanSections({ onCreated, ...shown }: Props) {
  const { plan, saved, workouts } = shown
  return (
    <Stack gap="lg">
      {saved && <ActivityFiles plan={saved} />}
      {saved && <ProgressCard plan={saved} workouts={workouts} />}
      <ForecastCard plan={plan} />
      <WhatIfCard {...shown} onCreated={onCreated} />
      <ExportCard {...shown} />
      <PrintWeek {...shown} />
    </Stack>
  )
}
