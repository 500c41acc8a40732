import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { shortDate, shortWeekday, weekdayName } from '../../lib/measures/format.js'
import classes from './day-column.module.css'
import type { PlanDay } from './week-days.js'

type Props = {
  planDay: PlanDay
  /** Invites to put something on a free day of the plan. */
  emptyHint?: string | undefined
  children: ReactNode
  /** Closes the day. */
  end?: ReactNode
}

/** One day of a week: weekday and date, planned of available time, and its workouts or why there are none. */
export function DayColumn({ planDay, emptyHint, children, end }: Props) {
  const { date, hours, isToday, isInPlan, restReason, timeOff } = planDay
  const [dayOfMonth, month] = shortDate(date).split(' ')
  return (
    <section
      className={classes.day}
      aria-label={`${weekdayName(date)}, ${shortDate(date)}`}
      aria-current={isToday ? 'date' : undefined}
      data-today={isToday || undefined}
      data-time-off={timeOff && ''}
      data-date={date}
    >
      <header className={classes.head}>
        <h3 className={classes.date}>
          {isToday && 'Today, '}
          {shortWeekday(date)}{' '}
          <span>
            {dayOfMonth} {isToday ? <VisuallyHidden>{month}</VisuallyHidden> : month}
          </span>
        </h3>
        <p className={classes.hours}>{hours}</p>
      </header>
      {children}
      {restReason && (
        <div className={classes.rest}>
          <b>Rest</b>
          <span>{restReason}</span>
          {isInPlan && emptyHint && <span className={classes.hint}>{emptyHint}</span>}
        </div>
      )}
      {end}
    </section>
  )
}
