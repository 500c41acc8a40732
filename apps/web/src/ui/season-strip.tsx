import { IconFlag } from '@tabler/icons-react'
import { hours, SPORTS, type Week } from '@tri/plan-engine'
import { type CSSProperties, useEffect, useRef } from 'react'
import { hoursText } from '../lib/format.js'
import { biggestWeek, phaseBands } from '../lib/season.js'
import classes from './season-strip.module.css'

type Props = {
  weeks: readonly Week[]
  selected: number
  onSelect: (week: number) => void
}

const BAND = {
  'Base Building': 'base',
  'Build Phase': 'build',
  'Peak Phase': 'peak',
  Taper: 'taper',
  'Recovery Week': 'recovery',
  'Race Week': 'race',
} as const

/** The whole season: a bar a week, stacked by sport, over the bands of its phases. Pressing a week goes there. */
export function SeasonStrip({ weeks, selected, onSelect }: Props) {
  const most = Math.max(1, biggestWeek(weeks)?.minutes ?? 1)
  const scroll = useRef<HTMLDivElement>(null)
  useEffect(() => bringIntoView(scroll.current, selected), [selected])
  return (
    <div className={classes.scroll} ref={scroll}>
      <div className={classes.strip} style={{ '--weeks': weeks.length } as CSSProperties}>
        {weeks.map((week) => (
          <button
            key={week.week}
            type="button"
            className={classes.week}
            data-week={week.week}
            aria-label={`Week ${week.week}, ${week.phase}, ${hoursText(hours(week.minutes))}`}
            aria-current={week.week === selected || undefined}
            onClick={() => onSelect(week.week)}
          >
            <span className={classes.bar} aria-hidden>
              {SPORTS.map((sport) => (
                <span
                  key={sport}
                  data-sport={sport}
                  style={{ '--height': week.bySport[sport] / most } as CSSProperties}
                />
              ))}
            </span>
            <span className={classes.number} aria-hidden>
              {week.week === weeks.length ? <IconFlag size={14} /> : week.week}
            </span>
          </button>
        ))}
        {phaseBands(weeks).map(({ phase, from, weeks: length }) => (
          <span
            key={from}
            className={classes.band}
            data-phase={BAND[phase]}
            style={{ gridColumn: `${from} / span ${length}` }}
            title={phase}
            aria-hidden
          >
            {phase}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Scrolls the strip only: the page stays where the athlete reads. */
function bringIntoView(strip: HTMLElement | null, week: number) {
  const bar = strip?.querySelector<HTMLElement>(`[data-week="${week}"]`)
  if (!strip || !bar) return
  const left = bar.offsetLeft - strip.offsetLeft
  const isHidden = left < strip.scrollLeft || left + bar.offsetWidth > strip.scrollLeft + strip.clientWidth
  if (isHidden) strip.scrollTo({ left: left - strip.clientWidth / 2 })
}
