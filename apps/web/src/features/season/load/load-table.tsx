import { UnstyledButton } from '@mantine/core'
import type { LoadLine, SeasonLoad } from '@tri/plan-engine/season'
import { FigureTable } from '../figure-table.js'
import classes from '../figure-table.module.css'
import { LOAD_LINES, LOAD_NAMES, loadRows } from './load-words.js'

type Props = { load: SeasonLoad; line: LoadLine; selected: number; onSelect: (week: number) => void }

/** The load chart's figures, a row a week; the lines as they stand at its end. */
export const LoadTable = ({ load, line, selected, onSelect }: Props) => (
  <FigureTable
    caption="Training load by week"
    heads={['Week', 'Planned', 'Done', ...LOAD_LINES.map((name) => LOAD_NAMES[name])]}
  >
    {loadRows(load, line).map(({ week, isAhead, planned, done, fitness, fatigue, form }) => (
      <tr key={week} data-selected={week === selected || undefined}>
        <th scope="row">
          <UnstyledButton className={classes.open} onClick={() => onSelect(week)}>
            Week {week}
          </UnstyledButton>
        </th>
        <td>{planned}</td>
        <td>{done}</td>
        <td>
          {fitness}
          {isAhead && ' planned'}
        </td>
        <td>{fatigue}</td>
        <td>{form}</td>
      </tr>
    ))}
  </FigureTable>
)
