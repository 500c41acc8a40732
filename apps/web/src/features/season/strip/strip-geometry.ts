import type { SeasonWeek } from '@tri/plan-engine/season'
import { ticks } from 'd3-array'
import { curveMonotoneX, line } from 'd3-shape'

/** How minutes become heights, and where the strip writes hours. */
export type StripScale = {
  /** Minutes at the top. */
  most: number
  /** Whole or half hours to draw a line at, the bottom left out. */
  hours: readonly number[]
}

/** About as many lines as can be read beside bars this small. */
const LINES = 3

/** The scale that holds the biggest planned and the biggest done week. */
export function stripScale(weeks: readonly Pick<SeasonWeek, 'planned' | 'done'>[]): StripScale {
  const most = Math.max(60, ...weeks.flatMap(({ planned, done }) => [planned.total, done.total]))
  return { most, hours: ticks(0, most / 60, LINES).filter((hour) => hour > 0) }
}

export type StripPoint = { x: number; y: number }

/** Points of a line over the strip, in the middle of each week; weeks without a value have none. */
export const stripPoints = (
  minutes: readonly number[],
  { width, height, most }: { width: number; height: number; most: number },
): readonly (StripPoint | undefined)[] =>
  minutes.map((value, index) =>
    value > 0 ? { x: ((index + 0.5) * width) / minutes.length, y: height * (1 - value / most) } : undefined,
  )

const path = line<StripPoint | undefined>()
  .defined((point) => point !== undefined)
  .x((point) => Math.round((point?.x ?? 0) * 10) / 10)
  .y((point) => Math.round((point?.y ?? 0) * 10) / 10)
  .curve(curveMonotoneX)

/** The same as the path of an SVG; it breaks where a week has no value. */
export const stripPath = (points: readonly (StripPoint | undefined)[]): string => path(points) ?? ''
