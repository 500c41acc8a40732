import type { Completion, Workout } from '@tri/api-contract'
import { type ActualExercise, toActual } from '@tri/plan-engine'

/** What the form holds: nothing of it is sent before it is submitted. */
export type CompletionDraft = {
  exercises: readonly ActualExercise[]
  /** Minutes. */
  duration: number
  /** The athlete typed a total of their own; else it follows the exercises. */
  isDurationTyped: boolean
  notes: string
}

/** Starts with what was logged before, else with the planned values. */
export function startDraft({ exercises, actualExercises, actualDuration, notes }: Workout): CompletionDraft {
  const logged = actualExercises ?? []
  const planned = exercises.map((exercise) => logged.find(({ id }) => id === exercise.id) ?? toActual(exercise))
  const leftOver = logged.filter(({ id }) => !exercises.some((exercise) => exercise.id === id))
  const all = [...planned, ...leftOver]
  const duration = actualDuration ?? sum(all)
  return { exercises: all, duration, isDurationTyped: duration !== sum(all), notes: notes ?? '' }
}

/** Changes one exercise; the total follows its minutes until a total was typed. */
export function changeActual(draft: CompletionDraft, id: string, changes: Partial<ActualExercise>): CompletionDraft {
  const exercises = draft.exercises.map((actual) => (actual.id === id ? { ...actual, ...changes } : actual))
  return { ...draft, exercises, duration: draft.isDurationTyped ? draft.duration : sum(exercises) }
}

/** The contract's form of a finished draft. */
export const completionOf = ({ exercises, duration, notes }: CompletionDraft): Completion & { completed: true } => ({
  completed: true,
  actualExercises: [...exercises],
  actualDuration: duration,
  notes,
})

/** Whole minutes of at least 0; what is no number counts as 0. */
export function wholeMinutes(typed: string | number): number {
  const minutes = Math.trunc(Number(typed))
  return Number.isFinite(minutes) ? Math.max(0, minutes) : 0
}

const sum = (exercises: readonly ActualExercise[]) => exercises.reduce((minutes, { duration }) => minutes + duration, 0)
