import type { TextExercise, TextWorkout } from '@tri/plan-engine/texts'
import { inUnits } from '@tri/plan-files/units'
import { DurationText } from '../../ui/duration-text.js'
import { SportLabel } from '../../ui/sport.js'
import { useUnits } from '../../ui/use-units.js'
import classes from './race-day-card.module.css'
import { useSessionFacts } from './session-days.js'
import { SessionStateLabel } from './session-state.js'
import { WhyButton } from './why-button.js'

/** Race day: the legs with distance, time and goal pace. */
export function RaceCard({ workout }: { workout: TextWorkout }) {
  return (
    <article className={classes.card} data-sport="race">
      <SportLabel type="race" />
      <h4 className={classes.name}>Race day</h4>
      <p className={classes.total}>
        <strong>
          <DurationText minutes={workout.totalDuration} />
        </strong>{' '}
        without transitions
      </p>
      <ul className={classes.legs}>
        {workout.exercises.map((leg) => (
          <Leg key={leg.id} workout={workout} leg={leg} />
        ))}
      </ul>
    </article>
  )
}

function Leg({ workout, leg }: { workout: TextWorkout; leg: TextExercise }) {
  const units = useUnits()
  const facts = useSessionFacts(workout, leg)
  return (
    <li>
      <SportLabel type={leg.type} size={14} />
      <b>
        <DurationText minutes={leg.duration} />
      </b>
      <span>{inUnits(units, leg.distance)}</span>
      <span>{inUnits(units, leg.pace)}</span>
      {facts && facts.state !== 'planned' && <SessionStateLabel facts={facts} />}
      <WhyButton exercise={leg} />
    </li>
  )
}
