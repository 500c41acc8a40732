import { Card, Title } from '@mantine/core'
import type { scheduleTotals } from '@tri/plan-engine'
import { memo, type ReactNode } from 'react'
import { FactList } from '../../../ui/fact-list.js'
import classes from './overview-card.module.css'

type Props = {
  /** Undefined until a race date is chosen. */
  weeks: number | undefined
  totals: ReturnType<typeof scheduleTotals>
  /** The plan check. */
  children: ReactNode
}

/** What the plan will be made of. */
export const OverviewCard = memo(function OverviewCard({ weeks, totals, children }: Props) {
  const facts = [
    ['Total Weeks', weeks === undefined ? 'Choose a race date' : String(weeks)],
    ['Training Days/Week', String(totals.trainingDays)],
    ['Total Weekly Hours', totals.hours.toFixed(1)],
    ['Endurance Days', namesOf(totals.enduranceDays)],
    ['Rest Days', namesOf(totals.restDays)],
  ] as const
  return (
    <Card component="section" className={classes.card} aria-label="Plan Overview">
      <Title order={2} size="h3">
        Plan Overview
      </Title>
      <FactList facts={facts} />
      {children}
    </Card>
  )
})

const namesOf = (days: readonly string[]): string => (days.length === 0 ? 'None' : days.map(short).join(', '))

const short = (dayName: string) => dayName.slice(0, 3)
