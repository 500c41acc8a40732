import type { SeasonWeek } from '@tri/plan-engine/season'
import { memo } from 'react'
import classes from './long-lines.module.css'
import { stripPath, stripPoints } from './strip-geometry.js'

type Props = {
  weeks: readonly SeasonWeek[]
  /** Pixels; nothing is drawn before they are known. */
  width: number
  /** Minutes at the top. */
  most: number
}

/** As high as the bars. */
const HEIGHT = 120
/** Weeks need this many pixels each before points are drawn. */
const LEAST_POINT_PIXELS = 12

/** The long ride of each week as a solid line with squares, the long run as a dashed one with dots. */
export const LongLines = memo(function LongLines({ weeks, width, most }: Props) {
  if (width === 0) return null
  const scale = { width, height: HEIGHT, most }
  const rides = stripPoints(
    weeks.map(({ longRide }) => longRide),
    scale,
  )
  const runs = stripPoints(
    weeks.map(({ longRun }) => longRun),
    scale,
  )
  const hasPoints = width / weeks.length >= LEAST_POINT_PIXELS
  return (
    <svg className={classes.lines} width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden>
      {[rides, runs].map((points, index) => (
        <g key={index === 0 ? 'ride' : 'run'} data-line={index === 0 ? 'ride' : 'run'}>
          <path className={classes.halo} d={stripPath(points)} />
          <path className={classes.line} d={stripPath(points)} />
          {hasPoints &&
            points.map((point) =>
              point && index === 0 ? (
                <rect key={point.x} x={point.x - 3.5} y={point.y - 3.5} width={7} height={7} />
              ) : (
                point && <circle key={point.x} cx={point.x} cy={point.y} r={3.5} />
              ),
            )}
        </g>
      ))}
    </svg>
  )
})
