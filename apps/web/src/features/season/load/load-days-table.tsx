import type { LoadLine, SeasonLoad } from '@tri/plan-engine/season'
import { shortDate, shortWeekday } from '../../../lib/measures/format.js'
import classes from './load-days-table.module.css'
import { loadText } from './load-words.js'

/** The load of each day of one week, done of planned. */
export function LoadDaysTable({ load, line, week }: { load: SeasonLoad; line: LoadLine; week: number }) {
  const days = load.days.filter((day) => day.week === week)
  return (
    <section aria-label={`Load of each day of week ${week}`} className={classes.section}>
      <h3 className={classes.title}>Week {week} by day, load done of planned</h3>
      <ul className={classes.days}>
        {days.map(({ date, planned, done }) => (
          <li key={date}>
            <span>
              {shortWeekday(date)} <small>{shortDate(date)}</small>
            </span>
            <b>
              {loadText(done[line])} of {loadText(planned[line])}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
