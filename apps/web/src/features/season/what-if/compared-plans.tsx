import table from '../../../ui/table.module.css'
import type { ComparedRow } from './compare-plans.js'
import classes from './compared-plans.module.css'

type Props = {
  title: string
  /** Planned minutes of each week, the last one race week. */
  weeks: { before: readonly number[]; after: readonly number[] }
  rows: readonly ComparedRow[]
  /** What the other one is called. */
  then?: string
}

/** Two plans side by side: their weeks as bars, their figures as a table. */
export function ComparedPlans({ title, weeks, rows, then = 'What if' }: Props) {
  const most = Math.max(1, ...weeks.before, ...weeks.after)
  return (
    <table className={`${table.table} ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">
            As it is <Weeks weeks={weeks.before} most={most} />
          </th>
          <th scope="col">
            {then} <Weeks weeks={weeks.after} most={most} />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title: name, before, after, change }) => (
          <tr key={name} data-changed={after !== before || undefined}>
            <th scope="row">{name}</th>
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
