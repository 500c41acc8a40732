import { useElementSize } from '@mantine/hooks'
import { IconFlag } from '@tabler/icons-react'
import { hours, SPORTS, type Week } from '@tri/plan-engine'
import type { CSSProperties } from 'react'
import { hoursText } from '../lib/format.js'
import { bandName, biggestWeek, phaseBands, showsNumber } from '../lib/season.js'
import { phaseToken } from './phase-chip.js'
import { PhaseKey } from './phase-key.js'
import classes from './season-strip.module.css'

type Props = {
  weeks: readonly Week[]
  selected: number
  onSelect: (week: number) => void
}

/** Narrower weeks are too small for a finger each: the strip becomes one slider. */
const LEAST_TARGET_PIXELS = 24

/**
 * The whole season, however narrow: a bar a week, stacked by sport, over the bands of its phases. Pressing a week goes
 * there; where weeks are too narrow to press, sliding over the strip does.
 */
export function SeasonStrip({ weeks, selected, onSelect }: Props) {
  const { ref, width } = useElementSize()
  const weekWidth = width / Math.max(1, weeks.length)
  const isTight = width > 0 && weekWidth < LEAST_TARGET_PIXELS
  const bands = phaseBands(weeks)
  const names = bands.map((band) => (width > 0 ? bandName(band.phase, weekWidth * band.weeks) : band.phase))
  return (
    <div>
      <div
        ref={ref}
        className={classes.strip}
        data-tight={isTight || undefined}
        style={{ '--weeks': weeks.length, '--week-width': `${weekWidth}px` } as CSSProperties}
      >
        <WeekBars weeks={weeks} selected={selected} weekWidth={width > 0 ? weekWidth : LEAST_TARGET_PIXELS} />
        {isTight ? (
          <WeekSlider weeks={weeks} selected={selected} onSelect={onSelect} />
        ) : (
          <WeekButtons weeks={weeks} selected={selected} onSelect={onSelect} />
        )}
        {bands.map(({ phase, from, weeks: length }, index) => (
          <span
            key={from}
            className={classes.band}
            data-phase={phaseToken(phase)}
            style={{ gridColumn: `${from} / span ${length}` }}
            title={phase}
            aria-hidden
          >
            {names[index]}
          </span>
        ))}
      </div>
      {names.includes('') && <PhaseKey bands={bands} />}
    </div>
  )
}

function WeekBars({ weeks, selected, weekWidth }: Pick<Props, 'weeks' | 'selected'> & { weekWidth: number }) {
  const most = Math.max(1, biggestWeek(weeks)?.minutes ?? 1)
  const isLast = (week: number) => week === weeks.length
  return weeks.map(({ week, bySport }) => (
    <span
      key={week}
      className={classes.week}
      style={{ gridColumn: week }}
      data-selected={week === selected || undefined}
      data-race={isLast(week) || undefined}
      aria-hidden
    >
      <span className={classes.bar}>
        {SPORTS.map((sport) => (
          <span key={sport} data-sport={sport} style={{ '--height': bySport[sport] / most } as CSSProperties} />
        ))}
      </span>
      <span className={classes.number}>
        {isLast(week) ? (
          <IconFlag size={14} />
        ) : (
          showsNumber(week, { weeks: weeks.length, weekWidth, selected }) && week
        )}
      </span>
    </span>
  ))
}

function WeekButtons({ weeks, selected, onSelect }: Props) {
  return weeks.map((week) => (
    <button
      key={week.week}
      type="button"
      className={classes.button}
      style={{ gridColumn: week.week }}
      aria-label={spoken(week)}
      aria-current={week.week === selected || undefined}
      onClick={() => onSelect(week.week)}
    />
  ))
}

function WeekSlider({ weeks, selected, onSelect }: Props) {
  const week = weeks[selected - 1]
  return (
    <input
      type="range"
      className={classes.slider}
      min={1}
      max={weeks.length}
      value={selected}
      aria-label="Week of the season"
      aria-valuetext={week && spoken(week)}
      onChange={({ currentTarget }) => onSelect(currentTarget.valueAsNumber)}
    />
  )
}

const spoken = ({ week, phase, minutes }: Week): string => `Week ${week}, ${phase}, ${hoursText(hours(minutes))}`
