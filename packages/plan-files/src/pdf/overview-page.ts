import { SPORTS } from '@tri/plan-engine'
import { type PlanSheet, RACE_NAMES } from '../plan/plan.js'
import { durationText } from '../plan/session-text.js'
import { longDate, shortDate } from './dates.js'
import { drawHoursChart, drawLegend } from './hours-chart.js'
import { GREY, INK, MARGIN, PHASE_TINT, SPORT_TEXT } from './look.js'
import { bottomOf } from './page.js'
import { type Pen, type TextStyle, write } from './pen.js'
import type { SeasonWeek } from './season.js'

/** Points the chart may be high: more where the table leaves room. */
const CHART = { min: 170, max: 260 }
const ROW = 14.5

/** A line of facts under the title, e.g. the goal; the caller's own words. */
export type Fact = { label: string; value: string }

export type Overview = { sheet: PlanSheet; weeks: readonly SeasonWeek[]; facts: readonly Fact[]; nextPage: () => void }

/** The season: what race, how many hours of what, and each week in a row. Goes on to another page where it must. */
export function drawOverview(pen: Pen, { sheet, weeks, facts, nextPage }: Overview) {
  nextPage()
  const width = pen.width - 2 * MARGIN
  let y = MARGIN
  y += write(pen, sheet.name, { x: MARGIN, y, size: 24, width, isBold: true }) + 4
  const race = `${RACE_NAMES[sheet.raceType]} on ${longDate(sheet.calendar.raceDate)}, ${weeks.length === 1 ? '1 week' : `${weeks.length} weeks`}`
  y += write(pen, race, { x: MARGIN, y, size: 11, width, colour: GREY }) + 10
  y = drawFacts(pen, facts, y)
  write(pen, 'Hours a week', { x: MARGIN, y, size: 12, width, isBold: true })
  drawLegend(pen, seasonHours(weeks), { x: MARGIN + 110, y: y + 3 })
  const room = bottomOf(pen) - y - 26 - 14 - (weeks.length + 1) * ROW
  const height = Math.min(CHART.max, Math.max(CHART.min, room))
  drawHoursChart(pen, weeks, { x: MARGIN + 30, y: y + 26, width: width - 30, height })
  drawWeekTable(pen, { weeks, nextPage }, y + 26 + height + 14)
}

/** The facts side by side, four in a row. Answers where the next thing begins. */
function drawFacts(pen: Pen, facts: readonly Fact[], top: number): number {
  const column = (pen.width - 2 * MARGIN) / 4
  facts.forEach(({ label, value }, index) => {
    const x = MARGIN + (index % 4) * column
    const y = top + Math.floor(index / 4) * 30
    write(pen, label, { x, y, size: 8, width: column - 8, colour: GREY, isOneLine: true })
    write(pen, value, { x, y: y + 10, size: 10.5, width: column - 8, isBold: true, isOneLine: true })
  })
  return top + Math.ceil(facts.length / 4) * 30 + (facts.length > 0 ? 8 : 0)
}

const seasonHours = (weeks: readonly SeasonWeek[]) => {
  const of = (sport: (typeof SPORTS)[number]) => weeks.reduce((sum, { planned }) => sum + planned[sport], 0)
  return { swim: durationText(of('swim')), bike: durationText(of('bike')), run: durationText(of('run')) }
}

type Table = Pick<Overview, 'weeks' | 'nextPage'>

function drawWeekTable(pen: Pen, { weeks, nextPage }: Table, top: number) {
  let y = drawHead(pen, top)
  for (const week of weeks) {
    if (y + ROW > bottomOf(pen)) {
      nextPage()
      y = drawHead(pen, MARGIN)
    }
    drawWeekRow(pen, week, y)
    y += ROW
  }
}

/** Widths of the columns as shares of the page. */
const COLUMNS = [0.08, 0.24, 0.24, 0.11, 0.11, 0.11, 0.11] as const
const HEAD = ['Week', 'Dates', 'Phase', 'Swim', 'Bike', 'Run', 'Total'] as const

function drawHead(pen: Pen, y: number): number {
  drawCells(
    pen,
    HEAD.map((text) => ({ text, style: { colour: GREY } })),
    y,
  )
  return y + ROW
}

function drawWeekRow(pen: Pen, { week, phase, from, to, planned }: SeasonWeek, y: number) {
  pen.doc.rect(MARGIN, y - 1, pen.width - 2 * MARGIN, ROW - 1).fill(PHASE_TINT[phase])
  const cells = [
    { text: String(week), style: { isBold: true } },
    { text: `${shortDate(from)} \u2013 ${shortDate(to)}` },
    { text: phase },
    ...SPORTS.map((sport) => ({ text: clock(planned[sport]), style: { colour: SPORT_TEXT[sport] } })),
    { text: clock(planned.total), style: { isBold: true } },
  ]
  drawCells(pen, cells, y)
}

type Cell = { text: string; style?: Pick<TextStyle, 'isBold' | 'colour'> }

function drawCells(pen: Pen, cells: readonly Cell[], y: number) {
  const whole = pen.width - 2 * MARGIN - 12
  let x = MARGIN + 6
  cells.forEach(({ text, style }, index) => {
    const width = (COLUMNS[index] ?? 0) * whole
    const align = index > 2 ? 'right' : 'left'
    write(pen, text, { x, y: y + 1, size: 9, width, align, isOneLine: true, colour: INK, ...style })
    x += width
  })
}

/** Minutes as `"1:05"`. */
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
