import { DAY_HOURS, type ScheduleDay } from '@tri/plan-engine'
import { memo, type ReactNode, useState } from 'react'
import { CheckBox } from '../../ui/controls/check-box.js'
import { FieldEnd, TextField } from '../../ui/controls/text-field.js'
import type { DayChange } from './schedule-day.js'
import classes from './schedule-editor.module.css'

type Props = {
  day: ScheduleDay
  /** Hours advised for this day. */
  suggested: number
  error?: string | undefined
  onChange: (day: ScheduleDay, what: DayChange) => void
  /** What stands beside it. */
  children: ReactNode
}

/** The element id of a day's hours, so that a form can put the focus there. */
export const hoursId = (day: number): string => `hours-${day}`

/** One day: available or not, how long, and whether it holds the long session. */
export const ScheduleRow = memo(function ScheduleRow({ day, suggested, error, onChange, children }: Props) {
  const { dayName, available, isEndurance } = day
  return (
    <li className={classes.row} data-off={!available || undefined}>
      <div className={classes.controls}>
        <CheckBox
          className={classes.available}
          label={dayName.slice(0, 3)}
          aria-label={`${dayName}: Available`}
          checked={available}
          onChange={(event) => onChange(day, { available: event.currentTarget.checked })}
        />
        <HoursInput day={day} error={error} onChange={onChange} />
        <CheckBox
          className={classes.endurance}
          size="small"
          label="Endurance"
          aria-label={`${dayName}: Endurance`}
          checked={available && isEndurance}
          disabled={!available}
          onChange={(event) => onChange(day, { isEndurance: event.currentTarget.checked })}
        />
        <span className={classes.hint}>{available ? `suggested ${suggested} h` : 'Rest day'}</span>
      </div>
      {children}
    </li>
  )
})

/** How long a day is, as a picture. */
export const HoursBar = ({ day: { hours, isEndurance } }: { day: ScheduleDay }) => (
  <span className={classes.bar} aria-hidden>
    <span data-endurance={isEndurance || undefined} style={{ '--share': hours / DAY_HOURS.max }} />
  </span>
)

/** An emptied field counts as 0 hours, but stays empty while it is being typed in. The browser's own number field. */
function HoursInput({ day, error, onChange }: Omit<Props, 'suggested' | 'children'>) {
  const [isEmptied, setEmptied] = useState(false)
  const { min, max, step } = DAY_HOURS
  return (
    <TextField
      id={hoursId(day.day)}
      className={classes.hours}
      type="number"
      size="small"
      aria-label={`${day.dayName}: hours`}
      min={min}
      max={max}
      step={step}
      inputMode="decimal"
      end={<FieldEnd className={classes.unit}>h</FieldEnd>}
      disabled={!day.available}
      value={isEmptied && day.hours === 0 ? '' : day.hours}
      error={error}
      onChange={({ currentTarget: { value, valueAsNumber } }) => {
        setEmptied(value === '')
        onChange(day, { hours: Number.isFinite(valueAsNumber) ? valueAsNumber : 0 })
      }}
      onBlur={() => {
        setEmptied(false)
        const held = Math.min(max, Math.max(min, day.hours))
        if (held !== day.hours) onChange(day, { hours: held })
      }}
      // Scrolling the page over a focused field must not change it.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}
