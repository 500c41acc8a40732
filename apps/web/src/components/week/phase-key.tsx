import { type PhaseBand, shortPhase, weekSpan } from '../../lib/season.js'
import { phaseToken } from './phase-chip.js'
import classes from './phase-key.module.css'

/** The season's phases with their weeks, for bands that are too narrow for a name. */
export function PhaseKey({ bands }: { bands: readonly PhaseBand[] }) {
  return (
    <ul className={classes.key} aria-label="Phases">
      {bands.map((band) => (
        <li key={band.from}>
          <span className={classes.swatch} data-phase={phaseToken(band.phase)} aria-hidden />
          <b>{shortPhase(band.phase)}</b> {weekSpan(band)}
        </li>
      ))}
    </ul>
  )
}
