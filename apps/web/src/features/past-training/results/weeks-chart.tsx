import type { IsoDay, PastWeek } from '@tri/plan-engine'
import { clock, shortDate } from '../../../lib/measures/format.js'
import { SportLabel, sportName } from '../../../ui/sport.js'
import classes from '../past-training.module.css'

const KINDS = ['swim', 'bike', 'run', 'other'] as const

/** Minutes a week by sport: bars, and the same as a table. */
export function WeeksChart({ weeks }: { weeks: readonly PastWeek[] }) {
  const most = Math.max(60, ...weeks.map(({ total }) => total))
  const shown = KINDS.filter((kind) => weeks.some((week) => week[kind] > 0))
  const hours = Math.ceil(most / 60)
  return (
    <figure className={classes.chart} aria-label="Hours a week by sport">
      <div className={classes.bars} aria-hidden style={{ '--top': `"${hours} h"` }}>
        {weeks.map((week) => (
          <span key={week.monday} className={classes.bar} title={`${weekText(week.monday)}: ${clock(week.total)}`}>
            {shown.map((kind) => (
              <i key={kind} data-sport={kind} style={{ height: `${(100 * week[kind]) / (hours * 60)}%` }} />
            ))}
          </span>
        ))}
      </div>
      <div className={classes.ends} aria-hidden>
        <span>{weekText(weeks[0]?.monday ?? '')}</span>
        <span>this week</span>
      </div>
      <figcaption className={classes.legend} aria-hidden>
        {shown.map((kind) => (
          <SportLabel key={kind} type={kind} size={14} />
        ))}
      </figcaption>
      <details className={classes.more}>
        <summary>Weeks as a table</summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              {shown.map((kind) => (
                <th key={kind} scope="col">
                  {sportName(kind)}
                </th>
              ))}
              <th scope="col">All</th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.monday}>
                <th scope="row">{shortDate(week.monday)}</th>
                {shown.map((kind) => (
                  <td key={kind}>{clock(week[kind])}</td>
                ))}
                <td>
                  <b>{clock(week.total)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

const weekText = (monday: IsoDay) => `week of ${shortDate(monday)}`
