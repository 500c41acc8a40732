import { UnstyledButton } from '@mantine/core'
import { SPORTS } from '@tri/plan-engine'
import type { SeasonWeek } from '@tri/plan-engine/season'
import { clock } from '../../../lib/measures/format.js'
import { sportName } from '../../../ui/sport.js'
import { FigureTable } from '../figure-table.js'
import classes from '../figure-table.module.css'
import { complianceText, minutesText, weekDates } from '../season-words.js'

type Props = { weeks: readonly SeasonWeek[]; selected: number; onSelect: (week: number) => void }

/** The strip's figures, a row a week. */
export function SeasonTable({ weeks, selected, onSelect }: Props) {
  const heads = ['Week', 'Dates', 'Phase', ...SPORTS.map(sportName), 'Planned', 'Done', 'Long ride', 'Long run']
  return (
    <FigureTable caption="Hours by week" heads={heads}>
      {weeks.map((week) => (
        <tr key={week.week} data-selected={week.week === selected || undefined}>
          <th scope="row">
            <UnstyledButton className={classes.open} onClick={() => onSelect(week.week)}>
              Week {week.week}
              {week.time === 'now' && ' (now)'}
            </UnstyledButton>
          </th>
          <td>{weekDates(week)}</td>
          <td>{week.phase}</td>
          {SPORTS.map((sport) => (
            <td key={sport}>{minutesText(week.planned[sport])}</td>
          ))}
          <td>{minutesText(week.planned.total)}</td>
          <td>
            {week.time === 'ahead' && week.done.total === 0 ? '\u2013' : minutesText(week.done.total)}{' '}
            {complianceText(week)}
          </td>
          <td>{week.longRide > 0 ? clock(week.longRide) : '\u2013'}</td>
          <td>{week.longRun > 0 ? clock(week.longRun) : '\u2013'}</td>
        </tr>
      ))}
    </FigureTable>
  )
}
