import { type Paces, SPORTS } from '@tri/plan-engine'
import classes from './goal-paces.module.css'
import { paceText } from './pace-slider.js'
import { SportLabel } from './sport.js'

const UNITS = { swim: 'per 100m', bike: 'mph average', run: 'per mile' } as const

/** The pace each sport has to be raced at to reach the goal. */
export function GoalPaces({ paces }: { paces: Paces }) {
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
              <b>{paceText(sport, paces[sport])}</b> <span>{UNITS[sport]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
