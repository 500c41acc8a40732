import type { ActualExercise } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import { inUnits } from '@tri/plan-files/units'
import { difference } from '../../../lib/measures/format.js'
import table from '../../../ui/table.module.css'
import { useUnits } from '../../../ui/use-units.js'
import classes from './actual-table.module.css'

/** Planned against done, row by row, the difference in words. */
export function ActualTable({ planned, actual }: { planned: TextExercise; actual: ActualExercise }) {
  const units = useUnits()
  const rows = [
    { name: 'Duration', planned: `${planned.duration} min`, done: `${actual.duration} min` },
    { name: 'Distance', planned: inUnits(units, planned.distance), done: inUnits(units, actual.distance) },
    { name: 'Pace', planned: inUnits(units, planned.pace), done: inUnits(units, actual.actualPace) },
    { name: 'Intensity', planned: planned.intensity, done: actual.intensity },
  ]
  return (
    <>
      <table className={`${table.table} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">{difference(actual.duration - planned.duration)}</th>
            <th scope="col">Planned</th>
            <th scope="col">Actual</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.planned}</td>
              <td>{row.done || '\u2013'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {actual.notes && <p className={classes.notes}>{actual.notes}</p>}
    </>
  )
}
