import { Button, VisuallyHidden } from '@mantine/core'
import { type OwnBounds, ownBounds, type Threshold } from '@tri/plan-engine/zones'
import { useUnits } from '../../ui/use-units.js'
import { KIND_NAMES, methodText, rangeOf, unitOf, zonesIn, zoneWord } from './threshold-words.js'
import classes from './thresholds.module.css'

type Props = { threshold: Threshold; own: readonly OwnBounds[]; onChange: () => void }

/** The zones of a threshold, and by which method they were made or that they are the athlete's own; nothing for a highest heart rate. */
export function ZoneList({ threshold, own, onChange }: Props) {
  const units = useUnits()
  const table = zonesIn(units, threshold, ownBounds(own, threshold))
  if (!table) return null
  const { method, version, zones, isOwn } = table
  const unit = unitOf(units, threshold)
  return (
    <details className={classes.zones}>
      <summary>{isOwn ? 'Your own zones' : 'Zones'}</summary>
      <table className={classes.table}>
        <caption>{isOwn ? 'Between your own bounds' : methodText(method, version)}</caption>
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
      <Button variant="default" mih={44} mb="sm" aria-haspopup="dialog" onClick={onChange}>
        Change zones
        <VisuallyHidden>, {KIND_NAMES[threshold.kind]}</VisuallyHidden>
      </Button>
    </details>
  )
}
