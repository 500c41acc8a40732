import { Card } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { TrainingPlan } from '@tri/api-contract'
import { daysBetween, type IsoDay } from '@tri/plan-engine'
import { Link } from 'react-router-dom'
import { daysToGo, longDate } from '../../../lib/measures/format.js'
import classes from './race-countdown.module.css'

type Props = { plan: Pick<TrainingPlan, 'raceDate'>; today: IsoDay; to: string }

/** How far away the race is, and the way to what it may bring. */
export const RaceCountdown = ({ plan, today, to }: Props) => (
  <Card component={Link} to={to} className={classes.race}>
    <span>
      <b>{daysToGo(daysBetween(today, plan.raceDate))}</b>
      <span className={classes.date}>{longDate(plan.raceDate)}</span>
    </span>
    <IconChevronRight size={18} aria-hidden />
  </Card>
)
