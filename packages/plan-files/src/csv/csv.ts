import { type ActualExercise, dateOf, type SessionType } from '@tri/plan-engine'
import { plainSheet } from '../one-line.js'
import { afterRaceWorkouts } from '../plan/after-race.js'
import type { PlannedExercise, PlannedWorkout, PlanSheet } from '../plan/plan.js'
import { lineText, setLines } from '../plan/session-text.js'
import { STORED_UNITS, type Units } from '../plan/units.js'
import { amountsOf, amountTitles, type Cell } from './amounts.js'

const titles = (units: Units): readonly string[] => [
  ...['date', 'week', 'weekday', 'workout', 'sport', 'session', 'minutes'],
  ...amountTitles(units),
  ...['intensity', 'steps', 'notes', 'completed', 'actual minutes'],
  ...amountTitles(units).map((title) => `actual ${title}`),
]

/**
 * A plan as a table: a row for each exercise, in date order (RFC 4180, with the mark that makes spreadsheets read UTF-8).
 * Amounts are numbers in the unit of their heading; every text is quoted, and one that a spreadsheet would take for a
 * formula is written with an apostrophe before it.
 */
export function planCsv(plan: PlanSheet): string {
  const sheet = plainSheet(plan)
  const units = sheet.workouts.flatMap(({ exercises }) => exercises)[0]?.units ?? STORED_UNITS
  const rows = inDateOrder(sheet).flatMap(({ date, workout }) =>
    workout.exercises.map((exercise) => rowOf(date, { workout, exercise, units })),
  )
  return `\uFEFF${[titles(units).join(','), ...rows.map((row) => row.map(cell).join(','))].join('\r\n')}\r\n`
}

const inDateOrder = (sheet: PlanSheet) =>
  [...sheet.workouts, ...afterRaceWorkouts(sheet)]
    .map((workout) => ({ date: dateOf(sheet.calendar, workout.week, workout.day), workout }))
    .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))

type Planned = { workout: PlannedWorkout; exercise: PlannedExercise; units: Units }

function rowOf(date: string, { workout, exercise, units }: Planned): readonly Cell[] {
  const { dayName, workoutType, isCompleted, actualExercises, isAfterRace } = workout
  const week = isAfterRace ? 'after the race' : workout.week
  const { type, name, duration, distance, pace, intensity, notes } = exercise
  const steps = setLines(exercise).map(lineText).join('\n')
  return [
    ...[date, week, dayName, workoutType, type, name, duration],
    ...amountsOf(type, { distance, pace }, units),
    ...[intensity, steps, notes, isCompleted ? 'yes' : 'no'],
    ...actualOf(type, { done: actualExercises?.find(({ id }) => id === exercise.id), units }),
  ]
}

type Done = { done: ActualExercise | undefined; units: Units }

const actualOf = (type: SessionType, { done, units }: Done): readonly Cell[] => [
  done?.duration ?? null,
  ...amountsOf(type, { distance: done?.distance ?? '', pace: done?.actualPace ?? '' }, units),
]

/** First characters by which spreadsheets know a formula, their full-width forms included (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}
