import type { PlanWeeks } from '@tri/api-contract'
import { planProgress, weekBars } from './plan-progress.js'
import classes from './season-sparkline.module.css'

/** A season as one small picture: a bar a week, solid what is done; its room is there before its weeks are. */
export function SeasonSparkline({ weeks }: { weeks: PlanWeeks | undefined }) {
  if (!weeks) return <div className={classes.season} />
  return (
    <div className={classes.season} role="img" aria-label={`Season: ${planProgress(weeks).summary}`}>
      {weekBars(weeks).map(({ height, done }, index) => (
        <span key={index} style={{ '--height': height, '--done': done }} />
      ))}
    </div>
  )
}
