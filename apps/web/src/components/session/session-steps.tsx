import type { TextExercise } from '@tri/plan-engine/texts'
import { stopwatch } from '../../lib/measures/format.js'
import { useUnits } from '../../ui/use-units.js'
import classes from './session-steps.module.css'
import { sessionLines } from './session-text.js'

/** The steps of a session as a list that reads aloud well: what, at what pace, how long. */
export function SessionSteps({ exercise }: { exercise: TextExercise }) {
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
