import { Card, Title } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import table from '../../../ui/table.module.css'
import figures from '../figures.module.css'
import type { CutOffRow } from './race-day-facts.js'
import classes from './race-side.module.css'

/** When the athlete is at each place that closes, and how long it stays open after that. Nothing where nobody's limits are known. */
export function RaceCutOffs({ rows }: { rows: readonly CutOffRow[] }) {
  if (rows.length === 0) return null
  const missed = rows.filter(({ isMissed }) => isMissed).length
  return (
    <Card component="section" aria-labelledby="cut-offs">
      <header className={classes.head}>
        <Title order={3} size="h3" id="cut-offs">
          Usual cut-offs
        </Title>
        <span className={classes.verdict} data-missed={missed > 0 || undefined}>
          {missed > 0 ? <IconAlertCircle size={16} aria-hidden /> : <IconCircleCheck size={16} aria-hidden />}
          {missed > 0 ? `${missed} missed` : 'All kept'}
        </span>
      </header>
      <table className={`${table.table} ${figures.figures} ${classes.table}`}>
        <thead>
          <tr>
            <td />
            <th scope="col">You</th>
            <th scope="col">By</th>
            <th scope="col">Left</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, you, by, left, isMissed }) => (
            <tr key={title} data-missed={isMissed || undefined}>
              <th scope="row">{title}</th>
              <td>{you}</td>
              <td>{by}</td>
              <td>
                <b>{left}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
