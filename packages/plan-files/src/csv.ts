import { type ActualExercise, dateOf } from '@tri/plan-engine'
import { plainSheet } from './one-line.js'
import type { PlannedExercise, PlannedWorkout, PlanSheet } from './plan.js'
import { lineText, setLines } from './session-text.js'

const COLUMNS = [
  'date',
  'week',
  'weekday',
  'workout',
  'sport',
  'session',
  'minutes',
  'distance',
  'pace',
  'intensity',
  'steps',
  'notes',
  'completed',
  'actual minutes',
  'actual distance',
  'actual pace',
] as const

/**
 * A plan as a table: a row for each exercise, in date order (RFC 4180, with the mark that makes spreadsheets read UTF-8).
 * A text that a spreadsheet would take for a formula is written with an apostrophe before it.
 */
export function planCsv(sheet: PlanSheet): string {
  const rows = inDateOrder(plainSheet(sheet)).flatMap(({ date, workout }) =>
    workout.exercises.map((exercise) => rowOf(date, workout, exercise)),
  )
  return `\uFEFF${[COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

const inDateOrder = ({ calendar, workouts }: PlanSheet) =>
  workouts
    .map((workout) => ({ date: dateOf(calendar, workout.week, workout.day), workout }))
    .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))

function rowOf(date: string, workout: PlannedWorkout, exercise: PlannedExercise): readonly (string | number)[] {
  const { week, dayName, workoutType, isCompleted } = workout
  const { type, name, duration, distance, pace, intensity, notes } = exercise
  const steps = setLines(exercise).map(lineText).join('\n')
  const planned = [date, week, dayName, workoutType, type, name, duration, distance, pace, intensity, steps, notes]
  return [...planned, isCompleted ? 'yes' : 'no', ...actualOf(workout.actualExercises, exercise.id)]
}

function actualOf(actual: readonly ActualExercise[] | null, exerciseId: string): readonly (string | number)[] {
  const done = actual?.find(({ id }) => id === exerciseId)
  return done ? [done.duration, done.distance, done.actualPace] : ['', '', '']
}

/** First characters by which spreadsheets know a formula, their full-width forms included (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
