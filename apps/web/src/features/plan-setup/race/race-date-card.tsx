import { Card, Title } from '@mantine/core'
import type { IsoDay } from '@tri/plan-engine'
import { memo } from 'react'
import { counted, longDate } from '../../../lib/measures/format.js'
import { RaceDateField } from './race-date-field.js'
import classes from './race-type-card.module.css'

type Props = {
  raceDate: string
  today: IsoDay
  /** To race day; undefined until a possible date is chosen. */
  weeks: number | undefined
  error?: string | undefined
  onChange: (raceDate: string) => void
}

/** When the race is, and how far away that is. */
export const RaceDateCard = memo(function RaceDateCard({ raceDate, today, weeks, error, onChange }: Props) {
  return (
    <Card component="section" className={classes.card}>
      <Title order={2} size="h3" id="race-date-title">
        Race Date
      </Title>
      <div className={classes.date}>
        <RaceDateField raceDate={raceDate} today={today} error={error} onChange={onChange} />
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
