import { type BySport, SPORTS } from '@tri/plan-engine'
import { SPORT_NAMES } from '../plan/plan.js'
import { GREY, LINE, PHASE_TINT, SPORT_COLOUR } from './look.js'
import { type Pen, widthOf, write } from './pen.js'
import type { SeasonWeek } from './season.js'

type Box = { x: number; y: number; width: number; height: number }

/** Height of the band of phases under the bars, and of the week numbers below it. */
const BAND = 12
const NUMBERS = 12

/** Hours of each week as bars, swim at the bottom, then bike and run; below them the phases and the numbers of weeks. */
export function drawHoursChart(pen: Pen, weeks: readonly SeasonWeek[], box: Box) {
  const plot = { ...box, height: box.height - BAND - NUMBERS }
  const most = Math.max(1, ...weeks.map(({ planned }) => planned.total / 60))
  const step = gridStep(most)
  const top = Math.ceil(most / step) * step
  drawGrid(pen, plot, { step, top })
  const slot = plot.width / weeks.length
  weeks.forEach((week, index) => {
    const x = plot.x + index * slot
    drawBar(pen, week.planned, { x: x + slot * 0.14, y: plot.y, width: slot * 0.72, height: plot.height, top })
    pen.doc.rect(x, plot.y + plot.height + 1, slot, BAND - 2).fill(PHASE_TINT[week.phase])
    if (isNumbered(week.week, weeks.length))
      drawNumber(pen, week.week, { x: x + slot / 2, y: plot.y + plot.height + BAND + 1 })
  })
}

/** What each colour of the bars is, with the hours of the season. */
export function drawLegend(pen: Pen, hours: BySport<string>, at: { x: number; y: number }) {
  let x = at.x
  for (const sport of SPORTS) {
    const label = `${SPORT_NAMES[sport]} ${hours[sport]}`
    pen.doc.rect(x, at.y + 1, 8, 8).fill(SPORT_COLOUR[sport])
    write(pen, label, { x: x + 12, y: at.y, size: 9, width: 140 })
    x += widthOf(pen, label, { size: 9 }) + 32
  }
}

function drawGrid(pen: Pen, { x, y, width, height }: Box, { step, top }: { step: number; top: number }) {
  for (let hours = 0; hours <= top; hours += step) {
    const level = y + height - (hours / top) * height
    pen.doc
      .moveTo(x, level)
      .lineTo(x + width, level)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke()
    write(pen, `${hours} h`, { x: x - 30, y: level - 5, size: 7.5, width: 26, colour: GREY, align: 'right' })
  }
}

function drawBar({ doc }: Pen, planned: BySport<number>, { x, y, width, height, top }: Box & { top: number }) {
  let level = y + height
  for (const sport of SPORTS) {
    const part = (planned[sport] / 60 / top) * height
    level -= part
    if (part > 0) doc.rect(x, level, width, part).fill(SPORT_COLOUR[sport])
  }
}

const drawNumber = (pen: Pen, week: number, { x, y }: { x: number; y: number }) =>
  write(pen, String(week), { x: x - 12, y, size: 7.5, width: 24, colour: GREY, align: 'center' })

/** About five lines, at round hours. */
const gridStep = (most: number): number => [1, 2, 3, 5, 10, 20].find((step) => most / step <= 6) ?? Math.ceil(most / 6)

/** Every week of a short season; of a long one the first and every fourth. */
const isNumbered = (week: number, count: number) => count <= 30 || week === 1 || week % 4 === 0
