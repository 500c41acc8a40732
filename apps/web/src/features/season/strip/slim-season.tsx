import { useElementSize } from '@mantine/hooks'
import { IconFlag } from '@tabler/icons-react'
import { type SeasonWeek, seasonWeeks } from '@tri/plan-engine/season'
import { useMemo } from 'react'
import { phaseToken } from '../../../components/week/phase-chip.js'
import { clock } from '../../../lib/measures/format.js'
import { phaseBands } from '../../../lib/season.js'
import type { ShownSeason } from '../../../lib/shown-plan.js'
import { WeekPicker } from '../week-picker.js'
import { racesOfWeeks } from './races-of-weeks.js'
import classes from './slim-season.module.css'

/** Narrower weeks are too small for a finger each: the strip becomes one slider. */
const LEAST_TARGET_PIXELS = 32

/** The season in 64 pixels: each week's hours, planned, done and missed, before the bands of its phases. Pressing a week goes there. */
export function SlimSeason({ plan, workouts, today, week, onWeek }: ShownSeason) {
  const weeks = useMemo(() => seasonWeeks(plan, workouts, today), [plan, workouts, today])
  const races = useMemo(() => racesOfWeeks(workouts), [workouts])
  const { ref, width } = useElementSize()
  const weekWidth = width / Math.max(1, weeks.length)
  const isTight = width > 0 && weekWidth < LEAST_TARGET_PIXELS
  return (
    <section className={classes.season} aria-label="Season">
      <div ref={ref} className={classes.strip} style={{ '--weeks': weeks.length, '--week-width': `${weekWidth}px` }}>
        <Bands weeks={weeks} />
        <Bars weeks={weeks} races={races} selected={week} />
        <WeekPicker {...{ weeks, races, selected: week, isTight, onSelect: onWeek }} onHover={unheard} />
      </div>
      <Key weeks={weeks} />
    </section>
  )
}

/** Each week is named by its button. */
const unheard = () => undefined

const Bands = ({ weeks }: { weeks: readonly SeasonWeek[] }) => (
  <div className={classes.bands} aria-hidden>
    {phaseBands(weeks).map(({ phase, from, weeks: length }) => (
      <span
        key={from}
        className={classes.band}
        data-phase={phaseToken(phase)}
        style={{ gridColumn: `${from} / span ${length}` }}
      >
        <span>{phase}</span>
      </span>
    ))}
  </div>
)

type BarsProps = { weeks: readonly SeasonWeek[]; races: ReadonlyMap<number, string>; selected: number }

function Bars({ weeks, races, selected }: BarsProps) {
  const most = Math.max(60, ...weeks.flatMap(({ planned, done }) => [planned.total, done.total]))
  return weeks.map(({ week, time, planned, done, missed }) => (
    <span
      key={week}
      className={classes.week}
      data-selected={week === selected || undefined}
      data-now={time === 'now' || undefined}
      data-race={week === weeks.length || undefined}
      aria-hidden
    >
      <span className={classes.parts}>
        <span className={classes.number}>
          {week === weeks.length ? <IconFlag size={14} /> : week}
          {races.has(week) && <IconFlag size={12} className={classes.flag} />}
        </span>
        <span className={classes.bar}>
          <span className={classes.planned} style={{ '--height': planned.total / most }} />
          {missed > 0 && (
            <span
              className={classes.missed}
              style={{ '--height': Math.min(planned.total, done.total + missed) / most }}
            />
          )}
          {done.total > 0 && <span className={classes.done} style={{ '--height': done.total / most }} />}
        </span>
      </span>
    </span>
  ))
}

function Key({ weeks }: { weeks: readonly SeasonWeek[] }) {
  const training = weeks.slice(0, -1)
  const longest = training.reduce<SeasonWeek | undefined>(
    (most, each) => (most && most.planned.total >= each.planned.total ? most : each),
    undefined,
  )
  return (
    <div className={classes.foot}>
      <ul className={classes.key} aria-label="Key">
        <li>
          <span className={classes.swatch} data-part="done" aria-hidden /> Done
        </li>
        <li>
          <span className={classes.swatch} data-part="planned" aria-hidden /> Planned
        </li>
        <li>
          <span className={classes.swatch} data-part="missed" aria-hidden /> Missed
        </li>
      </ul>
      {longest && (
        <p>
          Longest week {clock(longest.planned.total)}, week {longest.week}
        </p>
      )}
    </div>
  )
}
