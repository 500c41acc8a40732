import { Title } from '@mantine/core'
import { inUnits } from '@tri/plan-files/units'
import { useId } from 'react'
import { clock, shortDate, shortWeekday } from '../../lib/measures/format.js'
import { afterRaceInWords } from '../../lib/words.js'
import { SportLabel } from '../../ui/sport.js'
import { useUnits } from '../../ui/use-units.js'
import classes from './after-race.module.css'
import { type AfterRaceDay, afterRaceText } from './after-race-text.js'

/** The easy days after the race: the plan's last band, which counts in none of its hours. Nothing for a plan without them. */
export function AfterRace({ sessions }: { sessions: readonly AfterRaceDay[] | undefined }) {
  const units = useUnits()
  const id = useId()
  if (!sessions?.length) return null
  return (
    <section className={classes.band} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        After the race
      </Title>
      <p className={classes.words}>{afterRaceText(sessions)}</p>
      <ul className={classes.days}>
        {afterRaceInWords(units, sessions).map(({ id: session, date, type, name, duration: minutes, distance }) => (
          <li key={session}>
            <b className={classes.date}>
              {shortWeekday(date)} {shortDate(date)}
            </b>
            <SportLabel type={type} size={14} />
            <span>{name}</span>
            <span className={classes.figures}>
              {clock(minutes)} {'\u00b7'} {inUnits(units, distance, type)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
