import { dateOf, type IsoDay } from '@tri/plan-engine'
import type { PlannedExercise, PlanSheet } from '../plan/plan.js'
import { durationText, purposeOf, type SetLine, setLines } from '../plan/session-text.js'
import { shortDate, shortWeekday } from './dates.js'
import { GREY, INK, LINE, MARGIN, SPORT_TEXT } from './look.js'
import { bottomOf } from './page.js'
import { heightOf, type Pen, write } from './pen.js'

type SwimCard = { week: number; date: IsoDay; swim: PlannedExercise }
type Box = { x: number; y: number; width: number; height: number }

const HEAD = 24
const PADDING = 12
/** Sizes of the lines, the largest that fits is taken. */
const SIZES = [14, 13, 12, 11, 10, 9, 8, 7, 6]

/** Every swim of the plan but the race, in date order. */
export function swimCards({ calendar, workouts }: PlanSheet): readonly SwimCard[] {
  return workouts
    .filter(({ workoutType }) => workoutType !== 'race')
    .flatMap(({ week, day, exercises }) =>
      exercises
        .filter(({ type }) => type === 'swim')
        .map((swim) => ({ week, date: dateOf(calendar, week, day), swim })),
    )
    .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
}

const ROWS = 3
export const CARDS_ON_A_PAGE = 2 * ROWS

/** Up to six cards on a page, to be cut out and taken to the pool. */
export function drawCardPage(pen: Pen, cards: readonly SwimCard[]) {
  const advice = 'Poolside cards: cut along the lines and take one to the pool in a clear bag.'
  write(pen, advice, { x: MARGIN, y: MARGIN, size: 10, width: pen.width - 2 * MARGIN, colour: GREY })
  const width = (pen.width - 2 * MARGIN) / 2
  const height = (bottomOf(pen) - MARGIN - HEAD) / ROWS
  cards.forEach((card, index) => {
    const x = MARGIN + (index % 2) * width
    const y = MARGIN + HEAD + Math.floor(index / 2) * height
    drawCard(pen, card, { x, y, width, height })
  })
}

function drawCard(pen: Pen, { week, date, swim }: SwimCard, box: Box) {
  pen.doc
    .rect(box.x, box.y, box.width, box.height)
    .lineWidth(0.7)
    .dash(4, { space: 3 })
    .strokeColor(LINE)
    .stroke()
    .undash()
  const x = box.x + PADDING
  const width = box.width - 2 * PADDING
  let y = box.y + PADDING
  const when = `Week ${week}, ${shortWeekday(date)} ${shortDate(date)}`
  y += write(pen, when, { x, y, size: 9, width, colour: GREY, isOneLine: true })
  y += write(pen, swim.name, { x, y, size: 15, width, isBold: true, colour: SPORT_TEXT.swim }) + 1
  const facts = [swim.distance, durationText(swim.duration)].filter(Boolean).join('  \u00B7  ')
  y += write(pen, facts, { x, y, size: 11, width, isBold: true }) + 6
  const room = box.y + box.height - PADDING - y
  const lines = cardLines(swim)
  const size = SIZES.find((candidate) => linesHeight(pen, lines, { width, size: candidate }) <= room) ?? 5
  drawLines(pen, lines, { x, y, width, size })
}

/** What to swim, in large; how fast and how to rest, below it and smaller. */
type CardLine = { text: string; detail: string }

function cardLines(swim: PlannedExercise): readonly CardLine[] {
  const purpose = purposeOf(swim)
  return [...setLines(swim).map(cardLine), ...(purpose ? [{ text: '', detail: purpose }] : [])]
}

function cardLine({ repeat, parts }: SetLine): CardLine {
  const [main, ...rest] = parts
  const after = rest.map(({ what, target }) => (target ? `${what} @ ${target}` : what))
  return {
    text: `${repeat > 1 ? `${repeat} \u00D7 ` : ''}${main?.what ?? ''}`,
    detail: [main?.target ?? '', ...after].filter(Boolean).join(', '),
  }
}

type Fit = { width: number; size: number }

const linesHeight = (pen: Pen, lines: readonly CardLine[], fit: Fit) =>
  lines.reduce((sum, line) => sum + lineHeight(pen, line, fit), 0)

const GAP = 4

const lineHeight = (pen: Pen, { text, detail }: CardLine, { width, size }: Fit) =>
  (text ? heightOf(pen, text, { size, width, isBold: true }) : 0) +
  (detail ? heightOf(pen, detail, { size: size * 0.82, width }) : 0) +
  GAP

function drawLines(pen: Pen, lines: readonly CardLine[], at: Fit & { x: number; y: number }) {
  const { x, width, size } = at
  let { y } = at
  for (const { text, detail } of lines) {
    if (text) y += write(pen, text, { x, y, size, width, isBold: true })
    if (detail) y += write(pen, detail, { x, y, size: size * 0.82, width, colour: text ? INK : GREY })
    y += GAP
  }
}
