import { useElementSize } from '@mantine/hooks'
import type { LoadLine, SeasonLoad, SeasonWeek } from '@tri/plan-engine/season'
import { PhaseBands } from '../phase-bands.js'
import { WeekPicker } from '../week-picker.js'
import classes from './load-chart.module.css'
import { type Drawing, heightOf, loadAreas, loadPaths, loadScale, todayAt } from './load-geometry.js'
import { daysUntilToday, LOAD_LINES, loadFacts, loadText } from './load-words.js'

type Props = {
  load: SeasonLoad
  line: LoadLine
  weeks: readonly SeasonWeek[]
  selected: number
  onSelect: (week: number) => void
}

const HEIGHT = 190
/** Narrower weeks are too small for a finger each. */
const LEAST_TARGET_PIXELS = 24

/** Fitness, fatigue and form day by day, over the load of each week; pressing a week goes there. */
export function LoadChart({ load, line, weeks, selected, onSelect }: Props) {
  const { ref, width } = useElementSize()
  const days = load.lines[line]
  const drawing: Drawing = {
    box: { width, height: HEIGHT },
    scale: loadScale(days),
    place: { weeks: weeks.length, past: daysUntilToday(load.days) },
  }
  const weekWidth = width / Math.max(1, weeks.length)
  const isTight = width > 0 && weekWidth < LEAST_TARGET_PIXELS
  return (
    <div
      className={classes.chart}
      data-tight={isTight || undefined}
      style={{ '--weeks': weeks.length, '--week-width': `${weekWidth}px` }}
    >
      <div ref={ref} className={classes.plot}>
        {width > 0 && <Lines load={load} line={line} drawing={drawing} />}
      </div>
      <p className={classes.caption}>Load of each week</p>
      <div className={classes.weeks}>
        <WeekLoads load={load} line={line} weeks={weeks.length} selected={selected} />
        <WeekPicker {...{ weeks, selected, isTight, onSelect }} onHover={() => undefined} />
      </div>
      <PhaseBands weeks={weeks} weekWidth={width > 0 ? weekWidth : undefined} />
    </div>
  )
}

function Lines({ load, line, drawing }: Pick<Props, 'load' | 'line'> & { drawing: Drawing }) {
  const { box, scale } = drawing
  const days = load.lines[line]
  const today = todayAt(days, drawing)
  const label = loadFacts(load, line).map(({ title, now, race }) => `${title} ${now} today, ${race} on race morning`)
  return (
    <svg
      className={classes.lines}
      width={box.width}
      height={box.height}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={`Fitness, fatigue and form. ${label.join('. ')}.`}
    >
      {scale.ticks.map((tick) => (
        <g key={tick} className={classes.tick} data-zero={tick === 0 || undefined}>
          <path d={`M0 ${heightOf(tick, scale, box)}H${box.width}`} />
          <text x={-6} y={heightOf(tick, scale, box)}>
            {loadText(tick)}
          </text>
        </g>
      ))}
      {today > 0 && today < box.width && <path className={classes.today} d={`M${today} 0V${box.height}`} />}
      <Areas days={days} drawing={drawing} />
      {LOAD_LINES.map((name) => {
        const { past, ahead } = loadPaths(days, name, drawing)
        return (
          <g key={name} data-line={name} className={classes.line}>
            <path d={past} />
            <path d={ahead} data-ahead />
          </g>
        )
      })}
    </svg>
  )
}

/** Form as a shape: below zero tired, above it fresh. */
function Areas({ days, drawing }: { days: SeasonLoad['lines']['total']; drawing: Drawing }) {
  const { past, ahead } = loadAreas(days, 'form', drawing)
  return (
    <g className={classes.area}>
      <path d={past} />
      <path d={ahead} data-ahead />
    </g>
  )
}

type LoadsProps = Pick<Props, 'load' | 'line' | 'selected'> & { weeks: number }

function WeekLoads({ load, line, weeks, selected }: LoadsProps) {
  const most = Math.max(1, ...load.weeks.flatMap(({ planned, done }) => [planned[line], done[line]]))
  return Array.from({ length: weeks }, (_, index) => {
    const loads = load.weeks.find(({ week }) => week === index + 1)
    return (
      <span
        key={`week ${index + 1}`}
        className={classes.week}
        data-selected={selected === index + 1 || undefined}
        data-sport={line === 'total' ? undefined : line}
        style={{
          '--planned': (loads?.planned[line] ?? 0) / most,
          '--done': (loads?.done[line] ?? 0) / most,
        }}
        aria-hidden
      />
    )
  })
}
