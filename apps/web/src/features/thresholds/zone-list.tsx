import { type Threshold, zoneTable } from '@tri/plan-engine/zones'
import { useUnits } from '../../ui/use-units.js'
import { methodText, rangeOf, shownValue, unitOf, zoneWord } from './threshold-words.js'
import classes from './thresholds.module.css'

/** The zones of a threshold, and by which method they were made; nothing for a highest heart rate. */
export function ZoneList({ threshold }: { threshold: Threshold }) {
  const units = useUnits()
  const table = zoneTable({ ...threshold, value: shownValue(units, threshold) })
  if (!table) return null
  const { method, version, zones } = table
  const unit = unitOf(units, threshold)
  return (
    <details className={classes.zones}>
      <summary>Zones</summary>
      <table className={classes.table}>
        <caption>{methodText(method, version)}</caption>
        <tbody>
          {zones.map((zone, index) => (
            <tr key={zone.name}>
              <th scope="row">{zone.name}</th>
              <td>{zoneWord(method, index)}</td>
              <td>{rangeOf(zone, threshold.kind, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
