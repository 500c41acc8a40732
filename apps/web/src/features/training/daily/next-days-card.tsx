import { Card, Title, UnstyledButton } from '@mantine/core'
import type { IsoDay } from '@tri/plan-engine'
import type { PlanDay } from '../../../components/week/week-days.js'
import { clock, shortDate, weekdayName } from '../../../lib/measures/format.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { SportLabel } from '../../../ui/sport.js'
import classes from './next-days-card.module.css'

type Props = { days: readonly PlanDay<WorkoutInWords>[]; onSelectDay: (day: IsoDay) => void }

/** What comes next, in one look; pressing a day goes there. */
export function NextDaysCard({ days, onSelectDay }: Props) {
  if (days.length === 0) return null
  return (
    <Card component="section" aria-labelledby="next-days" className={classes.card}>
      <Title order={2} size="h3" id="next-days">
        {days.length === 2 ? 'Next two days' : 'Next day'}
      </Title>
      <ul className={classes.days}>
        {days.map(({ date, workouts, hours, restReason }) => (
          <li key={date}>
            <UnstyledButton className={classes.day} onClick={() => onSelectDay(date)}>
              <span className={classes.date}>
                <b>{weekdayName(date)}</b> {shortDate(date)} <span>{hours}</span>
              </span>
              {restReason && <span className={classes.rest}>{restReason}</span>}
              {workouts.flatMap(({ exercises }) =>
                exercises.map(({ id, type, name, duration: minutes }) => (
                  <span key={id} className={classes.session}>
                    <SportLabel type={type} size={14} /> <span>{name}</span> <b>{clock(minutes)}</b>
                  </span>
                )),
              )}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
