import type { TrainingPlan } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { clock } from '../../../lib/measures/format.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { SportLabel } from '../../../ui/sport.js'
import { SessionLogButtons } from '../complete/session-log-buttons.js'
import { firstOpen } from './first-open.js'
import classes from './pinned-session.module.css'

type Props = { plan: TrainingPlan; workouts: readonly WorkoutInWords[]; selectedDay: IsoDay }

/** On a phone, the session that comes next stays at the thumb with the ways to log it. */
export function PinnedSession({ plan, workouts, selectedDay }: Props) {
  const next = firstOpen(plan, workouts, selectedDay)
  if (!next) return null
  const { type, name, duration } = next.exercise
  return (
    <section className={classes.pinned} aria-label="Next session">
      <p className={classes.what}>
        <SportLabel type={type} size={14} /> <b>{name}</b> <span>{clock(duration)}</span>
      </p>
      <div className={classes.buttons}>
        <SessionLogButtons {...next} isFirst />
      </div>
    </section>
  )
}
