import type { Exercise } from '@tri/plan-engine'
import { stopwatch } from '../lib/format.js'
import { sessionLines } from '../lib/session-text.js'
import classes from './session-steps.module.css'
import { useUnits } from './use-units.js'

/** The steps of a session as a list that reads aloud well: what, at what pace, how long. */
export function SessionSteps({ exercise }: { exercise: Exercise }) {
  const lines = sessionLines(exercise, useUnits())
  if (lines.length === 0) return null
  return (
    <ol className={classes.steps} aria-label={`Steps of ${exercise.name}`}>
      {lines.map(({ text, detail, seconds }, index) => (
        <li key={index}>
          <span className={classes.what}>
            {text}
            {detail && <small>{detail}</small>}
          </span>
          <b>{stopwatch(seconds)}</b>
        </li>
      ))}
    </ol>
  )
}
