import { type Paces, SPORTS } from '@tri/plan-engine'
import { goalPaceUnit, paceText } from '../lib/units.js'
import classes from './goal-paces.module.css'
import { SportLabel } from './sport.js'
import { useUnits } from './use-units.js'

/** The pace each sport has to be raced at to reach the goal. */
export function GoalPaces({ paces }: { paces: Paces }) {
  const units = useUnits()
  return (
    <section aria-label="Goal Paces">
      <h3 className={classes.title}>Goal Paces</h3>
      <dl className={classes.list}>
        {SPORTS.map((sport) => (
          <div key={sport} className={classes.pace}>
            <dt>
              <SportLabel type={sport} size={14} />
            </dt>
            <dd>
              <b>{paceText(units, sport, paces[sport])}</b> <span>{goalPaceUnit(units, sport)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
