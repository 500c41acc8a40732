import { Card, TextInput, Title } from '@mantine/core'
import type { IsoDay } from '@tri/plan-engine'
import { memo } from 'react'
import { counted, longDate } from '../../lib/format.js'
import { fieldId } from './fields.js'
import classes from './race-card.module.css'
import { raceDateLimits } from './set-up.js'

type Props = {
  raceDate: string
  today: IsoDay
  /** To race day; undefined until a possible date is chosen. */
  weeks: number | undefined
  error?: string | undefined
  onChange: (raceDate: string) => void
}

/** When the race is. The browser's own date field: typed or picked, in the athlete's own order of day and month. */
export const RaceDateCard = memo(function RaceDateCard({ raceDate, today, weeks, error, onChange }: Props) {
  const { first, last } = raceDateLimits(today)
  return (
    <Card component="section" className={classes.card}>
      <Title order={2} id="race-date-title">
        Race Date
      </Title>
      <div className={classes.date}>
        <TextInput
          id={fieldId('raceDate')}
          type="date"
          aria-label="Race Date"
          min={first}
          max={last}
          value={raceDate}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <p className={classes.countdown} aria-live="polite">
          {weeks === undefined ? (
            <span>From tomorrow to two years ahead.</span>
          ) : (
            <>
              <b>{counted(weeks, 'week')} to race day</b>
              <span>{longDate(raceDate)}</span>
            </>
          )}
        </p>
      </div>
    </Card>
  )
})
