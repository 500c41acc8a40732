import { IconCalendarEvent } from '@tabler/icons-react'
import type { IsoDay } from '@tri/plan-engine'
import { Suspense, useState } from 'react'
import { IconButton } from '../../../ui/controls/plain-button.js'
import { FieldEnd, TextField } from '../../../ui/controls/text-field.js'
import { lazyThemed } from '../../../ui/theme/themed-part.js'
import { fieldId } from '../form/fields.js'
import { raceDateLimits } from '../form/setup-state.js'
import classes from './race-type-card.module.css'

const CalendarButton = lazyThemed(async () => (await import('./race-calendar-button.js')).RaceCalendarButton)

type Props = {
  raceDate: string
  today: IsoDay
  error?: string | undefined
  onChange: (raceDate: string) => void
}

/**
 * Typed in the athlete's own order of day and month, or picked from a calendar, whose code is loaded when it is first
 * wanted. Touch screens keep the picker of their system.
 */
export function RaceDateField({ raceDate, today, error, onChange }: Props) {
  const { first, last } = raceDateLimits(today)
  const [isWanted, setWanted] = useState(false)
  const quiet = (
    <IconButton aria-label="Open the calendar" onClick={() => setWanted(true)}>
      <IconCalendarEvent size={18} aria-hidden />
    </IconButton>
  )
  return (
    <TextField
      id={fieldId('raceDate')}
      type="date"
      label="Race Date"
      min={first}
      max={last}
      value={raceDate}
      error={error}
      inputClassName={classes.dateInput}
      end={
        <FieldEnd className={classes.dateSection}>
          {isWanted ? (
            <Suspense fallback={quiet}>
              <CalendarButton raceDate={raceDate} first={first} last={last} onPick={onChange} />
            </Suspense>
          ) : (
            quiet
          )}
        </FieldEnd>
      }
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
