import { Card, Title } from '@mantine/core'
import { SportLabel } from '../../../ui/sport.js'
import table from '../../../ui/table.module.css'
import figures from '../figures.module.css'
import classes from './race-result.module.css'
import type { ResultRow } from './result-facts.js'

type Props = { title: string; rows: readonly ResultRow[] }

/** Each stretch of the race, planned and done. */
export const ResultTable = ({ title, rows }: Props) => (
  <Card component="section" aria-labelledby="planned-and-done">
    <Title order={3} size="h3" id="planned-and-done">
      {title}
    </Title>
    <table className={`${table.table} ${figures.figures} ${classes.table}`}>
      <thead>
        <tr>
          <td />
          <th scope="col">Planned</th>
          <th scope="col">Done</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title: name, sport, planned, done, difference, isFaster }) => (
          <tr key={name}>
            <th scope="row">{sport ? <SportLabel type={sport} /> : name}</th>
            <td>{planned}</td>
            <td>
              <b>{done}</b>
            </td>
            <td data-faster={isFaster || undefined}>{difference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)
