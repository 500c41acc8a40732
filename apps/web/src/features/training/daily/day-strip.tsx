import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { IsoDay, Workout } from '@tri/plan-engine'
import { StateLabel } from '../../../components/session/session-state.js'
import type { PlanDay } from '../../../components/week/week-days.js'
import { longDate, shortWeekday } from '../../../lib/measures/format.js'
import { dayState } from '../../../lib/session-states.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import classes from './day-strip.module.css'

type Props = {
  days: readonly PlanDay<WorkoutInWords>[]
  /** All that was done, also beside the plan. */
  trained: readonly Workout[]
  week: number
  today: IsoDay
  selectedDay: IsoDay
  onSelectDay: (day: IsoDay) => void
}

/** The seven days of the week with what is done of what is planned; pressing one goes there. */
export function DayStrip({ days, trained, week, today, selectedDay, onSelectDay }: Props) {
  return (
    <section aria-labelledby="week-overview">
      <VisuallyHidden component="h2" id="week-overview">
        This Week&apos;s Overview
      </VisuallyHidden>
      <div className={classes.days}>
        {days.map(({ date, day, isToday, isInPlan }) => {
          const onDay = trained.filter((workout) => workout.week === week && workout.day === day)
          const { state, text } = dayState(onDay, { date, today })
          return (
            <UnstyledButton
              key={date}
              className={classes.day}
              disabled={!isInPlan}
              aria-pressed={date === selectedDay}
              data-today={isToday || undefined}
              onClick={() => onSelectDay(date)}
            >
              <span className={classes.name}>
                {shortWeekday(date)} <span>{Number(date.slice(8))}</span>
              </span>
              <span className={classes.state}>
                <StateLabel state={state} text={text} />
              </span>
              <VisuallyHidden>
                , {longDate(date)}
                {isToday && ', today'}
              </VisuallyHidden>
            </UnstyledButton>
          )
        })}
      </div>
    </section>
  )
}
