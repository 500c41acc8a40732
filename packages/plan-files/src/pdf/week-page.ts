import { SPORTS } from '@tri/plan-engine'
import { SPORT_NAMES } from '../plan/plan.js'
import { durationText } from '../plan/session-text.js'
import { shortDate, shortWeekday } from './dates.js'
import { GREY, MARGIN, PHASE_TINT, RACE_TINT, SPORT_TEXT } from './look.js'
import { bottomOf, rule } from './page.js'
import { type Pen, widthOf, write } from './pen.js'
import type { AfterRaceWeek, SeasonDay, SeasonWeek } from './season.js'
import { type Detail, drawWorkout, type Room, workoutHeight } from './session-block.js'

/** From roomy to tight; the first that fits the page is taken. */
const DETAILS: readonly Detail[] = [
  ...[9.5, 9, 8.5, 8, 7.5].map((size) => ({ size, hasSteps: true, hasPurpose: true })),
  ...[8, 7.5, 7, 6.5, 6].map((size) => ({ size, hasSteps: true, hasPurpose: false })),
]
/** When nothing else fits: sessions without their steps. */
const BARE: readonly Detail[] = [8, 7, 6, 5, 4].map((size) => ({ size, hasSteps: false, hasPurpose: false }))

const DATE_COLUMN = 62
const PADDING = 5
/** Most room that a day gets beyond what it needs. */
const MOST_SPARE = 26

/** A week on one page: totals, then the seven days. Answers whether the steps had to be left out. */
export const drawWeek = (pen: Pen, week: SeasonWeek, totalWeeks: number): { isBare: boolean } =>
  drawDays(pen, week, drawWeekHead(pen, week, totalWeeks))

/** The same for a week after the race, which has no totals. */
export const drawAfterRace = (pen: Pen, week: AfterRaceWeek): { isBare: boolean } =>
  drawDays(pen, week, drawAfterRaceHead(pen, week))

function drawDays(pen: Pen, week: Pick<SeasonWeek, 'days'>, top: number): { isBare: boolean } {
  const room = bottomOf(pen) - top
  const width = pen.width - 2 * MARGIN - DATE_COLUMN
  const needs = (detail: Detail) => week.days.map((day) => dayHeight(pen, day, { width, detail }))
  const fits = (detail: Detail) => sum(needs(detail)) <= room
  const roomy = DETAILS.find(fits)
  const detail = roomy ?? BARE.find(fits) ?? BARE[BARE.length - 1] ?? { size: 4, hasSteps: false, hasPurpose: false }
  const heights = needs(detail)
  const spare = Math.min(MOST_SPARE, Math.max(0, room - sum(heights)) / week.days.length)
  let y = top
  week.days.forEach((day, index) => {
    const height = (heights[index] ?? 0) + spare
    drawDay(pen, day, { y, height, width, detail })
    y += height
  })
  return { isBare: roomy === undefined }
}

function drawAfterRaceHead(pen: Pen, { from, to, firstDay }: AfterRaceWeek): number {
  const width = pen.width - 2 * MARGIN
  const y = MARGIN
  const days = `Days ${firstDay} to ${firstDay + 6}: all easy, and in none of the plan's totals`
  write(pen, 'After the race', { x: MARGIN, y, size: 18, width, isBold: true })
  write(pen, `${shortDate(from)} \u2013 ${shortDate(to)}`, { x: MARGIN, y: y + 26, size: 10, width: 130, colour: GREY })
  write(pen, days, { x: MARGIN, y: y + 26, size: 10, width, colour: GREY, align: 'right' })
  return y + 48
}

function drawWeekHead(pen: Pen, { week, phase, from, to, planned }: SeasonWeek, totalWeeks: number): number {
  const width = pen.width - 2 * MARGIN
  const y = MARGIN
  write(pen, `Week ${week} of ${totalWeeks}`, { x: MARGIN, y, size: 18, width, isBold: true })
  const chip = widthOf(pen, phase, { size: 9, isBold: true }) + 14
  pen.doc.roundedRect(pen.width - MARGIN - chip, y + 3, chip, 17, 8).fill(PHASE_TINT[phase])
  write(pen, phase, { x: pen.width - MARGIN - chip, y: y + 6.5, size: 9, width: chip, isBold: true, align: 'center' })
  write(pen, `${shortDate(from)} \u2013 ${shortDate(to)}`, { x: MARGIN, y: y + 26, size: 10, width: 130, colour: GREY })
  let x = MARGIN + 130
  for (const sport of SPORTS) {
    const text = `${SPORT_NAMES[sport]} ${durationText(planned[sport])}`
    write(pen, text, { x, y: y + 26, size: 10, width: 140, colour: SPORT_TEXT[sport] })
    x += widthOf(pen, text, { size: 10 }) + 16
  }
  const total = `Total ${durationText(planned.total)}`
  write(pen, total, { x: MARGIN, y: y + 26, size: 10, width, isBold: true, align: 'right' })
  return y + 48
}

function dayHeight(pen: Pen, { workouts }: SeasonDay, room: Room): number {
  const needed = sum(workouts.map((workout) => workoutHeight(pen, workout, room)))
  return Math.max(needed, room.detail.size * 2.6) + 2 * PADDING
}

type DayPlace = Room & { y: number; height: number }

function drawDay(pen: Pen, { date, workouts }: SeasonDay, { y, height, width, detail }: DayPlace) {
  if (workouts.some(({ workoutType }) => workoutType === 'race'))
    pen.doc.rect(MARGIN - 6, y, pen.width - 2 * MARGIN + 12, height).fill(RACE_TINT)
  rule(pen, y)
  write(pen, shortWeekday(date), { x: MARGIN, y: y + PADDING, size: 11, width: DATE_COLUMN, isBold: true })
  write(pen, shortDate(date), { x: MARGIN, y: y + PADDING + 14, size: 8.5, width: DATE_COLUMN, colour: GREY })
  const x = MARGIN + DATE_COLUMN
  if (workouts.length === 0) write(pen, 'Rest', { x, y: y + PADDING, size: detail.size + 0.5, width, colour: GREY })
  let top = y + PADDING
  for (const workout of workouts) top += drawWorkout(pen, workout, { x, y: top, width, detail })
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
