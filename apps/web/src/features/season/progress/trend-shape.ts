import { daysBetween, type Sport } from '@tri/plan-engine'
import type { PaceTrend } from '@tri/plan-engine/season'
import { extent } from 'd3-array'

/** Points and line of a pace trend in a box of pixels; up is faster in every sport. */
export type TrendShape = {
  points: readonly { x: number; y: number }[]
  from: { x: number; y: number }
  to: { x: number; y: number }
}

type Box = { width: number; height: number }

/** How a trend is drawn. */
export function trendShape({ points, from, to }: PaceTrend, sport: Sport, { width, height }: Box): TrendShape {
  const speed = (pace: number) => (sport === 'bike' ? pace : 1 / pace)
  const speeds = points.map(({ pace }) => speed(pace))
  const [least = 0, most = 0] = extent([...speeds, speed(from), speed(to)])
  const first = points[0]?.date ?? ''
  const days = points.map(({ date }) => daysBetween(first, date))
  const length = Math.max(1, ...days)
  const y = (value: number) => tenth(most > least ? height * (1 - (value - least) / (most - least)) : height / 2)
  return {
    points: speeds.map((value, index) => ({ x: tenth(((days[index] ?? 0) / length) * width), y: y(value) })),
    from: { x: 0, y: y(speed(from)) },
    to: { x: width, y: y(speed(to)) },
  }
}

const tenth = (value: number): number => Math.round(value * 10) / 10
