import type { SeasonLoad } from '@tri/plan-engine/season'
import { extent, ticks } from 'd3-array'
import { area, line } from 'd3-shape'
import { LOAD_LINES, type LoadValue } from './load-words.js'

/** A box to draw in, in pixels. */
export type Box = { width: number; height: number }

export type LoadScale = { least: number; most: number; ticks: readonly number[] }

/** Fitness, fatigue and form, day by day. */
export type LoadDays = SeasonLoad['lines']['total']

/** Where a series of days stands: it may begin within week 1, and ends on race day; `past` days of it are over. */
export type Place = { weeks: number; past: number }

export type Drawing = { box: Box; scale: LoadScale; place: Place }

/** One scale for the three lines, with zero on it. */
export function loadScale(days: LoadDays): LoadScale {
  const [least = 0, most = 0] = extent([0, 10, ...days.flatMap((day) => LOAD_LINES.map((name) => day[name]))])
  return { least, most, ticks: ticks(least, most, 4) }
}

/** How far below the top a value stands. */
export const heightOf = (value: number, { least, most }: LoadScale, { height }: Box): number =>
  tenth(height * (1 - (value - least) / (most - least)))

/** How far from the left today ends. */
export const todayAt = (days: LoadDays, { box, place }: Drawing): number =>
  tenth(((7 * place.weeks - days.length + place.past) / (7 * place.weeks)) * box.width)

/** A line in two paths, the days until today and those after; the second begins where the first ends. */
export function loadPaths(days: LoadDays, name: LoadValue, drawing: Drawing): { past: string; ahead: string } {
  const points = pointsOf(days, name, drawing)
  const { past } = drawing.place
  return { past: path(points.slice(0, past)), ahead: path(points.slice(Math.max(0, past - 1))) }
}

/** The space between a line and zero, for the days until today and for those after. */
export function loadAreas(days: LoadDays, name: LoadValue, drawing: Drawing): { past: string; ahead: string } {
  const zero = heightOf(0, drawing.scale, drawing.box)
  const points = pointsOf(days, name, drawing)
  const toArea = area().y0(zero)
  const areaOf = (part: [number, number][]) => (part.length > 1 ? (toArea(part) ?? '') : '')
  return {
    past: areaOf(points.slice(0, drawing.place.past)),
    ahead: areaOf(points.slice(Math.max(0, drawing.place.past - 1))),
  }
}

function pointsOf(days: LoadDays, name: LoadValue, { box, scale, place }: Drawing): [number, number][] {
  const first = 7 * place.weeks - days.length
  return days.map((day, index) => [
    tenth(((first + index + 0.5) / (7 * place.weeks)) * box.width),
    heightOf(day[name], scale, box),
  ])
}

const toPath = line()

/** A single day is no line. */
const path = (points: [number, number][]): string => (points.length > 1 ? (toPath(points) ?? '') : '')

const tenth = (value: number): number => Math.round(value * 10) / 10
