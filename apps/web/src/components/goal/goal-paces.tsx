import { type Paces, SPORTS } from '@tri/plan-engine'
import { goalPaceUnit, paceText } from '../../lib/measures/units.js'
import { SportLabel } from '../../ui/sport.js'
import { useUnits } from '../../ui/use-units.js'
import classes from './goal-paces.module.css'

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
