import type { TextWorkout } from '@tri/plan-engine/texts'
import { inUnits } from '@tri/plan-files/units'
import { DurationText } from '../../ui/duration-text.js'
import { SportLabel } from '../../ui/sport.js'
import { useUnits } from '../../ui/use-units.js'
import { actualOf } from './actual.js'
import { ActualLine } from './exercise-card.js'
import classes from './race-day-card.module.css'
import { WhyButton } from './why-button.js'

/** Race day: the legs with distance, time and goal pace. */
export function RaceCard({ workout }: { workout: TextWorkout }) {
  const units = useUnits()
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
        {workout.exercises.map((leg) => {
          const actual = actualOf(workout, leg)
          return (
            <li key={leg.id}>
              <SportLabel type={leg.type} size={14} />
              <b>
                <DurationText minutes={leg.duration} />
              </b>
              <span>{inUnits(units, leg.distance)}</span>
              <span>{inUnits(units, leg.pace)}</span>
              {actual && <ActualLine planned={leg.duration} done={actual.duration} />}
              <WhyButton exercise={leg} />
            </li>
          )
        })}
      </ul>
    </article>
  )
}
