import type { Sport } from '@tri/plan-engine'
import type { PaceTrend } from '@tri/plan-engine/season'
import classes from './pace-trend-line.module.css'
import { trendShape } from './trend-shape.js'

const BOX = { width: 132, height: 32 }

/** The sessions of a trend as dots, up is faster, with the line through them; the words beside it say the same. */
export function PaceTrendLine({ trend, sport }: { trend: PaceTrend; sport: Sport }) {
  const { points, from, to } = trendShape(trend, sport, BOX)
  return (
    <svg
      className={classes.trend}
      width={BOX.width + 8}
      height={BOX.height + 8}
      viewBox={`-4 -4 ${BOX.width + 8} ${BOX.height + 8}`}
      data-sport={sport}
      aria-hidden
    >
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      {points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={3} />
      ))}
    </svg>
  )
}
