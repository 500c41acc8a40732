import type { RaceDayEntry } from './race-day-facts.js'
import classes from './race-timeline.module.css'

/** Race day from breakfast to the finish, by the clock; each leg in its sport's colour. */
export const RaceTimeline = ({ entries }: { entries: readonly RaceDayEntry[] }) => (
  <ol className={classes.timeline}>
    {entries.map(({ time, title, note, length, sport, isFinish }) => (
      <li key={title} className={classes.entry} data-sport={sport} data-finish={isFinish}>
        <span className={classes.time}>{time}</span>
        <span className={classes.mark} aria-hidden />
        <span className={classes.words}>
          <b>{title}</b>
          <small>{note}</small>
        </span>
        {length && <span className={classes.length}>{length}</span>}
      </li>
    ))}
  </ol>
)
