import { type SessionType, sessionState, timingText } from '@tri/plan-engine'
import type { PlannedExercise, PlannedWorkout } from '../plan/plan.js'
import { durationText, lineText, purposeOf, setLines } from '../plan/session-text.js'
import { GREY, INK, SPORT_COLOUR, SPORT_TEXT } from './look.js'
import { heightOf, type Pen, write } from './pen.js'

/** How much of a session is shown, and how large. */
export type Detail = { size: number; hasSteps: boolean; hasPurpose: boolean }

/** How wide a workout may stand, in which detail. */
export type Room = { width: number; detail: Detail }

type Row = { text: string; size: number; isBold?: boolean; colour?: string; gap: number; indent?: number }
type Place = { x: number; y: number; width: number }

/** Left of the text: the bar in the sport's colour. Right of it: the box to tick. */
const BAR = 10
const TICK = 16

/** How high a workout stands with this detail. */
export const workoutHeight = (pen: Pen, workout: PlannedWorkout, room: Room): number =>
  headHeight(pen, workout, room.detail) +
  gridRows(pen, workout, room).reduce((sum, { height }) => sum + height + GAP, 0)

const GAP = 4
const COLUMN_GAP = 12

/** Draws a workout: its exercises beside their sports' bars, two in a row, and a box to tick. Answers how high it stands. */
export function drawWorkout(pen: Pen, workout: PlannedWorkout, place: Room & { x: number; y: number }): number {
  const { x, y, width, detail } = place
  const head = headText(workout)
  if (head) write(pen, head, { x, y, ...headStyle(detail), width, colour: GREY, isOneLine: true })
  let top = y + headHeight(pen, workout, detail)
  for (const { blocks, height, column } of gridRows(pen, workout, place)) {
    blocks.forEach(({ sport, rows }, index) => {
      const left = x + index * (column + COLUMN_GAP)
      pen.doc.rect(left, top + 1, 3, height - 1).fill(SPORT_COLOUR[sport])
      drawRows(pen, rows, { x: left + BAR, y: top, width: column - BAR })
    })
    top += height + GAP
  }
  drawTick(pen, { x: x + width - 9, y: y + 2 }, isDone(workout))
  return top - y
}

/** All of its sessions that were not skipped are done. */
function isDone(workout: PlannedWorkout): boolean {
  const states = workout.exercises.map((exercise) => sessionState({ workout, exercise, date: '', today: '' }))
  return states.includes('done') && states.every((state) => state === 'done' || state === 'skipped')
}

type Block = { sport: SessionType; rows: readonly Row[] }

/** One exercise alone has the whole width; of several, two share a row, and the legs of a race one. */
function gridRows(pen: Pen, { exercises, workoutType }: PlannedWorkout, { width, detail }: Room) {
  const inRow = Math.min(exercises.length, workoutType === 'race' ? 3 : 2)
  const column = (width - TICK - (inRow - 1) * COLUMN_GAP) / inRow
  const blocks = exercises.map((exercise) => ({
    sport: exercise.type,
    rows: [...timingRows(timingText({ exercises, workoutType }, exercise), detail), ...exerciseRows(exercise, detail)],
  }))
  const rows: { blocks: readonly Block[]; height: number; column: number }[] = []
  for (let first = 0; first < blocks.length; first += inRow) {
    const row = blocks.slice(first, first + inRow)
    const height = Math.max(...row.map((block) => rowsHeight(pen, block.rows, column - BAR)))
    rows.push({ blocks: row, height, column })
  }
  return rows
}

/** When the exercise is done, where it is not the day's first. */
const timingRows = (text: string, { size }: Detail): Row[] =>
  text ? [{ text, size: size - 1, colour: GREY, gap: 0 }] : []

const headStyle = ({ size }: Detail) => ({ size: size - 0.5, width: Number.POSITIVE_INFINITY })

/** What several exercises are together; nothing for one alone. */
function headText({ workoutType, exercises, totalDuration }: PlannedWorkout): string {
  if (workoutType === 'race') return `Race day, ${durationText(totalDuration)}`
  if (exercises.length < 2) return ''
  const name = workoutType === 'brick' ? 'Brick, run right after the ride' : `${exercises.length} sessions`
  return `${name}, ${durationText(totalDuration)} together`
}

const headHeight = (pen: Pen, workout: PlannedWorkout, detail: Detail) =>
  headText(workout) ? heightOf(pen, headText(workout), headStyle(detail)) + 2 : 0

function drawTick({ doc }: Pen, { x, y }: { x: number; y: number }, isCompleted: boolean) {
  doc.roundedRect(x, y, 9, 9, 1.5).lineWidth(0.8).strokeColor(GREY).stroke()
  if (!isCompleted) return
  doc
    .moveTo(x + 2, y + 4.8)
    .lineTo(x + 4, y + 7)
    .lineTo(x + 7.4, y + 2.2)
    .lineWidth(1.3)
    .strokeColor(INK)
    .stroke()
}

function exerciseRows(exercise: PlannedExercise, { size, hasSteps, hasPurpose }: Detail): readonly Row[] {
  const { type, name, duration, distance, pace, intensity } = exercise
  const facts = [durationText(duration), distance, pace, intensity].filter(Boolean).join('  \u00B7  ')
  const steps = hasSteps && exercise.steps.length > 1 ? setLines(exercise).map(lineText) : []
  const purpose = hasPurpose ? purposeOf(exercise) : ''
  return [
    { text: name, size: size + 1.5, isBold: true, colour: SPORT_TEXT[type], gap: 0 },
    { text: facts, size, gap: 1.5 },
    ...steps.map((text) => ({ text, size, gap: 0.5, indent: 8 })),
    ...(purpose ? [{ text: purpose, size, colour: GREY, gap: 0 }] : []),
  ]
}

const rowsHeight = (pen: Pen, rows: readonly Row[], width: number) =>
  rows.reduce((sum, row) => sum + heightOf(pen, row.text, styleOf(row, width)) + row.gap, 0)

function drawRows(pen: Pen, rows: readonly Row[], { x, y, width }: Place) {
  let top = y
  for (const row of rows) {
    const { indent = 0 } = row
    top += write(pen, row.text, { x: x + indent, y: top, ...styleOf(row, width) }) + row.gap
  }
}

const styleOf = ({ size, isBold = false, colour = INK, indent = 0 }: Row, width: number) => ({
  size,
  isBold,
  colour,
  width: width - indent,
})
