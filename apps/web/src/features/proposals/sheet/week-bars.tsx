import { clock } from '../../../lib/measures/format.js'
import type { WeekHours } from '../changes.js'
import classes from './week-bars.module.css'

/** The hours of each week before and after, as two bars; a week that stays as it is stays pale. */
export function WeekBars({ weeks }: { weeks: readonly WeekHours[] }) {
  const most = Math.max(1, ...weeks.flatMap(({ before, after }) => [before, after]))
  const heightOf = (minutes: number) => ({ height: `${(100 * minutes) / most}%` })
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.head}>
        <b>Hours by week</b>
        <span>
          <i data-bar="before" aria-hidden /> Before <i data-bar="after" aria-hidden /> After
        </span>
      </figcaption>
      <ol className={classes.weeks} style={{ '--weeks': weeks.length }}>
        {weeks.map(({ week, before, after }) => (
          <li key={week} data-changed={before !== after || undefined}>
            <span className={classes.bars} aria-hidden>
              <i data-bar="before" style={heightOf(before)} />
              <i data-bar="after" style={heightOf(after)} />
            </span>
            <span className={classes.week}>
              <span className={classes.word}>Week </span>
              {week}
            </span>
            <span className={classes.hours}>
              {before !== after && (
                <span className={classes.was}>
                  {clock(before)} <span aria-hidden>{'\u2192'}</span>
                  <span className={classes.word}> to </span>{' '}
                </span>
              )}
              <b>{clock(after)}</b>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
