import type { Completion } from '@tri/api-contract'
import { type ActualExercise, toActual } from '@tri/plan-engine'
import { type Measure, readMeasure, typedUnit } from '../../../lib/measures/typed-measure.js'
import type { Units } from '../../../lib/measures/units.js'
import type { WorkoutInWords } from '../../../lib/words.js'

/** What the form holds: nothing of it is sent before it is submitted. */
export type CompletionDraft = {
  exercises: readonly ActualExercise[]
  /** Distances and paces as they stand in their fields, since something was typed there. */
  typed: Readonly<Record<string, string>>
  /** Minutes. */
  duration: number
  /** The athlete typed a total of their own; else it follows the exercises. */
  isDurationTyped: boolean
  notes: string
}

/** The field of a measure of one exercise. */
export type MeasureField = { id: string; measure: Measure }

/** A field that holds no figure, and what to type instead. */
export type DraftProblem = MeasureField & { message: string }

/** Starts with what was logged before, else with the planned values. */
export function startDraft({ exercises, actualExercises, actualDuration, notes }: WorkoutInWords): CompletionDraft {
  const logged = actualExercises ?? []
  const planned = exercises.map((exercise) => logged.find(({ id }) => id === exercise.id) ?? toActual(exercise))
  const leftOver = logged.filter(({ id }) => !exercises.some((exercise) => exercise.id === id))
  const all = [...planned, ...leftOver]
  const duration = actualDuration ?? sum(all)
  return { exercises: all, typed: {}, duration, isDurationTyped: duration !== sum(all), notes: notes ?? '' }
}

/** Changes one exercise; the total follows its minutes until a total was typed. */
export function changeActual(draft: CompletionDraft, id: string, changes: Partial<ActualExercise>): CompletionDraft {
  const exercises = draft.exercises.map((actual) => (actual.id === id ? { ...actual, ...changes } : actual))
  return { ...draft, exercises, duration: draft.isDurationTyped ? draft.duration : sum(exercises) }
}

/** Keeps what was typed into a field, and the figure it is, if it is one. */
export function typeMeasure(draft: CompletionDraft, field: MeasureField, text: string, units: Units): CompletionDraft {
  const typed = { ...draft.typed, [nameOf(field)]: text }
  const figure = readMeasure(unitOf(draft, field, units), text)
  const changed = figure === undefined ? draft : changeActual(draft, field.id, { [field.measure]: figure })
  return { ...changed, typed }
}

/** What was typed into a field; undefined while it shows what is kept. */
export const typedIn = (draft: CompletionDraft, field: MeasureField): string | undefined => draft.typed[nameOf(field)]

/** What keeps a draft from being sent, in the order of the form. */
export const problemsOf = (draft: CompletionDraft, units: Units): readonly DraftProblem[] =>
  draft.exercises.flatMap(({ id }) =>
    (['distance', 'actualPace'] as const).flatMap((measure) => {
      const unit = unitOf(draft, { id, measure }, units)
      const text = typedIn(draft, { id, measure })
      return text !== undefined && readMeasure(unit, text) === undefined ? [{ id, measure, message: unit.problem }] : []
    }),
  )

/** The contract's form of a finished draft. */
export const completionOf = ({ exercises, duration, notes }: CompletionDraft): Completion & { completed: true } => ({
  completed: true,
  actualExercises: exercises.map(unnamed),
  actualDuration: duration,
  notes,
})

/** Whether a kept draft still is about the exercises that a new one would be about. */
export const isSameWorkout = (one: CompletionDraft, other: CompletionDraft): boolean =>
  one.exercises.map(({ id }) => id).join() === other.exercises.map(({ id }) => id).join()

/** Whole minutes of at least 0; what is no number counts as 0. */
export function wholeMinutes(typed: string | number): number {
  const minutes = Math.trunc(Number(typed))
  return Number.isFinite(minutes) ? Math.max(0, minutes) : 0
}

function unitOf({ exercises }: CompletionDraft, { id, measure }: MeasureField, units: Units) {
  const actual = exercises.find((exercise) => exercise.id === id)
  return typedUnit(units, actual?.type ?? 'run', measure)
}

/** Also the name of its input. */
export const nameOf = ({ id, measure }: MeasureField): string => `${measure} ${id}`

/** A name in words is not kept where the code tells it. */
const unnamed = ({ name, ...actual }: ActualExercise): ActualExercise =>
  actual.code === undefined && name !== undefined ? { ...actual, name } : actual

const sum = (exercises: readonly ActualExercise[]) => exercises.reduce((minutes, { duration }) => minutes + duration, 0)
