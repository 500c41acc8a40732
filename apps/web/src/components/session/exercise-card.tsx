import type { TextExercise, TextWorkout } from '@tri/plan-engine/texts'
import { mainPartText } from '@tri/plan-files/main-part'
import { inUnits } from '@tri/plan-files/units'
import type { ReactNode } from 'react'
import { DurationText } from '../../ui/duration-text.js'
import { SportLabel } from '../../ui/sport.js'
import { useUnits } from '../../ui/use-units.js'
import { CardActions } from './card-actions.js'
import classes from './exercise-card.module.css'
import { useSessionFacts } from './session-days.js'
import { SessionProfile } from './session-profile.js'
import { ChangedMark, OriginMark, SessionStateLabel } from './session-state.js'
import { WhyButton } from './why-button.js'

type Props = {
  exercise: TextExercise
  /** The one that it stands in. */
  workout: TextWorkout
  /** Menu and handle. */
  actions?: ReactNode
}

/** One session in a week: sport, what became of it, name, picture, duration, distance, pace and intensity, and why it is there. */
export function ExerciseCard({ exercise, workout, actions }: Props) {
  const units = useUnits()
  const facts = useSessionFacts(workout, exercise)
  const share = facts?.state === 'partly' ? facts.done / Math.max(facts.planned, 1) : undefined
  return (
    <article className={classes.card} data-sport={exercise.type} data-state={facts?.state}>
      <div className={classes.top}>
        <SportLabel type={exercise.type} />
        {facts && (
          <span className={classes.state}>
            <SessionStateLabel facts={facts} /> <OriginMark origin={exercise.origin} />{' '}
            <ChangedMark reasons={exercise.reasons} facts={facts} />
          </span>
        )}
      </div>
      <div className={classes.title}>
        <h4 className={classes.name}>{exercise.name}</h4>
        {actions && <CardActions>{actions}</CardActions>}
      </div>
      <SessionProfile exercise={exercise} doneShare={share} />
      <div className={classes.figures}>
        <strong>
          <DurationText minutes={exercise.duration} />
        </strong>
        {exercise.distance && <span>{inUnits(units, exercise.distance)}</span>}
        {exercise.pace && <span>{mainPartText(exercise, units, '×')}</span>}
        <span className={classes.intensity}>{exercise.intensity}</span>
        <span className={classes.why}>
          <WhyButton exercise={exercise} />
        </span>
      </div>
    </article>
  )
}
