import { Button, Title } from '@mantine/core'
import { IconCalendarEvent, IconCalendarWeek } from '@tabler/icons-react'
import type { TrainingPlan } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import classes from './plan-header.module.css'
import { planSummary } from './plan-summary.js'
import type { View } from './use-view.js'

type Props = {
  plan: TrainingPlan
  today: IsoDay
  view: View
  onViewChange: (view: View) => void
}

/** The plan's name and what it is for, and the way to the other view. */
export function PlanHeader({ plan, today, view, onViewChange }: Props) {
  const isDaily = view === 'daily'
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <Title order={1} className={classes.name}>
          {plan.name}
        </Title>
        <div className={classes.summary}>
          <ul className={classes.facts}>
            {planSummary(plan, today).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      </div>
      <Button
        variant="default"
        mih={44}
        leftSection={isDaily ? <IconCalendarWeek size={18} aria-hidden /> : <IconCalendarEvent size={18} aria-hidden />}
        onClick={() => onViewChange(isDaily ? 'weekly' : 'daily')}
      >
        {isDaily ? 'Weekly View' : 'Daily View'}
      </Button>
    </header>
  )
}
