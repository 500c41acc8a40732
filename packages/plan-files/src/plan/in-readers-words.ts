import type { Exercise, Notice, Reason, SessionStep, SessionType, Step, Workout } from '@tri/plan-engine'
import {
  exerciseInWords,
  type InWords,
  noticeInWords,
  reasonInWords,
  type TextNotice,
  type TextReason,
  type Texts,
} from '@tri/plan-engine/texts'
import { paceOfBefore } from './pace-of-before.js'
import type { PlannedExercise, PlanSheet, StoredSheet, Units } from './plan.js'
import { isRepeat } from './session-text.js'
import { inUnits, type Pool, STORED_UNITS, unitsOf } from './units.js'

export type { PlanSheet, StoredSheet } from './plan.js'

/** In which language a plan is read, and in which units: without any, in those that it is stored in. */
export type Reader = { texts: Texts; units?: Units }

/** An exercise in the words of who reads it; its distance and pace stay in the units that they are stored in. */
export const exerciseForReader = <E extends Exercise>(
  exercise: E,
  { texts, units = STORED_UNITS }: Reader,
): InWords<E> => exerciseInWords({ ...wordsOfBefore(exercise, units), pace: paceOfBefore(exercise) }, texts, units)

/** A workout in the words of who reads it. */
export const workoutForReader = <W extends Pick<Workout, 'exercises'>>(
  workout: W,
  reader: Reader,
): Omit<W, 'exercises'> & { exercises: readonly InWords<W['exercises'][number]>[] } => ({
  ...workout,
  exercises: workout.exercises.map((exercise: W['exercises'][number]) => exerciseForReader(exercise, reader)),
})

/** The reasons of a week in the words of who reads them. */
export const reasonsForReader = (
  reasons: readonly Reason[],
  { texts, units = STORED_UNITS }: Reader,
): readonly TextReason[] => reasons.map((reason) => reasonInWords(reasonOfBefore(reason, units), texts, units))

/** A notice in the words of who reads it. */
export const noticeForReader = (notice: Notice, { texts, units = STORED_UNITS }: Reader): TextNotice =>
  noticeInWords(notice, texts, units)

/** A plan in the words and units of a reader of paper, calendars and tables; names and the athlete's own notes stay. */
export function inReadersWords({ afterRace, workouts, ...sheet }: StoredSheet, reader: Reader): PlanSheet {
  const { units = STORED_UNITS } = reader
  return {
    ...sheet,
    ...(afterRace && { afterRace: afterRace.map((session) => measured(exerciseForReader(session, reader), units)) }),
    workouts: workouts.map((workout) => ({
      ...workout,
      exercises: workout.exercises.map((exercise) => measured(exerciseForReader(exercise, reader), units)),
      actualExercises:
        workout.actualExercises?.map((actual) => ({
          ...actual,
          distance: inUnits(units, actual.distance, actual.type),
          actualPace: inUnits(units, actual.actualPace, actual.type),
        })) ?? null,
    })),
  }
}

/** A plan in words of a language for a watch or a trainer: what is swum as the pool counts it, all else as it is stored. */
export const sheetForDevice = (
  { afterRace, workouts, ...sheet }: StoredSheet,
  texts: Texts,
  pool?: Pool,
): PlanSheet => {
  const reader = { texts, units: unitsOf(pool) }
  return {
    ...sheet,
    ...(afterRace && { afterRace: afterRace.map((session) => exerciseForReader(session, reader)) }),
    workouts: workouts.map((workout) => workoutForReader(workout, reader)),
  }
}

const measured = <E extends PlannedExercise>(exercise: E, units: Units): E & { units: Units } => ({
  ...exercise,
  units,
  distance: inUnits(units, exercise.distance, exercise.type),
  pace: inUnits(units, exercise.pace, exercise.type),
})

/** Words of plans of before hold miles and metres; those of a catalogue are made in the reader's units. */
const wordsOfBefore = <E extends Exercise>(exercise: E, units: Units): E => ({
  ...exercise,
  ...(exercise.name !== undefined && { name: nameOfBefore(exercise.name, exercise.type, units) }),
  ...(exercise.notes !== undefined && { notes: inUnits(units, exercise.notes, exercise.type) }),
  steps: exercise.steps.map((step) => stepOfBefore(step, exercise.type, units)),
  reasons: exercise.reasons.map((reason) => reasonOfBefore(reason, units, exercise.type)),
})

const stepOfBefore = (part: SessionStep, sport: SessionType, units: Units): SessionStep =>
  isRepeat(part)
    ? { ...part, steps: part.steps.map((step) => labelOfBefore(step, sport, units)) }
    : labelOfBefore(part, sport, units)

const labelOfBefore = (step: Step, sport: SessionType, units: Units): Step =>
  step.label === undefined ? step : { ...step, label: inUnits(units, step.label, sport) }

const reasonOfBefore = (reason: Reason, units: Units, sport?: SessionType): Reason =>
  reason.sentence === undefined ? reason : { ...reason, sentence: inUnits(units, reason.sentence, sport) }

/** The length that a swim is named for, e.g. 200 in `Threshold 200s`. */
const REPEATS = /\b(\d{2,4})s\b/g

/** Where the repeats are shown as 225 yd, `Threshold 200s` are `Threshold 225s`; no other name is changed. */
const nameOfBefore = (name: string, sport: SessionType, units: Units): string =>
  sport !== 'swim' || units.poolUnits === 'metres'
    ? name
    : name.replace(REPEATS, (_, metres: string) => `${Number.parseInt(inUnits(units, `${metres} m`), 10)}s`)
