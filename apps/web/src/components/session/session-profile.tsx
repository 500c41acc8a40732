import type { TextExercise } from '@tri/plan-engine/texts'
import { clock } from '../../lib/measures/format.js'
import { useUnits } from '../../ui/use-units.js'
import { profileBars, profileText, scaleMarks } from './profile-shape.js'
import classes from './session-profile.module.css'

type Props = {
  exercise: Pick<TextExercise, 'type' | 'steps' | 'duration'>
  /** Adds a line from 0 to the session's end, and more height. */
  withScale?: boolean
  /** Where a session that was done in part ended, as a share of its time. */
  doneShare?: number | undefined
}

/** More bars than this leave no room for gaps in a narrow card. */
const MANY_BARS = 16

/** A session as bars: width is time, height and depth are effort; a screen reader gets the steps as text. */
export function SessionProfile({ exercise, withScale = false, doneShare }: Props) {
  const units = useUnits()
  const bars = profileBars(exercise.steps)
  if (bars.length === 0) return null
  return (
    <div className={classes.root} data-sport={exercise.type} data-large={withScale || undefined}>
      <div
        className={classes.bars}
        data-dense={bars.length > MANY_BARS || undefined}
        role="img"
        aria-label={profileText(exercise, units)}
      >
        {bars.map(({ seconds, level }, index) => (
          <span key={index} style={{ '--seconds': seconds, '--level': level }} />
        ))}
        {doneShare !== undefined && <i className={classes.end} style={{ '--done': doneShare }} />}
      </div>
      {withScale && (
        <div className={classes.scale} aria-hidden>
          {scaleMarks(exercise.duration).map((minutes) => (
            <span key={minutes}>{clock(minutes)}</span>
          ))}
        </div>
      )}
    </div>
  )
}
