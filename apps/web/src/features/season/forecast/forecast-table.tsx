import { IconAlertCircle } from '@tabler/icons-react'
import table from '../../../ui/table.module.css'
import type { ForecastFacts, ForecastRow } from './forecast-facts.js'
import classes from './forecast-table.module.css'

type Props = {
  facts: ForecastFacts
  /** The one column that a phone has room for; all of them on paper. */
  chosen: string | undefined
}

/** Each way to race in a column: splits with the clock, paces, what is left at the cut-offs. */
export function ForecastTable({ facts, chosen }: Props) {
  const { columns, splits, paces, cutOffs } = facts
  const isHidden = (name: string) => (chosen !== undefined && name !== chosen ? true : undefined)
  const rowsOf = (rows: readonly ForecastRow[]) =>
    rows.map(({ title, note, cells, isMain }) => (
      <tr key={title} data-main={isMain}>
        <th scope="row">
          {title} {note && <small>{note}</small>}
        </th>
        {columns.map(({ name }, index) => (
          <td key={name} data-other={isHidden(name)} data-missed={cells[index]?.isMissed}>
            {cells[index]?.isMissed && <IconAlertCircle size={14} aria-hidden />} {cells[index]?.text}
            {cells[index]?.note && <small>{cells[index]?.note}</small>}
          </td>
        ))}
      </tr>
    ))
  return (
    <table className={`${table.table} ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">
            Stretch <small>with the clock at its end</small>
          </th>
          {columns.map(({ name, title, note }) => (
            <th key={name} scope="col" data-other={isHidden(name)}>
              {title} <small>{note}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rowsOf(splits)}</tbody>
      <tbody>{rowsOf(paces)}</tbody>
      {cutOffs.length > 0 && (
        <tbody>
          <tr className={classes.group}>
            <th scope="rowgroup" colSpan={columns.length + 1}>
              Left at the usual cut-offs
            </th>
          </tr>
          {rowsOf(cutOffs)}
        </tbody>
      )}
    </table>
  )
}
