import { Card, Title, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { type IsoDay, weekTotals } from '@tri/plan-engine'
import type { PlanDay } from '../../../components/week/week-days.js'
import { doneOfPlanned } from '../../../lib/measures/done-of-planned.js'
import { longDate, shortWeekday } from '../../../lib/measures/format.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { ResultIcon } from '../../../ui/result-icon.js'
import { dayState } from './day-state.js'
import classes from './week-overview.module.css'

type Props = {
  days: readonly PlanDay<WorkoutInWords>[]
  workouts: readonly WorkoutInWords[]
  week: number
  selectedDay: IsoDay
  onSelectDay: (day: IsoDay) => void
}

/** The seven days of the week with what is done of what is planned; pressing one goes there. */
export function WeekOverview({ days, workouts, week, selectedDay, onSelectDay }: Props) {
  const { planned, done } = weekTotals(workouts, week)
  return (
    <Card component="section" aria-labelledby="week-overview" className={classes.card}>
      <Title order={2} size="h3" id="week-overview">
        This Week&apos;s Overview
      </Title>
      <p className={classes.hours}>{doneOfPlanned(done.total, planned.total).text} done</p>
      <div className={classes.days}>
        {days.map(({ date, day, isToday, isInPlan }) => {
          const { shown, spoken, result } = dayState(workouts, week, day)
          return (
            <UnstyledButton
              key={date}
              className={classes.day}
              disabled={!isInPlan}
              aria-pressed={date === selectedDay}
              data-today={isToday || undefined}
              data-result={result}
              onClick={() => onSelectDay(date)}
            >
              <span>{shortWeekday(date)}</span>
              <b>{shown}</b>
              {result && <ResultIcon result={result} size={14} />}
              <VisuallyHidden>
                , {longDate(date)}
                {isToday && ', today'}: {spoken}
              </VisuallyHidden>
            </UnstyledButton>
          )
        })}
      </div>
    </Card>
  )
}
