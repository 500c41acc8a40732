import type { SeasonWeek } from '@tri/plan-engine/season'
import { phaseToken } from '../../components/week/phase-chip.js'
import { PhaseKey } from '../../components/week/phase-key.js'
import { bandName, phaseBands } from '../../lib/season.js'
import classes from './phase-bands.module.css'

type Props = {
  weeks: readonly SeasonWeek[]
  /** Pixels of one week; undefined until they are known. */
  weekWidth: number | undefined
}

/** The phases under the weeks they last, with their names where there is room, else in a list below. */
export function PhaseBands({ weeks, weekWidth }: Props) {
  const bands = phaseBands(weeks)
  const names = bands.map((band) =>
    weekWidth === undefined ? band.phase : bandName(band.phase, weekWidth * band.weeks),
  )
  return (
    <>
      <div className={classes.bands} style={{ '--weeks': weeks.length }} aria-hidden>
        {bands.map(({ phase, from, weeks: length }, index) => (
          <span
            key={from}
            className={classes.band}
            data-phase={phaseToken(phase)}
            style={{ gridColumn: `${from} / span ${length}` }}
            title={phase}
          >
            {names[index]}
          </span>
        ))}
      </div>
      {weekWidth === undefined ? (
        // On a phone there is never room for all of them.
        <div className={classes.guess}>
          <PhaseKey bands={bands} />
        </div>
      ) : (
        names.includes('') && <PhaseKey bands={bands} />
      )}
    </>
  )
}
