import { type Exercise, timingText, type Workout } from '@tri/plan-engine'
import classes from './timing.module.css'

/** When a further exercise of a day is done: straight after the one before it, or later in the day. */
export function Timing({ workout, exercise }: { workout: Workout; exercise: Exercise }) {
  const text = timingText(workout, exercise)
  return text ? <p className={classes.timing}>{text}</p> : null
}
