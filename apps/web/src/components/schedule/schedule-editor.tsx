import { type RaceType, type ScheduleDay, suggestedHours, type WeeklySchedule } from '@tri/plan-engine'
import { memo, useCallback } from 'react'
import { changeDay, type DayChange } from './schedule-day.js'
import classes from './schedule-editor.module.css'
import { ScheduleRow } from './schedule-row.js'

type Props = {
  schedule: WeeklySchedule
  /** Whose suggested hours are shown. */
  raceType: RaceType
  onChange: (schedule: WeeklySchedule) => void
  /** What is wrong with a day's hours, by weekday. */
  dayErrors?: Readonly<Record<number, string>>
}

const NO_ERRORS: Readonly<Record<number, string>> = {}

/** The week an athlete has: seven rows, Sunday first. */
export const ScheduleEditor = memo(function ScheduleEditor({
  schedule,
  raceType,
  onChange,
  dayErrors = NO_ERRORS,
}: Props) {
  const change = useCallback(
    (day: ScheduleDay, what: DayChange) => onChange(changeDay(schedule, { day: day.day, what, raceType })),
    [schedule, onChange, raceType],
  )
  return (
    <div>
      <div className={classes.head} aria-hidden>
        <span>Available</span>
        <span />
        <span>Hours</span>
      </div>
      <ul className={classes.week} aria-label="Days of the week">
        {schedule.map((day) => (
          <ScheduleRow
            key={day.day}
            day={day}
            suggested={suggestedHours(raceType, day.isEndurance)}
            error={dayErrors[day.day]}
            onChange={change}
          />
        ))}
      </ul>
    </div>
  )
})
