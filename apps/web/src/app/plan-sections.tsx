import { Stack } from '@mantine/core'
import type { TrainingPlan } from '@tri/api-contract'
import { ExportCard } from '../features/export/export-card.js'
import { ForecastCard } from '../features/season/forecast-card.js'
import { PrintWeek } from '../features/season/print-week.js'
import { ProgressCard } from '../features/season/progress-card.js'
import type { ShownPlan } from '../lib/shown-plan.js'

type Props = ShownPlan & {
  /** Given a plan that was saved as a copy. */
  onCreated: (plan: TrainingPlan) => void
}

/** What stands below a plan. */
export function PlanSections({ onCreated: _, ...shown }: Props) {
  const { plan, saved, workouts } = shown
  return (
    <Stack gap="lg">
      {saved && <ProgressCard plan={saved} workouts={workouts} />}
      <ForecastCard plan={plan} />
      <ExportCard {...shown} />
      <PrintWeek {...shown} />
    </Stack>
  )
}
