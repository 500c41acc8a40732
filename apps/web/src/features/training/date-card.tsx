import { ActionIcon, Button, Group, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { TrainingPlan } from '@tri/api-contract'
import { type IsoDay, weekPhase } from '@tri/plan-engine'
import { longDate, weekdayName } from '../../lib/format.js'
import { PhaseChip } from '../../ui/phase-chip.js'
import classes from './date-card.module.css'
import { clampDay, planRange, stepDay } from './plan-days.js'

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
        <Title order={2}>Daily Training</Title>
        <p className={classes.place}>
          {weekdayName(selectedDay)} · Week {week} of {plan.totalWeeks}{' '}
          <PhaseChip phase={weekPhase(week, plan.totalWeeks)} />
        </p>
      </div>
      <div className={classes.card}>
        <div aria-live="polite" aria-atomic>
          <p className={classes.date}>{longDate(selectedDay)}</p>
          <p className={classes.hours}>
            {selectedDay === today && <b>Today</b>} {hours}
          </p>
        </div>
        <Group gap={8} wrap="nowrap" className={classes.steps}>
          {selectedDay !== nearestToToday && (
            <Button variant="subtle" h={44} px="sm" onClick={() => onSelectDay(nearestToToday)}>
              {nearestToToday === today ? 'Today' : nearestToToday === range.first ? 'First day' : 'Race day'}
            </Button>
          )}
          <ActionIcon
            variant="default"
            size={44}
            aria-label="Previous"
            disabled={selectedDay <= range.first}
            onClick={() => onSelectDay(stepDay(range, selectedDay, -1))}
          >
            <IconChevronLeft size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={44}
            aria-label="Next"
            disabled={selectedDay >= range.last}
            onClick={() => onSelectDay(stepDay(range, selectedDay, 1))}
          >
            <IconChevronRight size={20} aria-hidden />
          </ActionIcon>
        </Group>
      </div>
    </div>
  )
}
