import type { ActualExercise, Exercise, Reason, SessionStep, Step } from '@tri/plan-engine'
import type { PlanSheet } from './plan/plan.js'
import { isRepeat } from './plan/session-text.js'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones by which a program ends a line, or stops reading.
const BREAKS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: these have no place in any text; a line's end has.
const CONTROLS = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]+/g

/** Text on one line: whatever would end the line, or the text, in some reader becomes a blank. */
export const oneLine = (text: string): string => text.toWellFormed().replace(BREAKS, ' ')

/** Text of several lines, each ended by `\n`; other control characters become blanks. */
const inLines = (text: string): string => text.toWellFormed().replace(LINE_ENDS, '\n').replace(CONTROLS, ' ')

/** The exercise as a file may hold it: names, figures, labels and reasons on one line each. */
export const plainExercise = <E extends Exercise>(exercise: E): E => ({
  ...exercise,
  id: oneLine(exercise.id),
  ...(exercise.name !== undefined && { name: oneLine(exercise.name) }),
  distance: oneLine(exercise.distance),
  pace: oneLine(exercise.pace),
  ...(exercise.notes !== undefined && { notes: inLines(exercise.notes) }),
  steps: exercise.steps.map(plainSessionStep),
  reasons: exercise.reasons.map(plainReason),
})

type Texts = { exercises: readonly Exercise[]; actualExercises: readonly ActualExercise[] | null; notes: string | null }

/** The same of all of a workout. */
export const plainWorkout = <W extends Texts>(workout: W): W => ({
  ...workout,
  exercises: workout.exercises.map(plainExercise),
  actualExercises: workout.actualExercises?.map(plainActual) ?? null,
  notes: workout.notes === null ? null : inLines(workout.notes),
})

/** The same of a whole plan. */
export const plainSheet = (sheet: PlanSheet): PlanSheet => ({
  ...sheet,
  name: oneLine(sheet.name),
  ...(sheet.afterRace && { afterRace: sheet.afterRace.map(plainExercise) }),
  workouts: sheet.workouts.map(plainWorkout),
})

const plainSessionStep = (step: SessionStep): SessionStep =>
  isRepeat(step) ? { ...step, steps: step.steps.map(plainStep) } : plainStep(step)

const plainStep = (step: Step): Step => (step.label === undefined ? step : { ...step, label: oneLine(step.label) })

const plainReason = (reason: Reason): Reason =>
  reason.sentence === undefined ? reason : { ...reason, sentence: oneLine(reason.sentence) }

const plainActual = (actual: ActualExercise): ActualExercise => ({
  ...actual,
  id: oneLine(actual.id),
  ...(actual.name !== undefined && { name: oneLine(actual.name) }),
  distance: oneLine(actual.distance),
  actualPace: oneLine(actual.actualPace),
  notes: inLines(actual.notes),
})
