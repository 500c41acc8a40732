import { ActionIcon, Button, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { TrainingPlan } from '@tri/api-contract'
import type { IsoDay, Phase } from '@tri/plan-engine'
import type { ReactNode } from 'react'
import { dayInWords } from '../../../lib/measures/format.js'
import { clampDay, nameOfNearest, planRange } from '../days/plan-days.js'
import classes from './day-head.module.css'

type Props = {
  plan: TrainingPlan
  week: number
  phase: Phase
  today: IsoDay
  selectedDay: IsoDay
  onSelectDay: (day: IsoDay) => void
  onStep: (days: number) => void
  /** The seven days of the week. */
  strip: ReactNode
}

/** Which day this is, the way to the days before and after it, and its week, in one line where there is room. */
export function DayHead({ plan, week, phase, today, selectedDay, onSelectDay, onStep, strip }: Props) {
  const range = planRange(plan)
  const nearestToToday = clampDay(range, today)
  return (
    <div className={classes.head}>
      <div className={classes.words}>
        <div className={classes.place}>
          <Title order={2} className={classes.title}>
            Daily Training
          </Title>{' '}
          <span className={classes.where}>
            · Week {week} of {plan.totalWeeks} · {phase}
          </span>
        </div>
        <p className={classes.date} aria-live="polite" aria-atomic>
          {dayInWords(selectedDay)}
        </p>
      </div>
      <div className={classes.steps}>
        {selectedDay !== nearestToToday && (
          <Button variant="subtle" className={classes.back} px="xs" onClick={() => onSelectDay(nearestToToday)}>
            {nameOfNearest(nearestToToday, today, range)}
          </Button>
        )}
        <Step label="Previous" isAtEnd={selectedDay === range.first} onPress={() => onStep(-1)}>
          <IconChevronLeft size={20} aria-hidden />
        </Step>
        <Step label="Next" isAtEnd={selectedDay === range.last} onPress={() => onStep(1)}>
          <IconChevronRight size={20} aria-hidden />
        </Step>
      </div>
      {strip}
    </div>
  )
}

type StepProps = {
  label: string
  /** The plan has no day further on. */
  isAtEnd: boolean
  onPress: () => void
  children: ReactNode
}

const Step = ({ label, isAtEnd, onPress, children }: StepProps) => (
  <ActionIcon variant="default" size={44} aria-label={label} disabled={isAtEnd} onClick={onPress}>
    {children}
  </ActionIcon>
)
