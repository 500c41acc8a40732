import { swumText } from '@tri/plan-engine/texts'
import { stopwatch } from '../../lib/measures/format.js'
import type { Units } from '../../lib/measures/units.js'
import { type Move, progressOf } from './moves.js'
import classes from './session-page.module.css'

type Props = { moves: readonly Move[]; at: number; units: Units }

/** How far a session is: a segment for each of its steps, and in metres where all of it is swum, else in time. */
export function SessionProgress({ moves, at, units }: Props) {
  const { done, whole, segments } = progressOf(moves, at)
  const isSwum = moves.every(({ seconds }) => seconds === undefined)
  const said = (size: number) => (isSwum ? swumText(units, size) : stopwatch(size))
  return (
    <div className={classes.progress}>
      <div className={classes.segments} role="img" aria-label={`${said(done)} of ${said(whole)} done`}>
        {segments.map(({ whole: size, share }, index) => (
          <svg
            key={index}
            viewBox="0 0 100 12"
            preserveAspectRatio="none"
            aria-hidden
            width={`${(100 * size) / Math.max(1, whole)}%`}
          >
            <rect className={classes.rest} width="100" height="12" />
            <rect className={classes.gone} width={100 * share} height="12" />
          </svg>
        ))}
      </div>
      <p className={classes.sums}>
        <b>{said(done)}</b> <span className={classes.soft}>of {said(whole)}</span>
      </p>
    </div>
  )
}
