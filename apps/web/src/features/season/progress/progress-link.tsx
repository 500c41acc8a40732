import { Anchor, Card, Title } from '@mantine/core'
import type { NewPlan } from '@tri/api-contract'
import { SPORTS, type Workout } from '@tri/plan-engine'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import row from '../../../ui/row.module.css'
import { SportLabel } from '../../../ui/sport.js'
import { useUnits } from '../../../ui/use-units.js'
import { EXAMPLE_CAPTION, progressFacts } from './progress-facts.js'
import classes from './progress-link.module.css'

type Props = { plan: NewPlan; workouts: readonly Workout[]; to: string }

/** How far the training has come in one line, under the way to all of it. */
export function ProgressLink({ plan, workouts, to }: Props) {
  const units = useUnits()
  const { isExample, sports } = useMemo(() => progressFacts(plan, workouts, units), [plan, workouts, units])
  return (
    <Card component="section" aria-labelledby="progress-tracking" px="md" py="sm">
      <div className={`${row.apart} ${classes.head}`}>
        <Title order={2} size="h3" id="progress-tracking">
          Progress Tracking
        </Title>
        {isExample && <p className={classes.caption}>{EXAMPLE_CAPTION}</p>}
        <Anchor component={Link} to={to} size="sm" c="inherit" underline="always" className={classes.link}>
          See progress
        </Anchor>
      </div>
      <ul className={classes.sports}>
        {SPORTS.map((sport) => {
          const [first] = sports[sport].bars
          return (
            <li key={sport} data-sport={sport}>
              <SportLabel type={sport} size={14} /> {first?.text}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
