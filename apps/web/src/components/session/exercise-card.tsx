import type { ActualExercise } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import { inUnits } from '@tri/plan-files/units'
import type { ReactNode } from 'react'
import { difference, duration } from '../../lib/measures/format.js'
import { resultOf, shortfall } from '../../lib/result.js'
import { DurationText } from '../../ui/duration-text.js'
import { ResultIcon } from '../../ui/result-icon.js'
import { SportLabel } from '../../ui/sport.js'
import { useUnits } from '../../ui/use-units.js'
import { CardActions } from './card-actions.js'
import classes from './exercise-card.module.css'
import { SessionProfile } from './session-profile.js'
import { WhyButton } from './why-button.js'

type Props = {
  exercise: TextExercise
  /** What was done, once the workout is completed. */
  actual?: ActualExercise | undefined
  /** Menu and handle. */
  actions?: ReactNode
}

/** One exercise in a week: sport, name, picture, duration, distance, pace and intensity, and the way to why it is there. */
export function ExerciseCard({ exercise, actual, actions }: Props) {
  const units = useUnits()
  return (
    <article className={classes.card} data-sport={exercise.type}>
      <div className={classes.top}>
        <SportLabel type={exercise.type} />
        <span className={classes.intensity}>{exercise.intensity}</span>
        {actions && <CardActions>{actions}</CardActions>}
      </div>
      <h4 className={classes.name}>{exercise.name}</h4>
      <SessionProfile exercise={exercise} />
      <div className={classes.figures}>
        <strong>
          <DurationText minutes={exercise.duration} />
        </strong>
        <span>{inUnits(units, exercise.distance)}</span>
        <span>{inUnits(units, exercise.pace)}</span>
      </div>
      {actual && <ActualLine planned={exercise.duration} done={actual.duration} />}
      <WhyButton exercise={exercise} />
    </article>
  )
}

/** What was done beside what was planned, the difference in words. */
export function ActualLine({ planned, done }: { planned: number; done: number }) {
  const result = resultOf(planned, done)
  return (
    <p className={classes.actual} data-result={result}>
      <ResultIcon result={result} size={16} />
      <span>
        {result === 'done'
          ? `Done in ${duration(done)}, ${difference(done - planned)}`
          : shortfall(result, planned, done)}
      </span>
    </p>
  )
}
