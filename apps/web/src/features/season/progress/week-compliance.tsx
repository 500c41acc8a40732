import { IconAlertCircle, IconCircleCheck, IconProgressCheck } from '@tabler/icons-react'
import type { ComplianceBand, SeasonWeek } from '@tri/plan-engine/season'
import { minutesText } from '../season-words.js'
import { weeksOver } from './progress-facts.js'
import classes from './week-compliance.module.css'

const ICONS: Record<ComplianceBand, typeof IconCircleCheck> = {
  near: IconCircleCheck,
  off: IconProgressCheck,
  far: IconAlertCircle,
}

/** How near the last weeks came to their plan, the latest first; nothing before the first week is over. */
export function WeekCompliance({ weeks }: { weeks: readonly SeasonWeek[] }) {
  const over = weeksOver(weeks)
  if (over.length === 0) return null
  return (
    <section aria-labelledby="week-by-week">
      <h3 className={classes.title} id="week-by-week">
        Week by week
      </h3>
      <ul className={classes.weeks}>
        {over.map(({ week, done, planned, band, words }) => {
          const Icon = ICONS[band]
          return (
            <li key={week} data-band={band}>
              <span>Week {week}</span>
              <b>
                {minutesText(done)} of {minutesText(planned)}
              </b>
              <span className={classes.verdict}>
                <Icon size={14} aria-hidden /> {words}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
