import type { Units } from '../lib/measures/units.js'
import classes from './unit-switch.module.css'

type Props = { units: Units; onChange: (units: Units) => void }

/** What distances and paces are shown in: on the road, and in the pool. */
export const UnitSwitch = ({ units, onChange }: Props) => (
  <div className={classes.switches}>
    <label>
      Distances{' '}
      <select
        value={units.units}
        onChange={(event) => onChange({ ...units, units: event.target.value === 'metric' ? 'metric' : 'miles' })}
      >
        <option value="miles">Miles</option>
        <option value="metric">Kilometres</option>
      </select>
    </label>
    <label>
      Pool{' '}
      <select
        value={units.poolUnits}
        onChange={(event) => onChange({ ...units, poolUnits: event.target.value === 'yards' ? 'yards' : 'metres' })}
      >
        <option value="metres">Metres</option>
        <option value="yards">Yards</option>
      </select>
    </label>
  </div>
)
