import { SPORTS } from '@tri/plan-engine'
import type { SeasonWeek } from '@tri/plan-engine/season'
import { clock } from '../../../lib/measures/format.js'
import { sportName } from '../../../ui/sport.js'
import { complianceText, minutesText, weekDates } from '../season-words.js'
import classes from './week-readout.module.css'

/** One week of the strip in figures: the one under the pointer, else the chosen one. */
export function WeekReadout({ week }: { week: SeasonWeek }) {
  const { planned, done, longRide, longRun, time } = week
  const verdict = complianceText(week)
  const facts = [
    `${minutesText(planned.total)} planned (${SPORTS.map((sport) => `${sportName(sport).toLowerCase()} ${minutesText(planned[sport])}`).join(', ')})`,
    time === 'ahead' && done.total === 0 ? '' : `${minutesText(done.total)} done${verdict && ` (${verdict})`}`,
    longRide > 0 ? `long ride ${clock(longRide)}` : '',
    longRun > 0 ? `long run ${clock(longRun)}` : '',
  ].filter(Boolean)
  return (
    <p className={classes.readout}>
      <b>
        Week {week.week}
        {time === 'now' && ', this week'}
      </b>{' '}
      {weekDates(week)}: {facts.join(' \u00b7 ')}
    </p>
  )
}
