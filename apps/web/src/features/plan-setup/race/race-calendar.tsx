import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import type { IsoDay } from '@tri/plan-engine'

type Props = {
  /** Empty until one is chosen. */
  raceDate: string
  first: IsoDay
  last: IsoDay
  onPick: (raceDate: string) => void
}

/** A month to pick the race from; weeks begin on Monday, as most races are at their end. */
export function RaceCalendar({ raceDate, first, last, onPick }: Props) {
  return (
    <DatePicker
      value={raceDate || null}
      defaultDate={raceDate || first}
      minDate={first}
      maxDate={last}
      onChange={(picked) => picked && onPick(picked)}
      ariaLabels={{ nextMonth: 'Next month', previousMonth: 'Previous month' }}
      weekendDays={[]}
      size="md"
    />
  )
}
