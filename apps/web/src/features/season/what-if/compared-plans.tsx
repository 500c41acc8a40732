import table from '../../../ui/table.module.css'
import { type Compared, comparedRows } from './compare-plans.js'
import classes from './compared-plans.module.css'

/** Two plans side by side: their weeks as bars, their figures as a table. */
export function ComparedPlans({ now, other }: { now: Compared; other: Compared }) {
  const most = Math.max(1, ...now.weeks, ...other.weeks)
  return (
    <table className={`${table.table} ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">From today to the race</th>
          <th scope="col">
            As it is <Weeks weeks={now.weeks} most={most} />
          </th>
          <th scope="col">
            What if <Weeks weeks={other.weeks} most={most} />
          </th>
        </tr>
      </thead>
      <tbody>
        {comparedRows(now, other).map(({ title, before, after, change }) => (
          <tr key={title} data-changed={after !== before || undefined}>
            <th scope="row">{title}</th>
            <td>{before}</td>
            <td>
              {after} {change && <small>{change}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The shape of a season: a bar a week, race week last. */
const Weeks = ({ weeks, most }: { weeks: readonly number[]; most: number }) => (
  <span className={classes.weeks} aria-hidden>
    {weeks.map((minutes, index) => (
      <span key={index} style={{ '--height': minutes / most }} />
    ))}
  </span>
)
