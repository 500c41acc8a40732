import { raceOf } from '@tri/plan-engine/adapt'
import type { TextExercise, TextWorkout } from '@tri/plan-engine/texts'
import { inUnits } from '@tri/plan-files/units'
import { raceTitle } from '../../lib/texts/race-text.js'
import { DurationText } from '../../ui/duration-text.js'
import { SportLabel } from '../../ui/sport.js'
import { useUnits } from '../../ui/use-units.js'
import classes from './race-day-card.module.css'
import { useSessionFacts } from './session-days.js'
import { SessionStateLabel } from './session-state.js'
import { WhyButton } from './why-button.js'

/** A day of a race: its legs with distance, time and pace. One on the way to the goal is called by its own name. */
export function RaceCard({ workout }: { workout: TextWorkout }) {
  const race = raceOf(workout)
  return (
    <article className={classes.card} data-sport="race">
      <SportLabel type="race" />
      <h4 className={classes.name}>{race ? raceTitle(race) : 'Race day'}</h4>
      {race && <p className={classes.total}>{race.priority} race, on the way to your goal</p>}
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
