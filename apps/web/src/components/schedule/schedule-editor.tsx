import { type RaceType, type ScheduleDay, suggestedHours, type WeeklySchedule } from '@tri/plan-engine'
import { memo, type ReactNode, useCallback } from 'react'
import { changeDay, type DayChange } from './schedule-day.js'
import classes from './schedule-editor.module.css'
import { HoursBar, ScheduleRow } from './schedule-row.js'

type Props = {
  schedule: WeeklySchedule
  /** Whose suggested hours are shown. */
  raceType: RaceType
  onChange: (schedule: WeeklySchedule) => void
  /** What is wrong with a day's hours, by weekday. */
  dayErrors?: Readonly<Record<number, string>>
  /** What stands beside a day, by weekday; a bar as long as its hours unless given. */
  beside?: readonly ReactNode[] | undefined
}

const NO_ERRORS: Readonly<Record<number, string>> = {}

/** The week an athlete has: seven rows, Monday first, as most races are on the last day of such a week. */
export const ScheduleEditor = memo(function ScheduleEditor(props: Props) {
  const { schedule, raceType, onChange, dayErrors = NO_ERRORS, beside } = props
  const change = useCallback(
    (day: ScheduleDay, what: DayChange) => onChange(changeDay(schedule, { day: day.day, what, raceType })),
    [schedule, onChange, raceType],
  )
  return (
    <ul className={classes.week} aria-label="Days of the week">
      {[...schedule.slice(1), ...schedule.slice(0, 1)].map((day) => (
        <ScheduleRow
          key={day.day}
          day={day}
          suggested={suggestedHours(raceType, day.isEndurance)}
          error={dayErrors[day.day]}
          onChange={change}
        >
          {beside ? beside[day.day] : <HoursBar day={day} />}
        </ScheduleRow>
      ))}
    </ul>
  )
})
