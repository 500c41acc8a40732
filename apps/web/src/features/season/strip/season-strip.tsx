import { useElementSize } from '@mantine/hooks'
import { IconFlag } from '@tabler/icons-react'
import { SPORTS } from '@tri/plan-engine'
import type { SeasonWeek } from '@tri/plan-engine/season'
import { memo, useState } from 'react'
import { showsNumber } from '../../../lib/season.js'
import { PhaseBands } from '../phase-bands.js'
import { WeekPicker } from '../week-picker.js'
import { LongLines } from './long-lines.js'
import classes from './season-strip.module.css'
import { type StripScale, stripScale } from './strip-geometry.js'
import { WeekReadout } from './week-readout.js'

type Props = {
  weeks: readonly SeasonWeek[]
  selected: number
  onSelect: (week: number, isStep?: boolean) => void
}

/** Narrower weeks are too small for a finger each: the strip becomes one slider. */
const LEAST_TARGET_PIXELS = 24

/**
 * The whole season, however narrow: hours a week stacked by sport, planned pale and done solid, with the long ride and
 * the long run as lines, over the bands of its phases. Pressing a week goes there.
 */
export function SeasonStrip({ weeks, selected, onSelect }: Props) {
  const { ref, width } = useElementSize()
  const [hovered, setHovered] = useState<number>()
  const weekWidth = width / Math.max(1, weeks.length)
  const isTight = width > 0 && weekWidth < LEAST_TARGET_PIXELS
  const scale = stripScale(weeks)
  // A slider hears of no pointer that leaves: what the buttons heard before the width was known would stay.
  const read = weeks[((isTight ? undefined : hovered) ?? selected) - 1]
  return (
    <div className={classes.season}>
      <div
        className={classes.chart}
        data-tight={isTight || undefined}
        style={{ '--weeks': weeks.length, '--week-width': `${weekWidth}px` }}
      >
        <HourLines scale={scale} />
        <div ref={ref} className={classes.weeks}>
          <WeekBars weeks={weeks} selected={selected} weekWidth={width > 0 ? weekWidth : LEAST_TARGET_PIXELS} />
          <LongLines weeks={weeks} width={width} most={scale.most} />
          <WeekPicker {...{ weeks, selected, isTight, onSelect }} onHover={setHovered} />
        </div>
      </div>
      <PhaseBands weeks={weeks} weekWidth={width > 0 ? weekWidth : undefined} />
      {read && <WeekReadout week={read} />}
    </div>
  )
}

const HourLines = ({ scale: { hours, most } }: { scale: StripScale }) => (
  <div className={classes.hours} aria-hidden>
    {hours.map((hour) => (
      <span key={hour} style={{ '--at': (hour * 60) / most }}>
        {hour} h
      </span>
    ))}
  </div>
)

type BarsProps = Pick<Props, 'weeks' | 'selected'> & { weekWidth: number }

const WeekBars = memo(function WeekBars({ weeks, selected, weekWidth }: BarsProps) {
  const { most } = stripScale(weeks)
  return weeks.map(({ week, time, planned, done }) => (
    <span
      key={week}
      className={classes.week}
      data-selected={week === selected || undefined}
      data-now={time === 'now' || undefined}
      data-race={week === weeks.length || undefined}
      aria-hidden
    >
      <span className={classes.bars}>
        <Stack className={classes.planned} minutes={planned} most={most} />
        {done.total > 0 && <Stack className={classes.done} minutes={done} most={most} />}
      </span>
      <span className={classes.number}>
        {week === weeks.length ? (
          <IconFlag size={14} />
        ) : (
          showsNumber(week, { weeks: weeks.length, weekWidth, selected }) && week
        )}
      </span>
    </span>
  ))
})

const Stack = ({
  className,
  minutes,
  most,
}: {
  className: string | undefined
  minutes: SeasonWeek['planned']
  most: number
}) => (
  <span className={className}>
    {SPORTS.map((sport) => (
      <span key={sport} data-sport={sport} style={{ '--height': minutes[sport] / most }} />
    ))}
  </span>
)
