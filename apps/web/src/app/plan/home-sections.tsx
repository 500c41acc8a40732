import { Stack } from '@mantine/core'
import type { Workout } from '@tri/plan-engine'
import { ActivityFiles } from '../../features/activities/activity-files.js'
import { ExportCard } from '../../features/export/export-card.js'
import { PrintWeek } from '../../features/season/print/print-week.js'
import { ProgressLink } from '../../features/season/progress/progress-link.js'
import type { ShownPlan } from '../../lib/shown-plan.js'
import { PROGRESS_PATH } from './paths.js'

/** All that was trained beside what was planned. */
type Props = ShownPlan & { trained: readonly Workout[] }

/** What stands below the day and the week: how far the training has come, and the plan to take away. */
export const HomeSections = ({ trained, ...shown }: Props) => (
  <Stack gap="md">
    <ProgressLink plan={shown.plan} workouts={trained} to={PROGRESS_PATH} />
    <ExportCard {...shown} />
    {shown.saved && <ActivityFiles plan={shown.saved} />}
    <PrintWeek {...shown} />
  </Stack>
)
