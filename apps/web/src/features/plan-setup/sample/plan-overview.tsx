import type { scheduleTotals } from '@tri/plan-engine'
import type { ReactNode } from 'react'
import title from '../../../ui/title.module.css'
import classes from './plan-overview.module.css'

type Props = {
  /** Undefined until a race date is chosen. */
  weeks: number | undefined
  totals: ReturnType<typeof scheduleTotals>
  /** The plan check. */
  children: ReactNode
}

/** What the plan will be made of. */
export function PlanOverview({ weeks, totals, children }: Props) {
  const facts = [
    ['Total Weeks', weeks ?? 'Choose a race date'],
    ['Training Days/Week', totals.trainingDays],
    ['Total Weekly Hours', totals.hours.toFixed(1)],
    ['Endurance Days', namesOf(totals.enduranceDays)],
    ['Rest Days', namesOf(totals.restDays)],
  ] as const
  return (
    <section className={classes.overview} aria-labelledby="plan-overview">
      <h2 className={title.part} id="plan-overview">
        Plan Overview
      </h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.placeholder}>
        Configure your training parameters and click "Generate Training Plan" to see your personalized schedule. You
        will be prompted to create an account to save the plan.
      </p>
      {children}
    </section>
  )
}

const namesOf = (days: readonly string[]): string => (days.length === 0 ? 'None' : days.map(short).join(', '))

const short = (dayName: string) => dayName.slice(0, 3)
