import type { Workout } from '@tri/plan-engine'
import { ActivityFiles } from '../../features/activities/activity-files.js'
import { ExportCard } from '../../features/export/export-card.js'
import { PrintWeek } from '../../features/season/print/print-week.js'
import { ProgressLink } from '../../features/season/progress/progress-link.js'
import type { ShownPlan } from '../../lib/shown-plan.js'
import classes from './home-sections.module.css'
import { PROGRESS_PATH } from './paths.js'

/** All that was trained beside what was planned. */
type Props = ShownPlan & { trained: readonly Workout[] }

/** What stands below the day and the week, slim: how far the training has come, and the ways out of and into the plan. */
export const HomeSections = ({ trained, ...shown }: Props) => (
  <div className={classes.frame}>
    <div className={classes.sections}>
      <ProgressLink plan={shown.plan} workouts={trained} to={PROGRESS_PATH} />
      <ExportCard {...shown} isSlim />
      {shown.saved && <ActivityFiles plan={shown.saved} isSlim />}
    </div>
    <PrintWeek {...shown} />
  </div>
)
