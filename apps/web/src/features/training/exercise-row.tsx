import { Badge } from '@mantine/core'
import type { ActualExercise, Exercise } from '@tri/plan-engine'
import { capitalised } from '../../lib/format.js'
import { purposeOf } from '../../lib/session-text.js'
import { SessionProfile } from '../../ui/session-profile.js'
import { SportLabel } from '../../ui/sport.js'
import { ActualTable } from './actual-table.js'
import classes from './exercise-row.module.css'
import { SessionSteps } from './session-steps.js'
import { WhySession } from './why-session.js'

/** One exercise in full: what it is, its steps and picture, why it is there, and what was done. */
export function ExerciseRow({ exercise, actual }: { exercise: Exercise; actual?: ActualExercise | undefined }) {
  const purpose = purposeOf(exercise)
  return (
    <article className={classes.row} data-sport={exercise.type}>
      <div className={classes.what}>
        <div className={classes.top}>
          <SportLabel type={exercise.type} />
          <Badge color="gray" variant="light" className={classes.intensity}>
            {capitalised(exercise.intensity)}
          </Badge>
        </div>
        <h3 className={classes.name}>{exercise.name}</h3>
        {purpose && <p className={classes.purpose}>{purpose}</p>}
        <p className={classes.figures}>
          <strong>{exercise.duration} min</strong> <span>{exercise.distance}</span> <span>{exercise.pace}</span>
        </p>
        <SessionProfile exercise={exercise} withScale />
        {actual && <ActualTable planned={exercise} actual={actual} />}
      </div>
      <div className={classes.how}>
        <SessionSteps exercise={exercise} />
        <WhySession reasons={exercise.reasons} />
      </div>
    </article>
  )
}
