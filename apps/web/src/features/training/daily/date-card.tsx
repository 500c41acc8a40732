import { ActionIcon, Button, Group, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { TrainingPlan } from '@tri/api-contract'
import { type IsoDay, weekPhase } from '@tri/plan-engine'
import type { ReactNode } from 'react'
import { PhaseChip } from '../../../components/week/phase-chip.js'
import { longDate, weekdayName } from '../../../lib/measures/format.js'
import { clampDay, nameOfNearest, planRange, stepDay } from '../days/plan-days.js'
import classes from './date-card.module.css'

type Props = {
  plan: TrainingPlan
  week: number
  today: IsoDay
  selectedDay: IsoDay
  /** Planned of available time. */
  hours: string
  onSelectDay: (day: IsoDay) => void
}

/** Which day this is, and the way to the days before and after it. */
export function DateCard({ plan, week, today, selectedDay, hours, onSelectDay }: Props) {
  const range = planRange(plan)
  const nearestToToday = clampDay(range, today)
  return (
    <div className={classes.frame}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={2}>Daily Training</Title>
          <p className={classes.place}>
            {weekdayName(selectedDay)} · Week {week} of {plan.totalWeeks}{' '}
            <PhaseChip phase={weekPhase(week, plan.totalWeeks)} />
          </p>
        </div>
        <Group gap={8} wrap="nowrap" className={classes.steps}>
          {selectedDay !== nearestToToday && (
            <Button variant="subtle" h={44} px="sm" onClick={() => onSelectDay(nearestToToday)}>
              {nameOfNearest(nearestToToday, today, range)}
            </Button>
          )}
          <Step label="Previous" day={stepDay(range, selectedDay, -1)} {...{ selectedDay, onSelectDay }}>
            <IconChevronLeft size={20} aria-hidden />
          </Step>
          <Step label="Next" day={stepDay(range, selectedDay, 1)} {...{ selectedDay, onSelectDay }}>
            <IconChevronRight size={20} aria-hidden />
          </Step>
        </Group>
      </div>
      <div className={classes.card} aria-live="polite" aria-atomic>
        <p className={classes.date}>{longDate(selectedDay)}</p>
        <p className={classes.hours}>
          {selectedDay === today && <b>Today</b>} {hours}
        </p>
      </div>
    </div>
  )
}

type StepProps = {
  label: string
  /** Where it leads; the selected day itself at the end of the plan. */
  day: IsoDay
  selectedDay: IsoDay
  onSelectDay: (day: IsoDay) => void
  children: ReactNode
}

const Step = ({ label, day, selectedDay, onSelectDay, children }: StepProps) => (
  <ActionIcon
    variant="default"
    size={44}
    aria-label={label}
    disabled={day === selectedDay}
    onClick={() => onSelectDay(day)}
  >
    {children}
  </ActionIcon>
)
