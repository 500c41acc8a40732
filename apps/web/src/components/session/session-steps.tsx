import type { TextExercise } from '@tri/plan-engine/texts'
import { capitalised, stopwatch } from '../../lib/measures/format.js'
import { drillsIn } from '../../lib/words.js'
import { useUnits } from '../../ui/use-units.js'
import classes from './session-steps.module.css'
import { sessionLines, writtenOut } from './session-text.js'

/** The steps of a session as a list that reads aloud well: what, at what pace, how long; and how its drills go. */
export function SessionSteps({ exercise }: { exercise: TextExercise }) {
  const lines = sessionLines(exercise, useUnits())
  if (lines.length === 0) return null
  return (
    <>
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
      <SessionDrills exercise={exercise} />
    </>
  )
}

/** How the drills of a swim go, one sentence each; nothing where there are none. */
function SessionDrills({ exercise: { steps } }: { exercise: Pick<TextExercise, 'steps'> }) {
  const drills = drillsIn(writtenOut(steps))
  if (drills.length === 0) return null
  return (
    <ul className={classes.drills} aria-label="How the drills go">
      {drills.map((drill) => {
        const [name, ...how] = drill.split(': ')
        return (
          <li key={name}>
            <b>{name}</b> {capitalised(how.join(': '))}
          </li>
        )
      })}
    </ul>
  )
}
