import { ActionIcon, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { NewPlan } from '@tri/api-contract'
import { hours, type Plan, weekTotals } from '@tri/plan-engine'
import { hoursText } from '../../lib/format.js'
import { today } from '../../lib/today.js'
import { PhaseChip } from '../../ui/phase-chip.js'
import { StackedBar } from '../../ui/stacked-bar.js'
import { WeekGrid } from '../../ui/week-grid.js'
import classes from './preview-week.module.css'

type Props = {
  payload: NewPlan
  plan: Plan
  week: number
  onWeek: (week: number) => void
}

/** One week of the plan with the way to its neighbours. */
export function PreviewWeek({ payload, plan, week, onWeek }: Props) {
  const { phase, reasons } = plan.weeks[week - 1] ?? { phase: undefined, reasons: [] }
  const { swim, bike, run, total } = weekTotals(plan.workouts, week).planned
  const texts = { swim: hoursText(hours(swim)), bike: hoursText(hours(bike)), run: hoursText(hours(run)) }
  return (
    <section className={classes.week} aria-label="Week">
      <header className={classes.head}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label="Previous week"
          disabled={week <= 1}
          onClick={() => onWeek(week - 1)}
        >
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <div className={classes.words} aria-live="polite">
          <Title order={2} className={classes.title}>
            Week {week} of {payload.totalWeeks} {phase && <PhaseChip phase={phase} />}
          </Title>
          {reasons[0] && <p className={classes.focus}>{reasons[0].sentence}</p>}
        </div>
        <ActionIcon
          variant="default"
          size={44}
          aria-label="Next week"
          disabled={week >= payload.totalWeeks}
          onClick={() => onWeek(week + 1)}
        >
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
        <div className={classes.totals}>
          <p>
            <span>This week</span> <b>{hoursText(hours(total))}</b>
          </p>
          <StackedBar values={{ swim, bike, run }} texts={texts} withLabels />
        </div>
      </header>
      <WeekGrid
        calendar={payload}
        week={week}
        workouts={plan.workouts}
        schedule={payload.weeklySchedule}
        startDate={payload.startDate}
        today={today()}
      />
    </section>
  )
}
