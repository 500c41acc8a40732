import { Button, Title } from '@mantine/core'
import { IconCalendarEvent, IconCalendarWeek } from '@tabler/icons-react'
import type { TrainingPlan } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { dayAddress, type PlanAddress, weekAddress } from './plan-address.js'
import classes from './plan-header.module.css'
import { planSummary } from './plan-summary.js'
import { PlanTabs } from './plan-tabs.js'

type Props = {
  plan: TrainingPlan
  today: IsoDay
  address: PlanAddress
  /** What can be done to the plan. */
  actions?: ReactNode
}

/** The plan's name and what it is for, the way to the other view, and the four questions. */
export function PlanHeader({ plan, today, address, actions }: Props) {
  const navigate = useNavigate()
  const isDaily = address.view === 'daily'
  return (
    <header className={classes.header}>
      <div className={classes.inner} data-wide={address.view === 'weekly' || undefined}>
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
        <div className={classes.actions}>
          {actions}
          <Button
            variant="default"
            className={classes.toggle}
            leftSection={
              isDaily ? <IconCalendarWeek size={18} aria-hidden /> : <IconCalendarEvent size={18} aria-hidden />
            }
            onClick={() => navigate(isDaily ? weekAddress(address.week) : dayAddress(plan, address.day, today))}
          >
            {isDaily ? 'Weekly View' : 'Daily View'}
          </Button>
        </div>
        <PlanTabs address={address} place="head" />
      </div>
    </header>
  )
}
