import { Card, Title } from '@mantine/core'
import type { NewPlan } from '@tri/api-contract'
import type { RaceScenario } from '@tri/plan-engine/season'
import type { ReactNode } from 'react'
import { longDate } from '../../../lib/measures/format.js'
import classes from './forecast-card.module.css'
import type { ForecastFacts } from './forecast-facts.js'
import { ForecastTable } from './forecast-table.js'

type Props = {
  plan: NewPlan
  facts: ForecastFacts
  chosen: RaceScenario['name']
  /** Beside the title. */
  controls?: ReactNode
  /** Above the table. */
  children?: ReactNode
}

/** Race day in each way to race, side by side, and what the figures rest on. */
export const ForecastPanel = ({ plan, facts, chosen, controls, children }: Props) => (
  <Card component="section" aria-labelledby="forecast">
    <header className={classes.head}>
      <div>
        <Title order={2} size="h3" id="forecast">
          Race-day forecast
        </Title>
        <p className={classes.about}>
          <b>{facts.predicted}</b> predicted from your current paces for {longDate(plan.raceDate)}
        </p>
      </div>
      {controls}
    </header>
    {children}
    <ForecastTable facts={facts} chosen={chosen} />
    <details className={classes.assumptions}>
      <summary>What this rests on</summary>
      <Assumptions assumptions={facts.assumptions} />
    </details>
  </Card>
)

/** What the figures rest on, in sentences. */
export const Assumptions = ({ assumptions }: { assumptions: readonly string[] }) => (
  <ul className={classes.list}>
    {assumptions.map((assumption) => (
      <li key={assumption}>{assumption}</li>
    ))}
  </ul>
)
