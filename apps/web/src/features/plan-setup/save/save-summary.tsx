import type { NewPlan } from '@tri/api-contract'
import { capitalised, counted, mediumDate, raceTypeName } from '../../../lib/measures/format.js'
import classes from './save-summary.module.css'

/** What is about to be saved. */
export function SaveSummary({ payload }: { payload: NewPlan }) {
  const facts = [
    ['Race', raceTypeName(payload.raceType)],
    ['Date', mediumDate(payload.raceDate)],
    ['Duration', counted(payload.totalWeeks, 'week')],
    ['Level', capitalised(payload.experienceLevel)],
    ...(payload.rhythm === '2:1' ? [['Recovery', 'Every 3rd week'] as const] : []),
  ] as const
  return (
    <section className={classes.card} aria-label="Plan summary">
      <p className={classes.name}>{payload.name}</p>
      <dl className={classes.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
